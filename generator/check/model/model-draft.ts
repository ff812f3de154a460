import type { TypeSymbol } from "../../bind/symbol-table.ts";
import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { ExtensionSyntax, ModelSyntax, PatchSyntax, SubsetSyntax } from "../../shape/syntax.ts";
import type { Signature } from "../cel/request.ts";
import type { Authoring } from "../layout/authoring.ts";

export type AnyModelSyntax = ModelSyntax | ExtensionSyntax | SubsetSyntax | PatchSyntax;

/** A model before its expressions are read. */
export interface ModelDraft {
  readonly symbol: TypeSymbol;
  readonly syntax: AnyModelSyntax;
  readonly properties: readonly Property[];
  readonly unknownKeys: ModelDeclaration["unknownKeys"];
  readonly key: string | undefined;
  readonly authoring: Authoring;
  /** What it is built on, and how; a broken base is left out. */
  readonly base: { readonly draft: ModelDraft; readonly how: "extends" | "subset_of" | "patch_of" } | undefined;
  /** Inherited ones first. */
  readonly derived: ReadonlyMap<string, TypeExpr>;
  /** Inherited ones first. */
  readonly methods: ReadonlyMap<string, Signature>;
  readonly constructors: ReadonlyMap<string, Signature>;
}

/** The models that it extends, nearest first. */
export function basesOf(draft: ModelDraft): readonly ModelDraft[] {
  return draft.base?.how === "extends" ? [draft.base.draft, ...basesOf(draft.base.draft)] : [];
}

/** How many models it is built on, directly and by way of others. */
export function depthOf({ base }: ModelDraft): number {
  let depth = 0;
  for (let at = base; at !== undefined; at = at.draft.base) depth += 1;
  return depth;
}

/** Whether the type is a model, by the keys of its declaration. */
export function isModelSyntax(syntax: TypeSymbol["syntax"]): syntax is AnyModelSyntax {
  return "fields" in syntax || "extends" in syntax || "subset_of" in syntax || "patch_of" in syntax;
}
