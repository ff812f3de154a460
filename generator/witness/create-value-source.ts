import { distinctValues } from "../interpret/canonical.ts";
import { rememberingInterpreter } from "../interpret/interpreter.ts";
import type { Constraint } from "../program/constraint.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { likelyValues } from "./likely-values.ts";
import { fullObjects, minimalObjects } from "./model-values.ts";
import { createFitsInNormalForm } from "./normal-size.ts";
import { mostNodesInside, nodesOf } from "./size.ts";
import type { ValueSource } from "./value-source.ts";
import { createWithoutCircles } from "./without-circles.ts";

/** Most examples that are varied. */
const mostExamples = 8;

/** A source of valid values. It remembers the objects that it made; what it gives depends on the program only. */
export function createValueSource(program: Program): ValueSource {
  const made: Made = { objects: new Map(), finished: new Map() };
  const withoutCircles = createWithoutCircles();
  const source: ValueSource = {
    program,
    interpreter: rememberingInterpreter(program),
    fits: createFitsInNormalForm(program),
    values(type, constraints, atLeast = 3) {
      const make = (): readonly JsonValue[] => validValues(source, type, constraints, atLeast);
      const isModel = type.kind === "reference" && program.declarations[type.target]?.kind === "model";
      if (isModel && constraints.length === 0) {
        const finished = made.finished.get(type.target);
        return finished?.slice(0, Math.max(atLeast, 3) + 2) ?? make();
      }
      return type.kind === "reference" && !isModel ? withoutCircles(type.target, make) : make();
    },
    objects: (name) => made.objects.get(name) ?? makeObjects(source, name, made),
  };
  return source;
}

interface Made {
  /** Objects of each model so far. */
  readonly objects: Map<string, readonly JsonObject[]>;
  /** Those among them that may stand inside others, of models that are done. */
  readonly finished: Map<string, readonly JsonObject[]>;
}

function validValues(
  source: ValueSource,
  type: TypeExpr,
  constraints: readonly Constraint[],
  atLeast: number,
): readonly JsonValue[] {
  const listed = constraints.flatMap((constraint) => (constraint.kind === "in" ? constraint.values : []));
  const likely = distinctValues(
    [...likelyValues(source, type, constraints, atLeast), ...listed].filter((value) => isSmall(source, type, value)),
  );
  const valid = likely.filter((value) => source.interpreter.validateType(type, constraints, value).length === 0);
  return valid.slice(0, Math.max(atLeast, 3) + 2);
}

function isSmall({ fits }: ValueSource, type: TypeExpr, value: JsonValue): boolean {
  return nodesOf(value, mostNodesInside) <= mostNodesInside && fits(type, value);
}

/** A model that contains itself must find an end, so it has only what was made so far while more is being made. */
function makeObjects(source: ValueSource, name: string, made: Made): readonly JsonObject[] {
  const model = source.program.declarations[name];
  if (model?.kind !== "model") return [];
  const type: TypeExpr = { kind: "reference", target: name };
  const examples = model.examples
    .map(({ value }) => value)
    .filter((value) => isJsonObject(value))
    .filter((value) => isSmall(source, type, value))
    .slice(0, mostExamples);
  made.objects.set(name, examples);
  const minimal = minimalObjects(source, model);
  made.objects.set(name, distinctValues([...minimal, ...examples]));
  const objects = distinctValues([...minimal, ...fullObjects(source, model), ...examples]);
  made.objects.set(name, objects);
  made.finished.set(
    name,
    objects.filter((value) => isSmall(source, type, value)),
  );
  return objects;
}
