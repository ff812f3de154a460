import type { Span } from "../diagnostics/span.ts";
import type { Expr } from "./expression.ts";
import type { JsonValue } from "./json.ts";
import type { TypeExpr } from "./type-expr.ts";

/** What every named thing of a spec carries. `localName` is its name in TypeScript. */
export interface Named {
  readonly name: string;
  readonly localName: string;
  readonly doc: string;
  /** What to do instead, where the thing is deprecated. */
  readonly deprecated?: string;
  /** Version of the model package that brought it. */
  readonly since?: string;
  readonly span: Span;
}

/** A property worked out from others; not on the wire. `value` reads `this`. */
export interface DerivedProperty extends Named {
  readonly kind: "derived";
  readonly type: TypeExpr;
  readonly value: Expr;
}

/** A parameter; one with a default or a nullable type may be left out. */
export interface Parameter {
  readonly kind: "parameter";
  readonly name: string;
  readonly localName: string;
  readonly doc: string;
  readonly type: TypeExpr;
  readonly default?: JsonValue;
  readonly span: Span;
}

/** A function of an instance. `value` reads `this` and the parameters. */
export interface Method extends Named {
  readonly kind: "method";
  readonly parameters: readonly Parameter[];
  readonly returns: TypeExpr;
  readonly value: Expr;
}

/**
 * Makes an instance from parameters. Assignments are made in order; `this` in one reads what those before it set. Properties
 * without an assignment take their default; the result is validated like any input.
 */
export interface Constructor extends Named {
  readonly kind: "constructor";
  readonly parameters: readonly Parameter[];
  readonly assignments: readonly Assignment[];
}

export interface Assignment {
  readonly property: string;
  readonly value: Expr;
}

/** An ordered plain object made from an instance. */
export interface View extends Named {
  readonly kind: "view";
  readonly entries: readonly ViewEntry[];
}

/** `when` decides whether the entry is there; without it, it always is. Models in `value` are shown in normal form. */
export interface ViewEntry {
  readonly key: string;
  readonly value: Expr;
  readonly when?: Expr;
}

/** A function of the module: an expression, a decision table or the making of a record. */
export interface FunctionDeclaration extends Named {
  readonly kind: "function";
  readonly module: string;
  /** Not exported, not documented. */
  readonly internal: boolean;
  readonly parameters: readonly Parameter[];
  readonly returns: TypeExpr;
  /** The first parameter, where it may be an error which carries an instance of the model that the function returns; that is the result then. */
  readonly unwraps?: string;
  readonly body: FunctionBody;
  readonly examples: readonly FunctionExample[];
}

export type FunctionBody =
  | { readonly kind: "expression"; readonly value: Expr }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly TableRow[];
    }
  | {
      readonly kind: "record";
      readonly model: string;
      readonly assignments: readonly Assignment[];
    };

/** The first row whose `when` holds gives the result; the last row has none. `cells` is for documentation: as written, by column. */
export interface TableRow {
  readonly cells: Readonly<Record<string, JsonValue>>;
  readonly when?: Expr;
  readonly give: Expr;
}

/** `gives` states the properties that matter, where the function returns a model; else the whole result. */
export interface FunctionExample {
  readonly name: string;
  readonly doc?: string;
  readonly given: Readonly<Record<string, JsonValue>>;
  readonly gives: JsonValue;
  readonly span: Span;
}
