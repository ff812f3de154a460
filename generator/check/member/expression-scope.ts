import type { Declaration } from "../../program/declaration.ts";
import type { DeclaredModel, DeclaredType, ExpressionScope, Signature } from "../cel/request.ts";
import type { Context } from "../context.ts";
import { basesOf, type ModelDraft } from "../model/model-draft.ts";

/** Everything that expressions can name, whichever module it is of; `keywords` are the declarations of what a `json_schema` may hold. */
export function expressionScope(
  context: Context,
  functions: ReadonlyMap<string, Signature>,
  keywords: readonly Declaration[],
): ExpressionScope {
  const declarations = new Map<string, DeclaredType>(context.plain);
  for (const [name, draft] of context.models) declarations.set(name, declaredModel(draft));
  for (const declaration of keywords) declarations.set(declaration.name, declaredWithoutMembers(declaration));
  return { declarations, functions };
}

/** A declaration as expressions see it; where it is a model, one that has nothing but its fields. */
export function declaredWithoutMembers(declaration: Declaration): DeclaredType {
  if (declaration.kind !== "model") return declaration;
  const { name, properties } = declaration;
  const none = new Map<string, never>();
  return { kind: "model", name, properties, derived: none, methods: none, constructors: none, bases: [] };
}

/** A model as expressions see it. */
export function declaredModel(draft: ModelDraft): DeclaredModel {
  const { symbol, properties, derived, methods, constructors, base } = draft;
  return {
    kind: "model",
    name: symbol.name,
    properties,
    derived,
    methods,
    constructors,
    ...(base?.how === "patch_of" ? { patchOf: base.draft.symbol.name } : {}),
    bases: basesOf(draft).map((other) => other.symbol.name),
  };
}
