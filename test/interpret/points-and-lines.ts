import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { Interpreter } from "../../generator/interpret/interpreter.ts";
import type { Constraint } from "../../generator/program/constraint.ts";
import type { Declaration } from "../../generator/program/declaration.ts";
import {
  binary, constraint, enumOf, literal, model, property, read, rule, scalar, programOf, typeOf,
} from "../support/hand-made-program.ts";

const colour = enumOf("Colour", ["red", "green"]);
const word = scalar("Word", "string", [
  constraint({ kind: "max_length", value: 5 }),
  constraint({ kind: "pattern", pattern: "[a-z]+" }),
]);
const point = model(
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
const interpreter = createInterpreter(programOf([colour, word, point, line]));

/** `code@path` of every issue, in order. */
function faults(type: string, value: unknown): readonly string[] {
  return interpreter.validate(type, value).map(({ code, path, rule: id }) => `${id ?? code}@${path.join(".")}`);
}

function typeFaults(type: string, constraints: readonly Constraint[], value: unknown): readonly string[] {
  return interpreter
    .validateType(typeOf(type), constraints, value)
    .map(({ code, path }) => `${code}@${path.join(".")}`);
}

