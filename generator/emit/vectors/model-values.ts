import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import { withKey } from "./edit.ts";
import { minimize } from "./minimize.ts";
import { readsOfRules } from "./rule-reads.ts";
import type { ValueSource } from "./value-source.ts";
import { findVariation } from "./variations.ts";

/** How many variations are tried to find an object that satisfies every rule. */
const attempts = 3000;

/** A valid object that says no more than it must, in a list; an empty list where none was found. */
export function minimalObjects(source: ValueSource, model: ModelDeclaration): readonly JsonObject[] {
  let bare: JsonObject = {};
  for (const property of model.properties) {
    if (property.presence !== "required") continue;
    const [value] =
      property.fixed === undefined ? source.values(property.type, property.constraints) : [property.fixed];
    if (value !== undefined) bare = withKey(bare, property.name, value);
  }
  const isValid = (value: JsonValue): boolean => source.interpreter.validate(model.name, value).length === 0;
  const [example] = source.objects(model.name);
  const found = isValid(bare) ? bare : (repaired(source, model, bare, isValid) ?? example);
  if (found === undefined) return [];
  return [minimize(found, isValid)].filter((value) => isJsonObject(value));
}

/** A variation of an object that breaks no rule any more. */
function repaired(
  source: ValueSource,
  model: ModelDeclaration,
  bare: JsonObject,
  isValid: (value: JsonValue) => boolean,
): JsonObject | undefined {
  const broken = new Set(source.interpreter.validate(model.name, bare).map((issue) => issue.rule));
  const rules = model.rules.filter((rule) => broken.has(rule.id));
  return findVariation(bare, readsOfRules(source, rules), attempts, isValid);
}

/** A valid object in which every property that can be set is set, keys in spec order, in a list. */
export function fullObjects(source: ValueSource, model: ModelDeclaration): readonly JsonObject[] {
  const [start] = source.objects(model.name);
  if (start === undefined) return [];
  let object = start;
  for (const property of model.properties) {
    const richer = richestFirst(source, property)
      .map((value) => inSpecOrder(model, withKey(object, property.name, value)))
      .find((candidate) => source.interpreter.validate(model.name, candidate).length === 0);
    object = richer ?? object;
  }
  return [inSpecOrder(model, object)];
}

/** The values of a property that say most come first, except that very long ones come last. */
function richestFirst(source: ValueSource, property: Property): readonly JsonValue[] {
  if (property.fixed !== undefined) return [property.fixed];
  const weight = (value: JsonValue): number => {
    const { length } = JSON.stringify(value);
    return value === true ? 100 : length > 600 ? 0 : length;
  };
  return [...source.values(property.type, property.constraints)].sort((a, b) => weight(b) - weight(a));
}

function inSpecOrder(model: ModelDeclaration, object: JsonObject): JsonObject {
  let ordered: JsonObject = {};
  const names = model.properties.map(({ name }) => name).filter((name) => Object.hasOwn(object, name));
  for (const name of new Set([...names, ...Object.keys(object)])) {
    const value = object[name];
    if (value !== undefined) ordered = withKey(ordered, name, value);
  }
  return ordered;
}
