import { child, keysOf, type Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { oneOfThese } from "../../diagnostics/suggest.ts";
import { toJson } from "../../load/to-json.ts";
import type { Property } from "../../program/declaration.ts";
import type { Expr } from "../../program/expression.ts";
import { mapExpression } from "../../program/expression-walk.ts";
import type { Assignment } from "../../program/member.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { DeclaredModel } from "../cel/request.ts";
import { lowerValue, type Surroundings } from "./lower-expression.ts";

/**
 * The assignments of a `set`, in order. Each reads the parameters, and as `this` what those before it set. What changes an instance,
 * and is not `whole`, may leave fields as they are.
 */
export function lowerAssignments(
  place: Place,
  model: DeclaredModel,
  around: Surroundings,
  whole: boolean = true,
): readonly Assignment[] {
  const done: Property[] = [];
  const assignments = keysOf(place).flatMap((name): readonly Assignment[] => {
    const at = child(place, name);
    const property = model.properties.find((candidate) => candidate.name === name);
    if (property === undefined) {
      const hint = oneOfThese(
        name,
        model.properties.map((candidate) => candidate.name),
      );
      report(around.context.sink, "no-such-field", at.key, { name, type: model.name }, { hint });
      return [];
    }
    const value = lowerAssigned(at, property, model, done, around);
    done.push(property);
    return value === undefined ? [] : [{ property: name, value }];
  });
  // What is misspelt is most often what seems to be missing.
  if (whole && keysOf(place).every((name) => model.properties.some((property) => property.name === name))) {
    reportUnset(place, model, done, around);
  }
  return assignments;
}

function lowerAssigned(
  place: Place,
  { name, type }: Property,
  model: DeclaredModel,
  done: readonly Property[],
  around: Surroundings,
): Expr | undefined {
  if (typeof toJson(place.node) !== "string" && isModel(type, around)) {
    const hint = "Leave it out where its default will do, or call a constructor of that model.";
    report(around.context.sink, "constant-model", place.node.span, { name }, { hint });
    return undefined;
  }
  // A name that no spec can declare, so that the unfinished instance fits nowhere as a whole.
  const unfinished = `unfinished ${model.name}`;
  // A property is read as it was set, so what may be absent elsewhere is there.
  const properties = done.map((property): Property => ({ ...property, presence: "required" }));
  const partial: DeclaredModel = {
    ...model,
    name: unfinished,
    properties,
    derived: new Map(),
    methods: new Map(),
    bases: [],
  };
  const declarations = new Map([...around.scope.declarations, [unfinished, partial]]);
  const variables = new Map([...around.variables, ["this", { kind: "reference", target: unfinished }]]);
  const scope = { ...around.scope, declarations };
  const value = lowerValue(place, { ...around, scope, variables }, { expected: type });
  return value && mapExpression(value, (part) => finished(part, unfinished, model.name));
}

/** Reads of the unfinished instance become reads of the model. */
function finished(part: Expr, unfinished: string, model: string): Expr {
  if (part.kind === "select" && part.model === unfinished) return { ...part, model };
  if (part.kind === "variable" && part.name === "this") return { ...part, type: { kind: "reference", target: model } };
  return part;
}

function isModel(type: TypeExpr, around: Surroundings): boolean {
  if (type.kind === "nullable") return isModel(type.inner, around);
  return type.kind === "reference" && around.scope.declarations.get(type.target)?.kind === "model";
}

function reportUnset(place: Place, model: DeclaredModel, done: readonly Property[], { context }: Surroundings): void {
  const names = new Set(done.map((property) => property.name));
  const unset = model.properties.filter((property) => property.presence === "required" && !names.has(property.name));
  if (unset.length === 0) return;
  const missing = unset.map((property) => JSON.stringify(property.name)).join(", ");
  report(context.sink, "field-not-set", place.key, { names: missing, model: model.name });
}
