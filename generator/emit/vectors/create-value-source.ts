import { distinctValues } from "../../interpret/canonical.ts";
import { createInterpreter } from "../../interpret/interpreter.ts";
import type { Constraint } from "../../program/constraint.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { likelyValues } from "./likely-values.ts";
import { fullObjects, minimalObjects } from "./model-values.ts";
import type { ValueSource } from "./value-source.ts";
import { createWithoutCircles } from "./without-circles.ts";

/** A source of valid values. It remembers the objects that it made; what it gives depends on the program only. */
export function createValueSource(program: Program): ValueSource {
  const made = new Map<string, readonly JsonObject[]>();
  const withoutCircles = createWithoutCircles();
  const source: ValueSource = {
    program,
    interpreter: createInterpreter(program),
    values(type, constraints, atLeast = 3) {
      const make = (): readonly JsonValue[] => validValues(source, type, constraints, atLeast);
      const isModel = type.kind === "reference" && program.declarations[type.target]?.kind === "model";
      return type.kind === "reference" && !isModel ? withoutCircles(type.target, make) : make();
    },
    objects: (name) => made.get(name) ?? makeObjects(source, name, made),
  };
  return source;
}

function validValues(
  source: ValueSource,
  type: TypeExpr,
  constraints: readonly Constraint[],
  atLeast: number,
): readonly JsonValue[] {
  const listed = constraints.flatMap((constraint) => (constraint.kind === "in" ? constraint.values : []));
  const likely = distinctValues([...likelyValues(source, type, constraints, atLeast), ...listed]);
  const valid = likely.filter((value) => source.interpreter.validateType(type, constraints, value).length === 0);
  return valid.slice(0, Math.max(atLeast, 3) + 2);
}

/** A model that contains itself must find an end, so it has only what was made so far while more is being made. */
function makeObjects(
  source: ValueSource,
  name: string,
  made: Map<string, readonly JsonObject[]>,
): readonly JsonObject[] {
  const model = source.program.declarations[name];
  if (model?.kind !== "model") return [];
  const examples = model.examples.map(({ value }) => value).filter((value) => isJsonObject(value));
  made.set(name, examples);
  const minimal = minimalObjects(source, model);
  made.set(name, distinctValues([...minimal, ...examples]));
  const objects = distinctValues([...minimal, ...fullObjects(source, model), ...examples]);
  made.set(name, objects);
  return objects;
}
