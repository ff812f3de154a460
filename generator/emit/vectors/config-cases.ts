import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import type { LayoutKey } from "../../program/layout.ts";
import { modelIn } from "../../program/lookup.ts";
import type { Candidate } from "../../witness/candidate.ts";
import { withKey, without } from "../../witness/edit.ts";
import type { ValueSource } from "../../witness/value-source.ts";

/**
 * Configuration of a model: every way to write each of its fields, alone and together with the plain way, which is a fault; then
 * what only whole documents have.
 */
export function configCases(model: ModelDeclaration, source: ValueSource): readonly Candidate[] {
  const [base] = source.objects(model.name);
  const { layout } = model;
  if (base === undefined) return [];
  const plain: Candidate = { description: "the layout that is sent", value: base };
  if (layout === undefined) return [plain];
  return [
    plain,
    ...layout.keys.flatMap((key) => wayCases(model, key, base, source)),
    ...groupCases(layout.keys, base),
    ...shorthandCases(model, source),
    ...inferredCases(model, source),
    ...documentCases(model, base, source),
  ];
}

function wayCases(
  model: ModelDeclaration,
  way: LayoutKey,
  base: JsonObject,
  source: ValueSource,
): readonly Candidate[] {
  const [name, inner] = way.target;
  const property = model.properties.find((each) => each.name === name);
  if (property === undefined) return [];
  const text = way.path.join(".");
  const rest = without(base, name);
  if (inner !== undefined) return hoistedCases(property, inner, way, base, source);
  const [value = null] = valuesOf(property, base, source);
  if (way.keyedBy === undefined) {
    return [
      { description: `\`${text}\` for \`${name}\``, value: put(rest, way.path, value) },
      { description: `both \`${text}\` and \`${name}\``, value: put(withKey(rest, name, value), way.path, value) },
    ];
  }
  const filled = source
    .values(property.type, property.constraints, 4)
    .find((each) => isJsonList(each) && each.length > 0);
  const map = keyed(filled ?? [], way.keyedBy);
  const [first] = Object.keys(map);
  const repeated = first === undefined ? map : withKey(map, first, withKey(objectAt(map, first), way.keyedBy, first));
  return [
    { description: `\`${text}\`, a map, for \`${name}\``, value: put(rest, way.path, map) },
    { description: `\`${text}\` that is no map`, value: put(rest, way.path, []) },
    { description: `\`${text}\` whose elements repeat their key`, value: put(rest, way.path, repeated) },
    { description: `both \`${text}\` and \`${name}\``, value: put(withKey(rest, name, []), way.path, map) },
  ];
}

function hoistedCases(
  property: Property,
  inner: string,
  { path }: LayoutKey,
  base: JsonObject,
  source: ValueSource,
): readonly Candidate[] {
  const nested = modelIn(property.type, source.program)?.properties.find((each) => each.name === inner);
  const text = path.join(".");
  if (nested === undefined) return [];
  const [value = null] =
    nested.fixed === undefined ? source.values(nested.type, nested.constraints, 1) : [nested.fixed];
  const rest = without(base, property.name);
  const whole = withKey(rest, property.name, { [inner]: value });
  return [
    { description: `\`${text}\` for \`${property.name}.${inner}\``, value: put(rest, path, value) },
    { description: `both \`${text}\` and \`${property.name}.${inner}\``, value: put(whole, path, value) },
  ];
}

/** Objects that hold nothing but fields of the one around them. */
function groupCases(keys: readonly LayoutKey[], base: JsonObject): readonly Candidate[] {
  const groups = new Set(keys.flatMap(({ path: [first, second] }) => (second === undefined ? [] : [first])));
  return [...groups].flatMap((group) => [
    { description: `\`${group}\` that is no object`, value: withKey(base, group, true) },
    { description: `\`${group}\` with an unknown key`, value: withKey(base, group, { "no such key": 1 }) },
  ]);
}

function shorthandCases({ layout, properties }: ModelDeclaration, source: ValueSource): readonly Candidate[] {
  const property = properties.find(({ name }) => name === layout?.shorthand);
  if (property === undefined) return [];
  const values = source.values(property.type, property.constraints, 2).map((value): Candidate => {
    return { description: `a text for \`${property.name}\``, value };
  });
  return [...values, { description: `an empty text for \`${property.name}\``, value: "" }];
}

/** From the largest object, in which most of what the fields ask for is there. */
function inferredCases(model: ModelDeclaration, source: ValueSource): readonly Candidate[] {
  const { inferred = [] } = model.layout ?? {};
  const base =
    source
      .objects(model.name)
      .find((object) =>
        inferred.some(({ from, property, value }) => (object[from] ?? null) !== null && object[property] === value),
      ) ??
    source.objects(model.name)[0] ??
    {};
  return [...new Set(inferred.map(({ property }) => property))].flatMap((name): readonly Candidate[] => {
    const followers = inferred.filter(({ property }) => property === name);
    const bare = followers.reduce((object, { from }) => without(object, from), without(base, name));
    const given = followers.map(({ from }) => {
      const property = model.properties.find((each) => each.name === from);
      const values = property === undefined ? [] : source.values(property.type, property.constraints, 3);
      return { from, value: values.find((value) => value !== null) ?? null };
    });
    const all = given.reduce((object, { from, value }) => withKey(object, from, value), bare);
    return [
      ...given.map(({ from, value }) => ({
        description: `\`${name}\` follows from \`${from}\``,
        value: withKey(bare, from, value),
      })),
      { description: `\`${name}\` follows from nothing`, value: bare },
      ...(given.length > 1 ? [{ description: `\`${name}\` could follow from several fields`, value: all }] : []),
    ];
  });
}

function documentCases({ layout }: ModelDeclaration, base: JsonObject, source: ValueSource): readonly Candidate[] {
  const { wrapper, header } = layout ?? {};
  const cases: Candidate[] = [];
  if (wrapper !== undefined) {
    cases.push({ description: `inside \`${wrapper}\``, value: { [wrapper]: base } });
    cases.push({
      description: `\`${wrapper}\` beside other keys`,
      value: withKey({ [wrapper]: base }, "no such key", 1),
    });
  }
  if (header === undefined) return cases;
  const { key } = header;
  const [head = {}] = source.objects(header.type);
  cases.push({ description: `with the header \`${key}\``, value: { [key]: head, ...base } });
  cases.push({ description: `with a header \`${key}\` that is no object`, value: { [key]: 1, ...base } });
  if (wrapper !== undefined) {
    cases.push({
      description: `inside \`${wrapper}\`, under the header \`${key}\``,
      value: { [key]: head, [wrapper]: base },
    });
    cases.push({
      description: `a header \`${key}\` inside \`${wrapper}\``,
      value: { [wrapper]: { [key]: head, ...base } },
    });
  }
  return cases;
}

function valuesOf(property: Property, base: JsonObject, source: ValueSource): readonly JsonValue[] {
  const known = Object.hasOwn(base, property.name) ? base[property.name] : property.fixed;
  return known === undefined ? source.values(property.type, property.constraints, 1) : [known];
}

function keyed(list: JsonValue, by: string): JsonObject {
  let map: JsonObject = {};
  for (const element of isJsonList(list) ? list : []) {
    if (isJsonObject(element)) map = withKey(map, String(element[by]), without(element, by));
  }
  return map;
}

function objectAt(map: JsonObject, key: string): JsonObject {
  const value = map[key];
  return isJsonObject(value) ? value : {};
}

function put(object: JsonObject, [first, second]: LayoutKey["path"], value: JsonValue): JsonObject {
  return withKey(object, first, second === undefined ? value : { [second]: value });
}
