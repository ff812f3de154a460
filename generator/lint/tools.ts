import type { Context } from "../interpret/context.ts";
import { createInterpreter } from "../interpret/interpreter.ts";
import type { Constraint } from "../program/constraint.ts";
import type { Property } from "../program/declaration.ts";
import type { JsonValue } from "../program/json.ts";
import type { FunctionDeclaration } from "../program/member.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import type { Domain } from "./domain/domain.ts";

/** What deciding about a program needs at hand. */
export interface Tools {
  readonly declarations: Program["declarations"];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /** For working out what is wholly known. Nothing there makes an instance. */
  readonly context: Context;
  /** Values of properties that were worked out before; they do not change. */
  readonly domains: Map<Property | string, Domain>;
  /** Whether a value that is not null is valid as the type, with constraints beside it. */
  readonly isValid: (type: TypeExpr, constraints: readonly Constraint[], value: JsonValue) => boolean;
}

/** The tools for one program. */
export function createTools(program: Program): Tools {
  const { declarations } = program;
  const interpreter = createInterpreter(program);
  const functions = new Map(
    program.modules.flatMap((module) => module.functions).map((declared) => [declared.name, declared]),
  );
  const accept = (): never => {
    throw new Error("lint makes no instances");
  };
  return {
    declarations,
    functions,
    domains: new Map(),
    context: { declarations, functions, accept },
    isValid: (type, constraints, value) => interpreter.validateType(type, constraints, value).length === 0,
  };
}
