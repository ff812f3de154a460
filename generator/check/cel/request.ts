import type { Span } from "../../diagnostics/span.ts";
import type {
  EnumDeclaration,
  ListDeclaration,
  MapDeclaration,
  Property,
  ScalarDeclaration,
  UnionDeclaration,
} from "../../program/declaration.ts";
import type { Expr } from "../../program/expression.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Parameter } from "../../program/member.ts";
import type { TypeExpr } from "../../program/type-expr.ts";

/** An expression to be checked, and all that it may mention. */
export interface ExpressionRequest {
  /** The CEL text, as the YAML scalar holds it. */
  readonly text: string;
  /** Where offsets in `text` lie in the file. */
  readonly spanOf: (start: number, end: number) => Span;
  /** Variables in scope with their types: `this`, `item`, parameters. */
  readonly variables: ReadonlyMap<string, TypeExpr>;
  /** Names that stand for a constant written elsewhere, as `cell` does for a cell of a table. It counts as written in place. */
  readonly constants?: ReadonlyMap<string, Constant>;
  /** What is declared. */
  readonly scope: ExpressionScope;
  /** Expressions known to be true where this one is evaluated: the `when` of a rule guards its `must`. */
  readonly given: readonly Expr[];
  /** The list whose elements the variable `item` runs over, one after the other. */
  readonly each?: Expr;
  /** The type that is needed; undefined where any will do. */
  readonly expected: TypeExpr | undefined;
}

/** Faults of the constant itself are told at `span`. */
export interface Constant {
  readonly value: JsonValue;
  readonly span: Span;
}

/** Signatures by name. Bodies are not needed, so that they can be checked in any order. */
export interface ExpressionScope {
  readonly declarations: ReadonlyMap<string, DeclaredType>;
  readonly functions: ReadonlyMap<string, Signature>;
}

export type DeclaredType =
  | ScalarDeclaration
  | EnumDeclaration
  | UnionDeclaration
  | ListDeclaration
  | MapDeclaration
  | DeclaredModel;

/** A model as expressions see it. */
export interface DeclaredModel {
  readonly kind: "model";
  readonly name: string;
  readonly properties: readonly Property[];
  readonly derived: ReadonlyMap<string, TypeExpr>;
  readonly methods: ReadonlyMap<string, Signature>;
  readonly constructors: ReadonlyMap<string, Signature>;
  /** Present on a patch: the model whose instances it changes. */
  readonly patchOf?: string;
  /** Names of the models that this one extends, nearest first: its instances are theirs too. */
  readonly bases: readonly string[];
}

export interface Signature {
  readonly parameters: readonly Parameter[];
  readonly returns: TypeExpr;
}
