import type { Interpreter } from "../interpret/interpreter.ts";
import type { Constraint } from "../program/constraint.ts";
import type { JsonObject, JsonValue } from "../program/json.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import type { FitsInNormalForm } from "./normal-size.ts";

/** Makes valid values for the types of one program. */
export interface ValueSource {
  readonly program: Program;
  readonly interpreter: Interpreter;
  /** Whether a value stays small with every default written out; only such values may be given to the interpreter. */
  readonly fits: FitsInNormalForm;
  /**
   * Some different valid values, the plainest first; none where none was found. `atLeast`, 3 where left out, is how many to
   * look for; there may be fewer.
   */
  values(type: TypeExpr, constraints: readonly Constraint[], atLeast?: number): readonly JsonValue[];
  /**
   * Valid objects of a model: one that says no more than it must, one that says as much as it can, then its examples. None
   * where they would be very large.
   */
  objects(model: string): readonly JsonObject[];
}
