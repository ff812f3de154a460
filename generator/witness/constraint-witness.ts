import type { Constraint } from "../program/constraint.ts";
import type { Declaration, ModelDeclaration, Property } from "../program/declaration.ts";
import type { JsonValue } from "../program/json.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { withKey } from "./edit.ts";
import { beyond } from "./outside-limits.ts";
import type { ValueSource } from "./value-source.ts";

/** A type that is no name of another, with all the constraints that its values must meet. */
interface Plain {
  readonly type: TypeExpr;
  readonly constraints: readonly Constraint[];
}

/** A value of a named scalar, list or map in which nothing is wrong but one of its constraints; undefined where none was found. */
export function declaredWitness(
  source: ValueSource,
  { name }: Declaration,
  constraint: Constraint,
): JsonValue | undefined {
  const self: TypeExpr = { kind: "reference", target: name };
  return outsiders(source, self, [], constraint).find((value) => {
    const issues = source.interpreter.validateType(self, [], value);
    return issues.length === 1 && issues[0]?.message === constraint.message;
  });
}

/** An object of the model in which nothing is wrong but one constraint of a property; undefined where none was found. */
export function propertyWitness(
  source: ValueSource,
  model: ModelDeclaration,
  { name, type, constraints }: Property,
  constraint: Constraint,
): JsonValue | undefined {
  const candidates = outsiders(source, type, constraints, constraint);
  for (const object of source.objects(model.name)) {
    for (const candidate of candidates) {
      const value = withKey(object, name, candidate);
      if (!source.fits({ kind: "reference", target: model.name }, value)) continue;
      const issues = source.interpreter.validate(model.name, value);
      if (issues.length === 1 && issues[0]?.message === constraint.message && issues[0].path[0] === name) return value;
    }
  }
  return undefined;
}

/** Values just outside a constraint that are small enough to be tried. */
function outsiders(
  source: ValueSource,
  type: TypeExpr,
  constraints: readonly Constraint[],
  constraint: Constraint,
): readonly JsonValue[] {
  const plain = plainOf(source.program, type, constraints);
  return beyond(source, plain.type, plain.constraints, constraint)
    .map(({ value }) => value)
    .filter((value) => source.fits(type, value));
}

function plainOf(program: Program, type: TypeExpr, constraints: readonly Constraint[]): Plain {
  if (type.kind === "nullable") return plainOf(program, type.inner, constraints);
  const declaration = type.kind === "reference" ? program.declarations[type.target] : undefined;
  switch (declaration?.kind) {
    case "scalar":
      return {
        type: { kind: "primitive", name: declaration.base },
        constraints: [...declaration.constraints, ...constraints],
      };
    case "list":
      return {
        type: { kind: "list", element: declaration.element },
        constraints: [...declaration.constraints, ...constraints],
      };
    case "map":
      return {
        type: { kind: "map", value: declaration.value },
        constraints: [...declaration.constraints, ...constraints],
      };
    default:
      return { type, constraints };
  }
}
