import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { Inference } from "../../program/layout.ts";
import { modelIn } from "../../program/lookup.ts";
import type { Program } from "../../program/program.ts";
import { all, any } from "../rules/simplify.ts";
import { tidy } from "../rules/tidy.ts";
import type { Schema, SchemaObject } from "../schema.ts";

/** Keys from the outside in, under which configuration may write a property. */
export type Keys = readonly string[];

/** All ways to write one property of a model. */
export interface Places {
  /** Where the value itself may stand; its own name comes first. */
  readonly plain: readonly Keys[];
  /** Where a map may stand for the list that the property holds. */
  readonly keyed: readonly { readonly keys: Keys; readonly by: string }[];
  /** Where properties of the model that the property holds may stand, by their names. */
  readonly within: ReadonlyMap<string, readonly Keys[]>;
}

/** Where configuration may write a property. */
export function placesOf({ layout }: ModelDeclaration, { name }: Property): Places {
  const keys = (layout?.keys ?? []).filter(({ target }) => target[0] === name);
  const within = new Map<string, Keys[]>();
  for (const { target, path } of keys) {
    const [, inner] = target;
    if (inner !== undefined) within.set(inner, [...(within.get(inner) ?? []), path]);
  }
  const own = keys.filter(({ target }) => target.length === 1);
  return {
    plain: [[name], ...own.filter(({ keyedBy }) => keyedBy === undefined).map(({ path }) => path)],
    keyed: own.flatMap(({ path, keyedBy }) => (keyedBy === undefined ? [] : [{ keys: path, by: keyedBy }])),
    within,
  };
}

/** Every place at which something of a property may stand. */
function everyPlace({ plain, keyed, within }: Places): readonly Keys[] {
  return [...plain, ...keyed.map(({ keys }) => keys), ...[...within.values()].flat()];
}

/** All places of a property of a nested model, as seen from the model that it is written into. */
export function nestedPlaces(outer: Places, nested: ModelDeclaration, property: Property): readonly Keys[] {
  const inner = placesOf(nested, property).plain;
  return [
    ...outer.plain.flatMap((keys) => inner.map((below) => [...keys, ...below])),
    ...(outer.within.get(property.name) ?? []),
  ];
}

/** The model whose properties may be written beside the property that holds it. */
export function hoistedModel(property: Property, { within }: Places, program: Program): ModelDeclaration | undefined {
  return within.size === 0 ? undefined : modelIn(property.type, program);
}

/** Objects in which something stands at a place. */
export function standsAt([first = "", ...rest]: Keys): Schema {
  const required = [first];
  return rest.length === 0
    ? { required }
    : { properties: new Map([[first, all({ type: "object" }, standsAt(rest))]]), required };
}

/** Objects in which what stands at a place meets a schema; those in which nothing stands there, too. */
export function meetsAt([first, ...rest]: Keys, schema: Schema): Schema {
  if (first === undefined) return schema;
  const inner = meetsAt(rest, schema);
  return inner === true ? true : { properties: new Map([[first, inner]]) };
}

/** Objects in which a property is written somewhere, or follows from others. */
export function isWritten(model: ModelDeclaration, property: Property): Schema {
  const written = everyPlace(placesOf(model, property)).map(standsAt);
  return any(...written, ...inferencesOf(model, property.name).map((each) => follows(model, each)));
}

/** What a property may follow from, where it is not written. */
export function inferencesOf({ layout }: ModelDeclaration, property: string): readonly Inference[] {
  return (layout?.inferred ?? []).filter((each) => each.property === property);
}

/** Objects in which a property has the value that follows from another one: a definition that stands with the model. */
export function follows(model: ModelDeclaration, inference: Inference): SchemaObject {
  return { $ref: `#/$defs/${definitionName(model, inference)}` };
}

/** The definitions that `follows` refers to, by name. */
export function inferenceDefinitions(model: ModelDeclaration): ReadonlyMap<string, Schema> {
  const inferences = model.layout?.inferred ?? [];
  return new Map(inferences.map((each) => [definitionName(model, each), meaningOf(model, each)]));
}

/** No type has such a name. */
function definitionName({ name }: ModelDeclaration, { property, from }: Inference): string {
  return `${name}.${property}.from.${from}`;
}

function meaningOf(model: ModelDeclaration, { property, from, value }: Inference): Schema {
  const written = placesIn(model, property).map(standsAt);
  const rivals = inferencesOf(model, property).filter((each) => each.from !== from);
  const test = all(
    isNot(any(...written)),
    isGiven(model, from),
    ...rivals.map((rival) => isNot(isGiven(model, rival.from))),
  );
  const $comment = `"${property}" is ${JSON.stringify(value)}, as follows from "${from}".`;
  return typeof test === "boolean" ? test : { $comment, ...test };
}

/** Objects in which a property is written and is not null. */
function isGiven(model: ModelDeclaration, name: string): Schema {
  const notNull: Schema = { not: { type: "null" } };
  return any(...placesIn(model, name).map((keys) => all(standsAt(keys), meetsAt(keys, notNull))));
}

function placesIn(model: ModelDeclaration, name: string): readonly Keys[] {
  const property = model.properties.find((candidate) => candidate.name === name);
  return property === undefined ? [] : everyPlace(placesOf(model, property));
}

/** Everything that a schema refuses. */
export function isNot(schema: Schema): Schema {
  return typeof schema === "boolean" ? !schema : tidy({ not: schema });
}
