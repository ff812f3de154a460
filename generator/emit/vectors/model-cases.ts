import { maxDepth } from "../../interpret/issue.ts";
import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { JsonObject, JsonValue } from "../../program/json.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Candidate } from "../../witness/candidate.ts";
import { withKey, without } from "../../witness/edit.ts";
import { ruleWitnesses } from "../../witness/rule-witnesses.ts";
import { mostNodesInFile, nodesOf } from "../../witness/size.ts";
import { acceptedValues } from "./accepted-values.ts";
import { refusedValues } from "./refused-values.ts";
import type { Suite } from "./suite.ts";

/**
 * Candidates for a model as a whole, then for each rule, then for each property; as many as a file may hold. Where there are
 * more, those of the properties are fewer: each property in turn gets one more, as long as there is room.
 */
export function modelCases(suite: Suite, model: ModelDeclaration): readonly Candidate[] {
  const { source } = suite;
  const [minimal, full] = source.objects(model.name);
  const own = [
    ...(minimal === undefined ? [] : [{ description: "as little as possible", value: minimal }]),
    ...(full === undefined ? [] : [{ description: "as much as possible", value: full }]),
    ...ruleCasesWithin(suite, model, mostNodesInFile / 2),
    ...(minimal === undefined ? [] : keyCases(minimal)),
    ...tooDeep(suite, model),
  ].filter(({ value }) => source.fits({ kind: "reference", target: model.name }, value));
  const spent = own.reduce((nodes, { value }) => nodes + nodesOf(value), 0);
  const cases = minimal === undefined ? [] : propertyCases(suite, model, minimal, mostNodesInFile - spent);
  return [...own, ...cases];
}

function ruleCasesWithin({ source }: Suite, model: ModelDeclaration, most: number): readonly Candidate[] {
  const cases: Candidate[] = [];
  let nodes = 0;
  for (const rule of model.rules) {
    if (nodes > most) break;
    const found = ruleWitnesses(source, model, rule).cases;
    nodes += found.reduce((total, { value }) => total + nodesOf(value), 0);
    cases.push(...found);
  }
  return cases;
}

/** Keys that no property has, among them two that are easily taken for something else. */
function keyCases(minimal: JsonObject): readonly Candidate[] {
  return ["no_such_key", "__proto__", "toString"].map((key) => ({
    description: `the unknown key ${key}`,
    value: withKey(minimal, key, key === "no_such_key" ? { any: ["value"] } : {}),
  }));
}

function propertyCases(suite: Suite, model: ModelDeclaration, minimal: JsonObject, most: number): readonly Candidate[] {
  const byProperty = model.properties.map((property) => ({ property, trials: trialsOf(suite, property) }));
  const chosen = byProperty.map((): Set<Trial> => new Set());
  const around = nodesOf(minimal);
  let left = most;
  for (const trial of inTurns(byProperty.map(({ trials }) => evenly(trials)))) {
    left -= around + (trial.item.candidate === undefined ? 0 : nodesOf(trial.item.candidate.value));
    if (left < 0) break;
    chosen[trial.list]?.add(trial.item);
  }
  return byProperty.flatMap(({ property, trials }, index) =>
    trials
      .filter((trial) => chosen[index]?.has(trial))
      .flatMap((trial) => tried(suite, model, minimal, property, trial)),
  );
}

/** A value to be tried for a property, or none at all; and the number of issues that it should make. */
interface Trial {
  readonly candidate: Candidate | undefined;
  readonly expected: 0 | 1;
}

function trialsOf(suite: Suite, { type, constraints, fixed }: Property): readonly Trial[] {
  const accepted =
    fixed === undefined ? acceptedValues(suite, type, constraints) : [{ description: "the fixed value", value: fixed }];
  const refused = fixed === undefined ? refusedValues(suite, type, constraints) : fixedFaults(fixed);
  return [
    { candidate: undefined, expected: 1 },
    ...accepted.map((candidate) => ({ candidate, expected: 0 as const })),
    ...refused.map((candidate) => ({ candidate, expected: 1 as const })),
  ];
}

/** Trials with none first, then accepted and refused ones by turns. */
function evenly(trials: readonly Trial[]): readonly Trial[] {
  const [missing, ...others] = trials;
  const sides = ([1, 0] as const).map((side) => others.filter(({ expected }) => expected === side));
  return [...(missing === undefined ? [] : [missing]), ...[...inTurns(sides)].map(({ item }) => item)];
}

/** The first of every list, then the second of every list, and so on. */
function* inTurns<T>(lists: readonly (readonly T[])[]): Generator<{ readonly list: number; readonly item: T }> {
  const longest = lists.reduce((most, { length }) => Math.max(most, length), 0);
  for (let turn = 0; turn < longest; turn += 1) {
    for (const [list, items] of lists.entries()) {
      const item = items[turn];
      if (item !== undefined) yield { list, item };
    }
  }
}

function tried(
  suite: Suite,
  model: ModelDeclaration,
  minimal: JsonObject,
  property: Property,
  { candidate, expected }: Trial,
): readonly Candidate[] {
  if (candidate !== undefined) return placed(suite, model, property, candidate, expected);
  return [{ description: `${property.name}: missing`, value: without(minimal, property.name) }];
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
  { source }: Suite,
  model: ModelDeclaration,
  { name, type, constraints, fixed }: Property,
  candidate: Candidate,
  expected: 0 | 1,
): readonly Candidate[] {
  const description = `${name}: ${candidate.description}`;
  const self: TypeExpr = { kind: "reference", target: model.name };
  // Where no rule looks at the property, the issues of the value are all that there are.
  const isAlone = fixed === undefined && !model.rules.some(({ reads }) => reads.includes(name));
  let best: { readonly value: JsonObject; readonly excess: number } | undefined;
  for (const object of source.objects(model.name)) {
    const value = withKey(object, name, candidate.value);
    if (!source.fits(self, value)) continue;
    const issues = isAlone
      ? source.interpreter.validateType(type, constraints, candidate.value)
      : source.interpreter.validate(model.name, value);
    const excess = Math.abs(issues.length - expected);
    if (best === undefined || excess < best.excess) best = { value, excess };
    if (excess === 0 || isAlone) break;
  }
  return best === undefined ? [] : [{ description, value: best.value }];
}
