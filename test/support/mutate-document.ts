import { variantOf } from "../../generator/interpret/variant.ts";
import type { Constraint } from "../../generator/program/constraint.ts";
import type { ModelDeclaration, Property } from "../../generator/program/declaration.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../generator/program/json.ts";
import type { TypeExpr } from "../../generator/program/type-expr.ts";
import { changed, withKey, without } from "../../generator/witness/edit.ts";
import { readsOfRules } from "../../generator/witness/rule-reads.ts";
import type { ValueSource } from "../../generator/witness/value-source.ts";
import type { Variable } from "../../generator/witness/variations.ts";
import type { Random } from "./random.ts";

/** What changes documents at random. Values for a place and variables of rules are worked out once. */
export interface Mutator {
  readonly source: ValueSource;
  readonly random: Random;
  valuesOf(type: TypeExpr, constraints: readonly Constraint[]): readonly JsonValue[];
  variablesOf(model: ModelDeclaration): readonly Variable[];
}

/** Makes a mutator. */
export function createMutator(source: ValueSource, random: Random): Mutator {
  const values = new Map<TypeExpr, Map<readonly Constraint[], readonly JsonValue[]>>();
  const variables = new Map<string, readonly Variable[]>();
  return {
    source,
    random,
    valuesOf(type, constraints) {
      const ofType = remembered(values, type, () => new Map());
      return remembered(ofType, constraints, () => source.values(type, constraints, 8));
    },
    variablesOf: (model) => remembered(variables, model.name, () => readsOfRules(source, model.rules)),
  };
}

function remembered<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** One list, so that what is remembered by its constraints is found again. */
const none: readonly Constraint[] = [];

/** A change after which every property is still valid for itself, so that only rules and uniqueness can be broken. */
export function changeSomewhere(mutator: Mutator, type: TypeExpr, value: JsonValue): JsonValue {
  return atSomePlace(mutator, type, none, value, (place, constraints, at) => {
    const { random } = mutator;
    const model = modelAt(mutator, place, at);
    if (model === undefined || !isJsonObject(at)) return random.pick(mutator.valuesOf(place, constraints)) ?? at;
    const variable = random.chance(0.6) ? random.pick(mutator.variablesOf(model)) : undefined;
    const to = variable && random.pick(variable.values);
    if (variable !== undefined && to !== undefined) return changed(at, variable.path, to);
    const property = random.pick(model.properties);
    return property === undefined ? at : withProperty(mutator, property, at);
  });
}

function withProperty({ random, valuesOf }: Mutator, property: Property, object: JsonObject): JsonObject {
  const { name, type, constraints, fixed, presence } = property;
  if (presence !== "required" && random.chance(0.3)) return without(object, name);
  const value = fixed ?? random.pick(valuesOf(type, constraints));
  return value === undefined ? object : withKey(object, name, value);
}

/** Values that are wrong in most places. */
const oddValues: readonly JsonValue[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 2 ** 53, -(2 ** 53), 1e308, 0.1, 1e-7],
  ...["", " ", "a", "toString", "__proto__", "é😀", "x".repeat(70), "a\nb", "1"],
  ...[[], {}, [null], [[]], { key: null }, { constructor: 1 }],
];

/** Keys that are unknown in most places. */
const oddKeys: readonly string[] = ["no_such_key", "toString", "constructor", "", "a/b~c", "😀"];

/** A change that is likely to be a fault: another kind, a limit passed, a key too few or too many, an element twice. */
export function breakSomewhere(mutator: Mutator, type: TypeExpr, value: JsonValue): JsonValue {
  const { random } = mutator;
  return atSomePlace(mutator, type, none, value, (_, __, at) => {
    if (isJsonObject(at) && random.chance(0.7)) {
      const key = random.pick(Object.keys(at));
      if (key === undefined || random.chance(0.2)) return withKey(at, random.pick(oddKeys) ?? "", odd(random));
      return random.chance(0.4) ? without(at, key) : withKey(at, key, nudged(random, at[key] ?? null));
    }
    if (isJsonList(at) && random.chance(0.7)) {
      const element = random.pick(at) ?? odd(random);
      return random.chance(0.5) ? [...at, element] : [...at, odd(random)];
    }
    return nudged(random, at);
  });
}

