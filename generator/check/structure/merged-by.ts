import type { TypeExpr } from "../../program/type-expr.ts";
import { innerTypes, referencesIn } from "../../program/type-walk.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";

/**
 * What makes one value in normal form out of two that are written differently, as a phrase: a field that may be left out for its
 * default or for null, or a model that drops keys, in the type or anywhere inside it. Undefined where nothing does.
 */
export function mergedBy(type: TypeExpr, context: Context): string | undefined {
  const reached = new Set(referencesIn(type));
  for (const name of reached) {
    const draft = context.models.get(name);
    const problem = draft && mergedByModel(draft);
    if (problem !== undefined) return problem;
    for (const inner of typesIn(name, context)) for (const next of referencesIn(inner)) reached.add(next);
  }
  return undefined;
}

function mergedByModel({ symbol, properties, unknownKeys }: ModelDraft): string | undefined {
  const absent = properties.find(({ presence }) => presence === "defaulted");
  if (absent !== undefined) return `"${symbol.name}.${absent.name}" may be left out`;
  return unknownKeys === "ignore" ? `"${symbol.name}" drops keys that it does not know` : undefined;
}

function typesIn(name: string, context: Context): readonly TypeExpr[] {
  const plain = context.plain.get(name);
  if (plain !== undefined) return innerTypes(plain);
  return context.models.get(name)?.properties.map((property) => property.type) ?? [];
}
