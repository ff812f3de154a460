import { createInterpreter, type Interpreter } from "../../generator/interpret/interpreter.ts";
import type { Constraint } from "../../generator/program/constraint.ts";
import type { EnumDeclaration, ModelDeclaration, ScalarDeclaration } from "../../generator/program/declaration.ts";
import {
  binary,
  constraint,
  enumOf,
  literal,
  model,
  programOf,
  property,
  read,
  rule,
  scalar,
  typeOf,
} from "../support/hand-made-program.ts";

/** One of two values. */
export const colour: EnumDeclaration = enumOf("Colour", ["red", "green"]);
/** A text with two constraints. */
export const word: ScalarDeclaration = scalar("Word", "string", [
  constraint({ kind: "max_length", value: 5 }),
  constraint({ kind: "pattern", pattern: "[a-z]+" }),
]);
/** Every presence but the fixed one, and a rule. */
export const point: ModelDeclaration = model(
  "Point",
  [
    property("x", "int"),
    property("y", "int", { presence: "defaulted", default: 0 }),
    property("label", "Word?"),
    property("colour", "Colour", { presence: "optional" }),
  ],
  { rules: [rule("grows", ["x", "y"], binary(read("this", "x"), "<=", read("this", "y")), { at: ["y"] })] },
);
const line = model(
  "Line",
  [
    property("from", "Point"),
    property("to", "list<Point>", {
      presence: "defaulted",
      default: [],
      constraints: [constraint({ kind: "unique" })],
    }),
  ],
  {
    rules: [
      rule("from_is_high", ["from"], binary(read("this", "from", "y"), ">", literal(1)), { at: ["from", "y"] }),
      rule("all_low", ["to"], binary(read("item", "y"), "<", literal(5)), {
        each: read("this", "to"),
        eachPath: ["to"],
        at: ["y"],
      }),
    ],
  },
);
/** An interpreter of all these types. */
export const interpreter: Interpreter = createInterpreter(programOf([colour, word, point, line]));

/** `code@path` of every issue, in order. */
export function faults(type: string, value: unknown): readonly string[] {
  return interpreter.validate(type, value).map(({ code, path, rule: id }) => `${id ?? code}@${path.join(".")}`);
}

/** The same for a type expression, of issues that are no broken rules. */
export function typeFaults(type: string, constraints: readonly Constraint[], value: unknown): readonly string[] {
  return interpreter
    .validateType(typeOf(type), constraints, value)
    .map(({ code, path }) => `${code}@${path.join(".")}`);
}
