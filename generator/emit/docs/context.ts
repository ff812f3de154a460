import type { Interpreter } from "../../interpret/interpreter.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";

/** What every part of the docs needs at hand. */
export interface DocsContext {
  readonly program: Program;
  readonly interpreter: Interpreter;
  /** A sentence that says which targets enforce a rule of a model. */
  readonly enforcementOf: (model: string, rule: string) => string;
  /** Markdown of a type, seen from the page of a module. */
  readonly linkType: (type: TypeExpr, module: string) => string;
}
