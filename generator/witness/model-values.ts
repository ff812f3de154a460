import { objectOf, setOwn } from "../interpret/json-kind.ts";
import type { ModelDeclaration, Property } from "../program/declaration.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import type { Rule } from "../program/rule.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { minimize } from "./minimize.ts";
import { readsOfRules } from "./rule-reads.ts";
import { mostNodesInside, nodesOf } from "./size.ts";
import type { ValueSource } from "./value-source.ts";
import { findVariation } from "./variations.ts";

/** How many variations are tried to find an object that satisfies every rule. */
const attempts = 3000;

/** A valid object that says no more than it must, in a list; an empty list where none was found, or only a very large one. */
export function minimalObjects(source: ValueSource, model: ModelDeclaration): readonly JsonObject[] {
  const bare: Record<string, JsonValue> = {};
  let nodes = 1;
  for (const property of model.properties) {
    if (property.presence !== "required") continue;
    const [value] =
      property.fixed === undefined ? source.values(property.type, property.constraints) : [property.fixed];
    if (value === undefined) continue;
    setOwn(bare, property.name, value);
    nodes += nodesOf(value);
  }
  const type: TypeExpr = { kind: "reference", target: model.name };
  const [example] = source.objects(model.name);
  const isTooLarge = nodes > mostNodesOf(model) || !source.fits(type, bare);
  const isGood = (value: JsonValue): boolean => isValid(source, model, value);
  const start = isTooLarge ? undefined : isGood(bare) ? bare : repaired(source, model, bare, isGood);
  const found = start ?? example;
  if (found === undefined) return [];
  const needed = new Set(model.properties.filter(({ presence }) => presence === "required").map(({ name }) => name));
  return [minimize(found, isGood, needed)].filter((value) => isJsonObject(value));
}

/** A model with many fields may have large objects, as long as each field stays small. */
function mostNodesOf(model: ModelDeclaration): number {
  return mostNodesInside + model.properties.length;
}

/** A variation of an object that breaks no rule any more; if there is none, one that is reached by breaking fewer and fewer. */
function repaired(
  source: ValueSource,
  model: ModelDeclaration,
  bare: JsonObject,
  isGood: (value: JsonValue) => boolean,
): JsonObject | undefined {
  const broken = brokenRules(source, model, bare);
  if (broken === undefined || broken.length === 0) return undefined;
  const whole = findVariation(bare, readsOfRules(source, broken), attempts, isGood);
  if (whole !== undefined) return whole;
  const better = findVariation(bare, readsOfRules(source, broken), attempts, (value) => {
    return (brokenRules(source, model, value)?.length ?? broken.length) < broken.length;
  });
  return better && repaired(source, model, better, isGood);
}

/** The rules that an object breaks; undefined where something else is wrong with it. */
function brokenRules(
  { fits, interpreter }: ValueSource,
  model: ModelDeclaration,
  value: JsonObject,
): readonly Rule[] | undefined {
  if (!fits({ kind: "reference", target: model.name }, value)) return undefined;
  const ids = interpreter.validate(model.name, value).map((issue) => issue.rule);
  return ids.includes(undefined) ? undefined : model.rules.filter(({ id }) => ids.includes(id));
}

/**
 * A valid object in which every property that can be set is set, keys in spec order, in a list; as far as it does not become
 * very large.
 */
export function fullObjects(source: ValueSource, model: ModelDeclaration): readonly JsonObject[] {
  const [start] = source.objects(model.name);
  if (start === undefined) return [];
  const ruled = new Set(model.rules.flatMap(({ reads }) => reads));
  // A map, as an object with hundreds of keys is slow to change.
  const entries = new Map(Object.entries(start));
  let nodes = nodesOf(start);
  for (const property of model.properties) {
    const { name } = property;
    const present = entries.get(name);
    const others = nodes - (present === undefined ? 0 : nodesOf(present));
    const richer = richestFirst(source, property).find((value) => {
      if (others + nodesOf(value) > mostNodesOf(model)) return false;
      // No rule looks at the others, so a value that is good alone is good here.
      return !ruled.has(name) || isValid(source, model, objectOf([...entries, [name, value]]));
    });
    if (richer === undefined) continue;
    nodes = others + nodesOf(richer);
    entries.set(name, richer);
  }
  const names = new Set([...model.properties.map(({ name }) => name), ...entries.keys()]);
  const full = objectOf([...names].flatMap((name) => inEntry(name, entries.get(name))));
  return isValid(source, model, full) ? [full] : [];
}

function inEntry(name: string, value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  return value === undefined ? [] : [[name, value]];
}

function isValid({ fits, interpreter }: ValueSource, model: ModelDeclaration, value: JsonValue): boolean {
  return fits({ kind: "reference", target: model.name }, value) && interpreter.validate(model.name, value).length === 0;
}

/** The values of a property that say most come first, except that very long ones come last. */
function richestFirst(source: ValueSource, property: Property): readonly JsonValue[] {
  if (property.fixed !== undefined) return [property.fixed];
  const weight = (value: JsonValue): number => {
    const { length } = JSON.stringify(value);
    return value === true ? 100 : length > 600 ? 0 : length;
  };
  const weighed = source.values(property.type, property.constraints).map((value) => ({ value, weight: weight(value) }));
  return weighed.sort((a, b) => b.weight - a.weight).map(({ value }) => value);
}
