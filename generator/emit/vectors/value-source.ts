import type { Interpreter } from "../../interpret/interpreter.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { JsonObject, JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";

/** Makes valid values for the types of one program. */
export interface ValueSource {
  readonly program: Program;
  readonly interpreter: Interpreter;
  /**
   * Some different valid values, the plainest first; none where none was found. `atLeast`, 3 where left out, is how many to
   * look for; there may be fewer.
   */
  values(type: TypeExpr, constraints: readonly Constraint[], atLeast?: number): readonly JsonValue[];
  /** Valid objects of a model: one that says no more than it must, one that says as much as it can, then its examples. */
  objects(model: string): readonly JsonObject[];
}
