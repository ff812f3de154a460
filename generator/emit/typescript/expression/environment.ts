import type { ModelDeclaration, Property } from "../../../program/declaration.ts";
import type { Expr } from "../../../program/expression.ts";
import type { JsonValue } from "../../../program/json.ts";
import type { Code } from "../code.ts";
import type { Row } from "../narrowing/state.ts";
import type { Scope } from "../scope.ts";

/**
 * In which form objects stand in variables: as somebody sent them, with defaults still to be applied, or as instances. A value
 * sent may be an instance too.
 */
export type Form = "wire" | "model";

/** What TypeScript knows of null (and undefined) in the type of a piece of code. */
export type Nulls =
  /** Neither is in it. */
  | "never"
  /** It follows tests of the code, so that behind a guard neither is in it. */
  | "followed"
  /** It does not follow tests: the code is a call, or a property seen from inside a function. */
  | "unseen";

/** A piece of code that stands for the value of an expression. */
export interface Value {
  readonly code: Code;
  readonly nulls: Nulls;
  /** Absence shows as undefined: besides null, which may be a value of its own, or instead of it. */
  readonly absence?: "besides null" | "only undefined";
  /** Where the code is a variable or a path from one: how many functions stand around the place where it is bound. */
  readonly boundIn?: number;
  /** The expression that the code was printed from, where it stands for another: what was declared elsewhere, or an argument. */
  readonly source?: Source;
  /** The expression whose value a variable was given before anything checked it. */
  readonly given?: Source;
}

/** An expression, and what it was printed for. */
export interface Source {
  readonly expr: Expr;
  readonly env: Environment;
}

/** What guards leave of the values that an expression can have. */
export interface Left {
  /** Those besides null; undefined where it can be any. */
  readonly values: readonly JsonValue[] | undefined;
  readonly mayBeNull: boolean;
}

/** What a variable of an expression stands for. */
export type Binding =
  /** Code that is short and free of effects, so that it may stand there more than once. */
  | { readonly kind: "code"; readonly value: Value }
  /** An object whose properties stand in local variables. */
  | {
      readonly kind: "locals";
      readonly model: ModelDeclaration;
      readonly read: (property: Property) => Value;
      readonly whole: () => Code;
    };

/** Rows by part of the narrowing of a model; the key says which model, and the code of the instance. */
export type RowsLeft = ReadonlyMap<string, readonly (readonly Row[])[]>;

/** What an expression is printed for. */
export interface Environment {
  readonly scope: Scope;
  readonly form: Form;
  readonly variables: ReadonlyMap<string, Binding>;
  /** How many functions of the expression stand around the place at hand. */
  readonly closure: number;
  /** Names of variables of the functions around. */
  readonly taken: ReadonlySet<string>;
  /** What guards around the place leave of an expression, by its code. */
  readonly known?: ReadonlyMap<string, Left>;
  /** What guards around the place leave of the states that rules allow instances to be in. */
  readonly rows?: RowsLeft;
  /** Guards that stand around the place do not hold there: whatever may be null by its declaration may be null. */
  readonly unguarded?: boolean;
  /** Names of functions that look for something in a list, by the expression of the list. */
  readonly lookups?: ReadonlyMap<string, string>;
  readonly print: Printer;
}

/** The parts of the backend call each other through it. */
export interface Printer {
  /** The code of an expression. */
  value(expr: Expr, env: Environment): Value;
  /** The code of an expression that is not null; TypeScript knows that it is not. */
  present(expr: Expr, env: Environment): Code;
  /** The code of an expression in which absence shows as null. */
  plain(expr: Expr, env: Environment): Code;
  /** The code of a condition, or of its opposite. */
  condition(expr: Expr, env: Environment, truth: boolean): Code;
  /** The environment of code that runs only where a condition holds, or where it does not. */
  assuming(expr: Expr, truth: boolean, env: Environment): Environment;
}
