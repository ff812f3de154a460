import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../generator/program/json.ts";
import type { Random } from "../support/random.ts";

// The meta-schema as its authors publish it, in the copy that comes with ajv. Nothing here knows our own description of the keywords.

const load = createRequire(import.meta.url);
const folder = "ajv/dist/refs/json-schema-2020-12";
const vocabularies = "core applicator unevaluated validation meta-data format-annotation content".split(" ");

/** Documents of the meta-schema by the last part of their address. */
const documents: ReadonlyMap<string, JsonObject> = new Map([
  ["schema", jsonObject(load(`${folder}/schema.json`))],
  ...vocabularies.map((name) => [`meta/${name}`, jsonObject(load(`${folder}/meta/${name}.json`))] as const),
]);

const ajv = new Ajv2020({ strict: false, validateFormats: false, ownProperties: true });
const validate = ajv.getSchema("https://json-schema.org/draft/2020-12/schema");

/** Whether the official meta-schema accepts a value; formats are annotations there. */
export function isOfficialSchema(value: JsonValue): boolean {
  if (validate === undefined) throw new Error("ajv has no meta-schema");
  return validate(value) === true;
}

interface Keyword {
  readonly name: string;
  /** Address of the document, for references in the schema. */
  readonly home: string;
  readonly schema: JsonValue;
}

const keywords: readonly Keyword[] = [...documents].flatMap(([home, { properties }]) =>
  Object.entries(jsonObject(properties)).map(([name, schema]) => ({ name, home, schema })),
);

/** Names of all keywords that the meta-schema gives a type. */
export const officialKeywords: readonly string[] = keywords.map(({ name }) => name);

/** A random schema in the form of an object, which the meta-schema accepts. */
export function randomSchema(random: Random, depth: number = 3): JsonObject {
  const chosen = Array.from({ length: random.below(4) }, () => random.pick(keywords)).filter(
    (each) => each !== undefined,
  );
  const entries = chosen.map(({ name, home, schema }) => [name, sample(schema, home, random, depth)] as const);
  return Object.fromEntries(random.chance(0.1) ? [...entries, ["x-more", anything(random)]] : entries);
}

/** A value that one schema of the meta-schema accepts. */
function sample(schema: JsonValue, home: string, random: Random, depth: number): JsonValue {
  if (!isJsonObject(schema)) return anything(random);
  const { $ref, $dynamicRef, anyOf, enum: values, items, additionalProperties } = schema;
  if ($dynamicRef !== undefined)
    return depth === 0 || random.chance(0.2) ? random.chance(0.5) : randomSchema(random, depth - 1);
  if (typeof $ref === "string") {
    const [address = "", pointer = ""] = $ref.split("#");
    const at = address === "" ? home : address;
    const target = pointer
      .split("/")
      .slice(1)
      .reduce<JsonValue>((node, step) => jsonObject(node)[step] ?? null, documents.get(at) ?? null);
    return sample(target, at, random, depth);
  }
  if (isJsonList(anyOf)) return sample(random.pick(anyOf) ?? true, home, random, depth);
  if (isJsonList(values)) return random.pick(values) ?? null;
  switch (schema["type"]) {
    case "string":
      return random.pick(["a", "node", "_x.y-1"]) ?? "";
    case "boolean":
      return random.chance(0.5);
    case "integer":
      return random.below(5);
    case "number":
      return (random.pick([0.5, 1, 3, 1e300]) ?? 1) * (schema["exclusiveMinimum"] === 0 || random.chance(0.7) ? 1 : -1);
    case "array": {
      const length = random.below(3) + (typeof schema["minItems"] === "number" ? 1 : 0);
      const list = Array.from({ length }, () => sample(items ?? true, home, random, depth));
      return schema["uniqueItems"] === true
        ? [...new Map(list.map((each) => [JSON.stringify(each), each])).values()]
        : list;
    }
    case "object":
      return Object.fromEntries(
        Array.from({ length: random.below(3) }, () => [
          random.pick(["a", "b", "type", "__proto__", "toString"]) ?? "",
          sample(additionalProperties ?? true, home, random, depth),
        ]),
      );
    default:
      return anything(random);
  }
}

const oddValues: readonly JsonValue[] = [
  ...[null, true, false, 0, -1, 1.5, 1, "", "x", "object", "strng", "1a", "a#b", "#", "a#"],
  ...[
    [],
    {},
    ["object"],
    ["object", "object"],
    ["a", "a"],
    [1, 1],
    [true],
    [{}],
    { a: 1 },
    { a: [] },
    { a: true },
    { type: "x" },
  ],
];

function anything(random: Random): JsonValue {
  return random.pick(oddValues) ?? null;
}

/** The value with something else at some place in it, or with a keyword more. */
export function altered(value: JsonValue, random: Random): JsonValue {
  if (random.chance(0.25)) return anything(random);
  if (isJsonList(value) && value.length > 0) {
    const index = random.below(value.length);
    return random.chance(0.2)
      ? [...value, value[index] ?? null]
      : value.with(index, altered(value[index] ?? null, random));
  }
  if (!isJsonObject(value)) return anything(random);
  const key = random.chance(0.4) ? random.pick(officialKeywords) : random.pick(Object.keys(value));
  if (key === undefined) return anything(random);
  const inner = Object.hasOwn(value, key) ? value[key] : undefined;
  return Object.fromEntries([
    ...Object.entries(value),
    [key, inner === undefined ? anything(random) : altered(inner, random)],
  ]);
}

function jsonObject(value: unknown): JsonObject {
  const object: JsonObject = JSON.parse(JSON.stringify(value ?? {}));
  return object;
}
