import { isDeepStrictEqual } from "node:util";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";

/** Whether a value is as a schema asks. */
export type SchemaTest = (value: JsonValue) => boolean;

/**
 * Makes a test of a JSON Schema (2020-12) that has no keywords but those below, and refers only to its own `$defs`: all that our
 * schemas need. Says no more than yes or no. Throws where the schema has another keyword, as soon as its part is needed.
 */
export function schemaTest(root: JsonObject): SchemaTest {
  const { $defs = {} } = root;
  const made = new Map<string, SchemaTest>();
  const referred = (reference: string): SchemaTest => {
    const known = made.get(reference);
    if (known !== undefined) return known;
    const test = testOf(member($defs, reference.slice("#/$defs/".length)), referred);
    made.set(reference, test);
    return test;
  };
  return testOf(root, referred);
}

/** Makes the test of a schema inside another. */
type Inner = (schema: JsonValue) => SchemaTest;

type Referred = (reference: string) => SchemaTest;

/** Parts that are objects are made when first asked for: most of a schema is not needed for most specs, and some lead back here. */
function testOf(schema: JsonValue, referred: Referred): SchemaTest {
  if (!isJsonObject(schema)) return () => schema === true;
  const tests = Object.entries(schema).flatMap(([keyword, value]): readonly SchemaTest[] => {
    if (annotations.has(keyword)) return [];
    const make = keywords.get(keyword);
    if (make === undefined) throw new Error(`no test is known for the keyword "${keyword}"`);
    return [make(value, (part) => lazily(() => testOf(part, referred)), schema, referred)];
  });
  return (value) => tests.every((test) => test(value));
}

function lazily(make: () => SchemaTest): SchemaTest {
  let made: SchemaTest | undefined;
  return (value) => {
    made ??= make();
    return made(value);
  };
}

/** Makes the test of a keyword with a value; `inner` makes one of a schema in it, `schema` is the one around it. */
type Keyword = (value: JsonValue, inner: Inner, schema: JsonObject, referred: Referred) => SchemaTest;

/** `then` and `else` are read with `if`. */
const annotations = new Set([
  ...["$schema", "$id", "$defs", "title", "description", "examples", "default", "then", "else"],
]);

const keywords: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ["$ref", (value, _inner, _schema, referred) => lazily(() => referred(String(value)))],
  ["type", typeTest],
  ["const", (expected) => (value) => isDeepStrictEqual(value, expected)],
  ["enum", (expected) => (value) => listOf(expected).some((each) => isDeepStrictEqual(value, each))],
  ["minimum", (limit) => (value) => typeof value !== "number" || value >= Number(limit)],
  ["maximum", (limit) => (value) => typeof value !== "number" || value <= Number(limit)],
  ["exclusiveMinimum", (limit) => (value) => typeof value !== "number" || value > Number(limit)],
  ["minLength", (limit) => (value) => typeof value !== "string" || [...value].length >= Number(limit)],
  ["maxLength", (limit) => (value) => typeof value !== "string" || [...value].length <= Number(limit)],
  ["pattern", patternTest],
  ["items", itemsTest],
  ["minItems", (limit) => listTest((list) => list.length >= Number(limit))],
  ["uniqueItems", (wanted) => listTest((list) => wanted !== true || areDistinct(list))],
  ["required", (names) => objectTest((object) => listOf(names).every((name) => Object.hasOwn(object, String(name))))],
  ["minProperties", (limit) => objectTest((object) => Object.keys(object).length >= Number(limit))],
  ["maxProperties", (limit) => objectTest((object) => Object.keys(object).length <= Number(limit))],
  ["properties", propertiesTest],
  ["additionalProperties", additionalTest],
  ["propertyNames", namesTest],
  ["dependentSchemas", dependentTest],
  ["allOf", allTest],
  ["anyOf", anyTest],
  ["if", conditionTest],
]);

function typeTest(wanted: JsonValue): SchemaTest {
  const names = new Set(isJsonList(wanted) ? wanted : [wanted]);
  if (names.has("number")) names.add("integer");
  return (value) => names.has(typeOf(value));
}

function typeOf(value: JsonValue): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

function patternTest(source: JsonValue): SchemaTest {
  const pattern = new RegExp(String(source), "u");
  return (value) => typeof value !== "string" || pattern.test(value);
}

function listTest(test: (list: readonly JsonValue[]) => boolean): SchemaTest {
  return (value) => !isJsonList(value) || test(value);
}

function objectTest(test: (object: JsonObject) => boolean): SchemaTest {
  return (value) => !isJsonObject(value) || test(value);
}

function itemsTest(schema: JsonValue, inner: Inner): SchemaTest {
  const test = inner(schema);
  return listTest((list) => list.every(test));
}

function areDistinct(list: readonly JsonValue[]): boolean {
  const isPlain = list.every((item) => typeof item !== "object" || item === null);
  if (isPlain) return new Set(list).size === list.length;
  return list.every((item, index) => list.findIndex((other) => isDeepStrictEqual(item, other)) === index);
}

function propertiesTest(schemas: JsonValue, inner: Inner): SchemaTest {
  const tests = entriesOf(schemas).map(([name, schema]) => [name, inner(schema)] as const);
  return objectTest((object) =>
    tests.every(([name, test]) => !Object.hasOwn(object, name) || test(member(object, name))),
  );
}

function additionalTest(schema: JsonValue, inner: Inner, { properties = {} }: JsonObject): SchemaTest {
  const named = new Set(entriesOf(properties).map(([name]) => name));
  const test = inner(schema);
  return objectTest((object) => Object.entries(object).every(([name, value]) => named.has(name) || test(value)));
}

function namesTest(schema: JsonValue, inner: Inner): SchemaTest {
  const test = inner(schema);
  return objectTest((object) => Object.keys(object).every(test));
}

function dependentTest(schemas: JsonValue, inner: Inner): SchemaTest {
  const tests = entriesOf(schemas).map(([name, schema]) => [name, inner(schema)] as const);
  return objectTest((object) => tests.every(([name, test]) => !Object.hasOwn(object, name) || test(object)));
}

function allTest(schemas: JsonValue, inner: Inner): SchemaTest {
  const tests = listOf(schemas).map(inner);
  return (value) => tests.every((test) => test(value));
}

function anyTest(schemas: JsonValue, inner: Inner): SchemaTest {
  const tests = listOf(schemas).map(inner);
  return (value) => tests.some((test) => test(value));
}

function conditionTest(
  condition: JsonValue,
  inner: Inner,
  { then = true, else: otherwise = true }: JsonObject,
): SchemaTest {
  const [asked, kept, left] = [inner(condition), inner(then), inner(otherwise)];
  return (value) => (asked(value) ? kept(value) : left(value));
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return isJsonList(value) ? value : [];
}

function entriesOf(value: JsonValue): readonly (readonly [string, JsonValue])[] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function member(value: JsonValue, name: string): JsonValue {
  return isJsonObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null;
}
