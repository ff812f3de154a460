import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { Program } from "../../program/program.ts";
import { propertySchema } from "../model-schema.ts";
import { all } from "../rules/simplify.ts";
import type { Schema, SchemaObject } from "../schema.ts";
import { keyedSchema } from "./keyed-schema.ts";
import { hoistedModel, type Keys, nestedPlaces, placesOf, standsAt } from "./places.ts";

/** What objects of a model may hold in configuration: all keys, and no field twice. What must be there and rules come on top. */
export function openObject(model: ModelDeclaration, program: Program): SchemaObject {
  const entries = model.properties.flatMap((property) => entriesOf(model, property, program));
  const twice = model.properties.flatMap((property) => pairsOf(model, property, program));
  return {
    type: "object",
    ...(entries.length === 0 ? {} : { properties: merged(entries) }),
    ...(model.unknownKeys === "reject" ? { additionalProperties: false } : {}),
    ...(twice.length === 0 ? {} : { not: { $comment: "A field is written in one way only.", ...anyOf(twice) } }),
  };
}

function anyOf(pairs: readonly Schema[]): SchemaObject {
  return { anyOf: pairs };
}

type Entry = readonly [key: string, schema: Schema];

/** The keys of one property, its own name first. */
function entriesOf(model: ModelDeclaration, property: Property, program: Program): readonly Entry[] {
  const places = placesOf(model, property);
  const { declarations } = program;
  const nested = hoistedModel(property, places, program);
  const own = propertySchema(property, model.catalog, declarations);
  const value = nested === undefined ? own : { ...openObject(nested, program), ...annotationsOf(own) };
  const [, ...others] = places.plain;
  return [
    [property.name, value],
    ...others.map((keys) => under(keys, alias(own, property.name))),
    ...places.keyed.map(({ keys, by }) => under(keys, keyedSchema(property, by, program))),
    ...[...places.within].flatMap(([name, all]) =>
      all.map((keys) => under(keys, hoistedSchema(nested, name, keys, program))),
    ),
  ];
}

function hoistedSchema(nested: ModelDeclaration | undefined, name: string, [key]: Keys, program: Program): Schema {
  const property = nested?.properties.find((candidate) => candidate.name === name);
  if (property === undefined) return true;
  const schema = propertySchema(property, nested?.catalog, program.declarations);
  return key === name ? schema : alias(schema, name);
}

/** A key that a new file had better not use. */
function alias(schema: Schema, name: string): Schema {
  const { default: _, description: __, ...test } = typeof schema === "boolean" ? {} : schema;
  return { ...test, description: `The same as \`${name}\`.`, deprecated: true };
}

function annotationsOf(schema: Schema): SchemaObject {
  const { description, default: fallback, deprecated } = typeof schema === "boolean" ? {} : schema;
  return {
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}

function under([first = "", second]: Keys, schema: Schema): Entry {
  if (second === undefined) return [first, schema];
  const group: SchemaObject = {
    deprecated: true,
    type: "object",
    properties: new Map([[second, schema]]),
    additionalProperties: false,
  };
  return [first, group];
}

/** Fields that stand in an object of their own under the same key are put together. */
function merged(entries: readonly Entry[]): ReadonlyMap<string, Schema> {
  const result = new Map<string, Schema>();
  for (const [key, schema] of entries) {
    const before = result.get(key);
    const both = typeof before === "object" && typeof schema === "object" ? { before, schema } : undefined;
    const properties = both && new Map([...(both.before.properties ?? []), ...(both.schema.properties ?? [])]);
    result.set(
      key,
      both === undefined ? schema : { ...both.before, ...(properties === undefined ? {} : { properties }) },
    );
  }
  return result;
}

/** Every two places of a property, as objects that use both. */
function pairsOf(model: ModelDeclaration, property: Property, program: Program): readonly Schema[] {
  const places = placesOf(model, property);
  const nested = hoistedModel(property, places, program);
  const own = [...places.plain, ...places.keyed.map(({ keys }) => keys)];
  const below = (nested?.properties ?? []).flatMap((inner) => {
    const lifted = places.within.get(inner.name) ?? [];
    const all = nested === undefined ? [] : nestedPlaces(places, nested, inner);
    return pairs(all).filter(([first, second]) => lifted.includes(first) || lifted.includes(second));
  });
  return [...pairs(own), ...below].map(([first, second]) => all(standsAt(first), standsAt(second)));
}

function pairs(places: readonly Keys[]): readonly (readonly [Keys, Keys])[] {
  return places.flatMap((first, index) => places.slice(index + 1).map((second) => [first, second] as const));
}
