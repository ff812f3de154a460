import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { elementIn, modelIn } from "../../program/lookup.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { schemaText } from "../print.ts";
import { accepts } from "../rules/accepts.ts";
import { all, any } from "../rules/simplify.ts";
import type { Schema, SchemaObject } from "../schema.ts";
import { asMap } from "./as-map.ts";
import { asText } from "./as-text.ts";
import { throughLogic } from "./logic.ts";
import {
  follows,
  hoistedModel,
  inferencesOf,
  isNot,
  isWritten,
  type Keys,
  meetsAt,
  nestedPlaces,
  type Places,
  placesOf,
  standsAt,
} from "./places.ts";

/** What lifting looks up, and where it says why it cannot. */
export interface Lifting {
  readonly program: Program;
  /** Types that are written in more than one way, or have such types in them. */
  readonly authored: ReadonlySet<string>;
  /** Why the result is not exact; empty if it is. */
  readonly reasons: Set<string>;
}

/**
 * The schema that configuration meets exactly where what it reads as meets `schema`. Logic stays as it is; a test of a property
 * becomes the same test at each of its places, as no document uses two of them.
 */
function lift(schema: Schema, type: TypeExpr, lifting: Lifting): Schema {
  if (typeof schema === "boolean") return schema;
  const { program, authored } = lifting;
  switch (type.kind) {
    case "nullable":
      return lift(schema, type.inner, lifting);
    case "primitive":
      return schema;
    case "list":
      return liftElements(schema, type.element, lifting);
    case "map":
      return liftEntries(schema, type.value, lifting);
    case "reference": {
      const declaration = program.declarations[type.target];
      if (declaration === undefined || !authored.has(type.target)) return schema;
      if (declaration.kind === "list") return liftElements(schema, declaration.element, lifting);
      if (declaration.kind === "map") return liftEntries(schema, declaration.value, lifting);
      if (declaration.kind === "model") return liftModel(schema, declaration, lifting);
      if (declaration.kind === "union")
        return liftUnion(
          schema,
          declaration.variants.map((each) => each.type),
          lifting,
        );
      return schema;
    }
  }
}

function liftElements(schema: SchemaObject, element: TypeExpr, lifting: Lifting): Schema {
  const change = (part: Schema): Schema => (typeof part === "boolean" ? part : liftElements(part, element, lifting));
  return throughLogic(schema, change, ({ items, contains, ...rest }) => ({
    ...rest,
    ...(items === undefined ? {} : { items: lift(items, element, lifting) }),
    ...(contains === undefined ? {} : { contains: lift(contains, element, lifting) }),
  }));
}

function liftEntries(schema: SchemaObject, value: TypeExpr, lifting: Lifting): Schema {
  const change = (part: Schema): Schema => (typeof part === "boolean" ? part : liftEntries(part, value, lifting));
  return throughLogic(schema, change, ({ properties, additionalProperties, ...rest }) => ({
    ...rest,
    ...(properties === undefined
      ? {}
      : { properties: new Map([...properties].map(([name, part]) => [name, lift(part, value, lifting)])) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: lift(additionalProperties, value, lifting) }),
  }));
}

/** A text that stands for an object is tested as that object. */
function liftModel(schema: SchemaObject, model: ModelDeclaration, lifting: Lifting): Schema {
  const object = liftObject(schema, model, lifting);
  const shorthand = model.layout?.shorthand;
  if (shorthand === undefined) return object;
  const text = asText(schema, shorthand);
  const isAboutObjects = typeof object === "object" && object.type === "object";
  return any(all({ type: "string" }, text), isAboutObjects ? object : all({ not: { type: "string" } }, object));
}

/** The same for the objects of a model alone. */
export function liftObject(schema: Schema, model: ModelDeclaration, lifting: Lifting): Schema {
  if (typeof schema === "boolean") return schema;
  const change = (part: Schema): Schema => liftObject(part, model, lifting);
  return throughLogic(schema, change, ({ properties, required = [], ...rest }) => {
    const find = (name: string): Property | undefined => model.properties.find((each) => each.name === name);
    const tests = [...(properties ?? [])].map(([name, test]) => {
      const property = find(name);
      if (property === undefined) return meetsAt([name], test);
      const isThere = required.includes(name) && inferencesOf(model, name).length > 0;
      return (isThere ? liftPresent : liftProperty)(test, property, model, lifting);
    });
    const presences = required.map((name) => {
      const property = find(name);
      if (property === undefined) return standsAt([name]);
      const isTested = properties?.has(name) === true && inferencesOf(model, name).length > 0;
      return isTested || isWritten(model, property);
    });
    return all(Object.keys(rest).length === 0 || rest, ...tests, ...presences);
  });
}

