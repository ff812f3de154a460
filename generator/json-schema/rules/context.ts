import type { Expr } from "../../program/expression.ts";
import type { FunctionDeclaration } from "../../program/member.ts";
import type { Schema } from "../schema.ts";
import type { Declarations, Universe } from "./kinds.ts";

/** A value that a schema is about: the object itself, or one element of a list. */
export interface Scope {
  readonly id: number;
  readonly universe: Universe;
}

/** What a name stands for: the value of a scope, or something that was given for a parameter. */
export type Binding = { readonly kind: "value"; readonly scope: Scope } | Term;

/** Where an expression is compiled. */
export interface Context {
  readonly declarations: Declarations;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** The schema to be made is about this value. */
  readonly scope: Scope;
  readonly bindings: ReadonlyMap<string, Binding>;
  /** Answers to questions about other scopes, by their key: here they are taken as given. */
  readonly assumed: ReadonlyMap<string, boolean>;
  /** What these answers say of the value of the scope. */
  readonly given: Schema;
  /** Shared by everything that is compiled for one rule: steps left before it is given up, and scopes made so far. */
  readonly effort: { steps: number; scopes: number };
}

/** Something to be compiled: an expression with what its names stand for, or a choice between two such things. */
export type Term = Closure | Choice;

export interface Closure {
  readonly kind: "closure";
  readonly expr: Expr;
  readonly bindings: Context["bindings"];
}

export interface Choice {
  readonly kind: "choice";
  readonly condition: Term;
  readonly yes: Term;
  readonly no: Term;
}

/** Takes one step; false when there are none left. */
export function spend({ effort }: Context): boolean {
  effort.steps -= 1;
  return effort.steps >= 0;
}
