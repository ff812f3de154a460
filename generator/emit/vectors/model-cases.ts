import { maxDepth } from "../../interpret/issue.ts";
import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { JsonObject, JsonValue } from "../../program/json.ts";
import { acceptedValues } from "./accepted-values.ts";
import type { Candidate } from "./candidate.ts";
import { withKey, without } from "./edit.ts";
import { refusedValues } from "./refused-values.ts";
import { ruleCases } from "./rule-cases.ts";
import type { Suite } from "./suite.ts";

/** Candidates for a model as a whole, then for each rule, then for each property. */
export function modelCases(suite: Suite, model: ModelDeclaration): readonly Candidate[] {
  const [minimal, full] = suite.source.objects(model.name);
  return [
    ...(minimal === undefined ? [] : [{ description: "as little as possible", value: minimal }]),
    ...(full === undefined ? [] : [{ description: "as much as possible", value: full }]),
    ...model.rules.flatMap((rule) => ruleCases(suite.source, model, rule)),
    ...(minimal === undefined ? [] : keyCases(minimal)),
    ...model.properties.flatMap((property) => propertyCases(suite, model, property)),
    ...tooDeep(suite, model),
  ];
}

/** Keys that no property has, among them two that are easily taken for something else. */
function keyCases(minimal: JsonObject): readonly Candidate[] {
  return ["no_such_key", "__proto__", "toString"].map((key) => ({
    description: `the unknown key ${key}`,
    value: withKey(minimal, key, key === "no_such_key" ? { any: ["value"] } : {}),
  }));
}

function propertyCases(suite: Suite, model: ModelDeclaration, property: Property): readonly Candidate[] {
  const { name, type, constraints, fixed } = property;
  const accepted =
    fixed === undefined ? acceptedValues(suite, type, constraints) : [{ description: "the fixed value", value: fixed }];
  const refused = fixed === undefined ? refusedValues(suite, type, constraints) : fixedFaults(fixed);
  const [minimal] = suite.source.objects(model.name);
  return [
    ...(minimal === undefined ? [] : [{ description: `${name}: missing`, value: without(minimal, name) }]),
    ...accepted.flatMap((candidate) => placed(suite, model, property, candidate, 0)),
    ...refused.flatMap((candidate) => placed(suite, model, property, candidate, 1)),
  ];
}

function fixedFaults(fixed: JsonValue): readonly Candidate[] {
  const other = typeof fixed === "boolean" ? !fixed : typeof fixed === "number" ? fixed + 1 : `${fixed}x`;
  return [
    { description: "another value than the fixed one", value: other },
    { description: "null", value: null },
  ];
}

/** Something nested deeper than any reader has to follow, in the first property that takes any JSON. */
function tooDeep(suite: Suite, model: ModelDeclaration): readonly Candidate[] {
  const property = model.properties.find(({ type }) => {
    const inner = type.kind === "nullable" ? type.inner : type;
    return inner.kind === "primitive" && inner.name.startsWith("json");
  });
  if (property === undefined) return [];
  let value: JsonValue = {};
  for (let level = 1; level < maxDepth; level += 1) value = { a: value };
  return placed(suite, model, property, { description: "nested too deep", value }, 1);
}

/** Puts a value into the first object of the model in which it makes the expected number of issues, or else the fewest. */
function placed(
  suite: Suite,
  model: ModelDeclaration,
  { name }: Property,
  candidate: Candidate,
  expected: number,
): readonly Candidate[] {
  const [best] = suite.source
    .objects(model.name)
    .map((object) => withKey(object, name, candidate.value))
    .map((value) => ({ value, count: suite.source.interpreter.validate(model.name, value).length }))
    .map(({ value, count }) => ({ value, excess: Math.abs(count - expected) }))
    .sort((a, b) => a.excess - b.excess);
  return best === undefined ? [] : [{ description: `${name}: ${candidate.description}`, value: best.value }];
}
