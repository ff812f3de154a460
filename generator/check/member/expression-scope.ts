import type { DeclaredModel, DeclaredType, ExpressionScope, Signature } from "../cel/request.ts";
import type { Context } from "../context.ts";
import { basesOf, type ModelDraft } from "../model/model-draft.ts";

/** Everything that expressions can name, whichever module it is of. */
export function expressionScope(context: Context, functions: ReadonlyMap<string, Signature>): ExpressionScope {
  const declarations = new Map<string, DeclaredType>(context.plain);
  for (const [name, draft] of context.models) declarations.set(name, declaredModel(draft));
  return { declarations, functions };
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