function liftProperty(test: Schema, property: Property, model: ModelDeclaration, lifting: Lifting): Schema {
  const places = placesOf(model, property);
  const hoisted = hoistedModel(property, places, lifting.program);
  if (hoisted !== undefined) return liftHoisted(test, property, model, places, hoisted, lifting);
  const value = lift(test, property.type, lifting);
  const contrary = inferencesOf(model, property.name).filter((each) => !accepts(test, each.value));
  return all(
    ...places.plain.map((keys) => meetsAt(keys, value)),
    ...places.keyed.map(({ keys, by }) =>
      meetsAt(
        keys,
        asMap(test, by, { reasons: lifting.reasons, element: (part) => liftElement(part, property.type, lifting) }),
      ),
    ),
    ...contrary.map((each) => isNot(follows(model, each))),
  );
}

/** A test of a property that is there: written, or following from others. */
function liftPresent(test: Schema, property: Property, model: ModelDeclaration, lifting: Lifting): Schema {
  const value = lift(test, property.type, lifting);
  const fitting = inferencesOf(model, property.name).filter((each) => accepts(test, each.value));
  return any(
    ...placesOf(model, property).plain.map((keys) => all(meetsAt(keys, value), standsAt(keys))),
    ...fitting.map((each) => follows(model, each)),
  );
}

/** A test of the elements of a list. */
function liftElement(test: Schema, type: TypeExpr, lifting: Lifting): Schema {
  const element = elementIn(type, lifting.program);
  return element === undefined ? test : lift(test, element, lifting);
}

/** A test of a model that is written in parts: in the property that holds it, and beside that. */
function liftHoisted(
  test: Schema,
  property: Property,
  model: ModelDeclaration,
  places: Places,
  nested: ModelDeclaration,
  lifting: Lifting,
): Schema {
  const whole = liftParts(test, places, nested, lifting);
  return isSimple(test) ? whole : any(isNot(isWritten(model, property)), whole);
}

/** Whether objects of which nothing is written meet the schema. */
function isSimple(schema: Schema): boolean {
  if (typeof schema === "boolean") return schema;
  return Object.keys(schema).every((keyword) => keyword === "properties" || keyword === "type");
}

/** The test of a nested model at all places of its properties, given that something of it is written. */
export function liftParts(schema: Schema, outer: Places, nested: ModelDeclaration, lifting: Lifting): Schema {
  if (typeof schema === "boolean") return schema;
  const change = (part: Schema): Schema => liftParts(part, outer, nested, lifting);
  return throughLogic(schema, change, ({ properties, required = [], type, ...rest }) => {
    if (Object.keys(rest).length > 0) lifting.reasons.add("test of a whole object that is written in parts");
    const isObject = type === undefined || [type].flat().includes("object");
    const at = (name: string): readonly Keys[] => {
      const inner = nested.properties.find((each) => each.name === name);
      if (inner === undefined) return outer.plain.map((keys) => [...keys, name]);
      if (placesOf(nested, inner).keyed.length > 0) lifting.reasons.add("list that is written as a map");
      return nestedPlaces(outer, nested, inner);
    };
    const typeOf = (name: string): TypeExpr =>
      nested.properties.find((each) => each.name === name)?.type ?? { kind: "primitive", name: "json" };
    return all(
      isObject,
      ...[...(properties ?? [])].flatMap(([name, part]) =>
        at(name).map((keys) => meetsAt(keys, lift(part, typeOf(name), lifting))),
      ),
      ...required.map((name) => any(...at(name).map(standsAt))),
    );
  });
}

/** The variants are told apart by what stands in the value; a test of a union is a test of each. */
function liftUnion(schema: SchemaObject, variants: readonly TypeExpr[], lifting: Lifting): Schema {
  const models = variants.map((type) => modelIn(type, lifting.program));
  const lifted = models.map((model) => (model === undefined ? schema : liftModel(schema, model, lifting)));
  const [first = schema, ...others] = lifted;
  if (others.every((other) => schemaText(other) === schemaText(first))) return first;
  lifting.reasons.add("union whose variants are written in different ways");
  return true;
}