/** A value near the given one, or quite another. */
function nudged(random: Random, value: JsonValue): JsonValue {
  if (random.chance(0.5)) return odd(random);
  switch (typeof value) {
    case "number":
      return value + (random.pick([-1000, -1, -0.5, 0.001, 1, 1000]) ?? 0);
    case "string":
      return (
        random.pick([`${value}x`, `${value}\n`, ` ${value}`, value.toUpperCase(), value.slice(1), value + value]) ?? ""
      );
    case "boolean":
      return !value;
    default:
      return odd(random);
  }
}

function odd(random: Random): JsonValue {
  return random.pick(oddValues) ?? null;
}

type Change = (type: TypeExpr, constraints: readonly Constraint[], value: JsonValue) => JsonValue;

/** Walks down from a value to some place in it, by the types, and changes what is there. */
function atSomePlace(
  mutator: Mutator,
  type: TypeExpr,
  constraints: readonly Constraint[],
  value: JsonValue,
  change: Change,
): JsonValue {
  const { random } = mutator;
  if (random.chance(0.45)) return change(type, constraints, value);
  if (isJsonList(value)) {
    const element = elementType(mutator, type);
    const index = random.below(value.length);
    const at = value[index];
    if (element === undefined || at === undefined) return change(type, constraints, value);
    return value.with(index, atSomePlace(mutator, element, none, at, change));
  }
  const key = isJsonObject(value) ? random.pick(Object.keys(value)) : undefined;
  if (!isJsonObject(value) || key === undefined) return change(type, constraints, value);
  const model = modelAt(mutator, type, value);
  const property = model?.properties.find(({ name }) => name === key);
  const inner = property?.type ?? elementType(mutator, type);
  if (inner === undefined) return change(type, constraints, value);
  return withKey(value, key, atSomePlace(mutator, inner, property?.constraints ?? none, value[key] ?? null, change));
}

/** The model that the value at a place is an object of. */
function modelAt(mutator: Mutator, type: TypeExpr, value: JsonValue): ModelDeclaration | undefined {
  if (type.kind === "nullable") return modelAt(mutator, type.inner, value);
  const name = type.kind === "primitive" ? type.name : type.kind === "reference" ? type.target : "";
  if (!isJsonObject(value)) return undefined;
  // What a schema may hold is declared under the name of the type.
  const declaration = mutator.source.program.declarations[name];
  if (declaration?.kind === "model") return declaration;
  const variant = declaration?.kind === "union" ? variantOf(declaration, value) : undefined;
  return variant && modelAt(mutator, variant.type, value);
}

/** The type of the elements of a list or of the values of a map. */
function elementType(mutator: Mutator, type: TypeExpr): TypeExpr | undefined {
  switch (type.kind) {
    case "nullable":
      return elementType(mutator, type.inner);
    case "list":
      return type.element;
    case "map":
      return type.value;
    case "primitive":
      return undefined;
    case "reference": {
      const declaration = mutator.source.program.declarations[type.target];
      if (declaration?.kind === "list") return declaration.element;
      return declaration?.kind === "map" ? declaration.value : undefined;
    }
  }
}

/** The same value with the keys of its objects in another order. */
export function shuffled(random: Random, value: JsonValue): JsonValue {
  if (isJsonList(value)) return value.map((element) => shuffled(random, element));
  if (!isJsonObject(value)) return value;
  const keys = Object.keys(value);
  for (let last = keys.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const [a = "", b = ""] = [keys[last], keys[other]];
    keys[last] = b;
    keys[other] = a;
  }
  let result: JsonObject = {};
  for (const key of keys) result = withKey(result, key, shuffled(random, value[key] ?? null));
  return result;
}
