import type { JsonObject, JsonValue } from "../program/json.ts";
import type { Schema, SchemaObject } from "./schema.ts";

/** What can be printed: JSON, and maps, which unlike objects keep the order of all keys. */
type Printable = JsonValue | readonly Printable[] | ReadonlyMap<string, Printable>;

/** A schema as a file: keywords in one fixed order, two spaces a level, one line end at the end. */
export function printSchema(schema: Schema): string {
  return `${print(printable(schema), "", 0)}\n`;
}

/** Any JSON value as a file, in the same manner. */
export function printJson(value: JsonValue): string {
  return `${print(value, "", 0)}\n`;
}

/**
 * The text of a schema in pieces: one a keyword, a property and a rule, whatever stands in them. Put together they are JSON.
 */
export function schemaPieces(schema: SchemaObject): readonly string[] {
  return keywordPieces(keywordsOf(schema));
}

/** The same for keywords that are JSON already. */
export function jsonPieces(keywords: JsonObject): readonly string[] {
  return keywordPieces(Object.entries(keywords));
}

function keywordPieces(keywords: readonly (readonly [string, Printable | undefined])[]): readonly string[] {
  const entries = keywords.flatMap(([keyword, value]): (readonly string[])[] => {
    if (value === undefined) return [];
    const key = `${scalarText(keyword)}: `;
    const isSplit = keyword === "properties" || keyword === "allOf";
    return [isSplit ? inPieces(key, value) : [key + lineText(value)]];
  });
  return ["{", ...withCommas(entries), "}"];
}

function inPieces(key: string, value: Printable): readonly string[] {
  if (typeof value !== "object" || value === null) return [key + lineText(value)];
  if (isList(value)) return [`${key}[`, ...withCommas(value.map((element) => [lineText(element)])), "]"];
  const entries = entriesOf(value).map(([name, entry]) => [`${scalarText(name)}: ${lineText(entry)}`]);
  return [`${key}{`, ...withCommas(entries), "}"];
}

/** A comma behind the last piece of each entry but the last one. */
function withCommas(entries: readonly (readonly string[])[]): readonly string[] {
  return entries.flatMap((pieces, index) => {
    const last = pieces.at(-1) ?? "";
    return index === entries.length - 1 ? pieces : [...pieces.slice(0, -1), `${last},`];
  });
}

const texts = new WeakMap<SchemaObject, string>();

/** A schema on one line. Two schemas with one text are the same schema. */
export function schemaText(schema: Schema): string {
  if (typeof schema === "boolean") return String(schema);
  const known = texts.get(schema);
  if (known !== undefined) return known;
  const text = lineText(printable(schema));
  texts.set(schema, text);
  return text;
}

function printable(schema: Schema): Printable {
  if (typeof schema === "boolean") return schema;
  const entries = keywordsOf(schema).filter((entry): entry is [string, Printable] => entry[1] !== undefined);
  return new Map(entries);
}

/** The order of keywords in every file: what it is, what it allows, rules, definitions. */
function keywordsOf(schema: SchemaObject): readonly [string, Printable | undefined][] {
  return [
    ["$schema", schema.$schema],
    ["$id", schema.$id],
    ["$ref", schema.$ref],
    ["$comment", schema.$comment],
    ["title", schema.title],
    ["description", schema.description],
    ["deprecated", schema.deprecated],
    ["type", schema.type],
    ["const", schema.const],
    ["enum", schema.enum],
    ["minLength", schema.minLength],
    ["maxLength", schema.maxLength],
    ["pattern", schema.pattern],
    ["minimum", schema.minimum],
    ["exclusiveMinimum", schema.exclusiveMinimum],
    ["maximum", schema.maximum],
    ["exclusiveMaximum", schema.exclusiveMaximum],
    ["multipleOf", schema.multipleOf],
    ["items", part(schema.items)],
    ["contains", part(schema.contains)],
    ["minContains", schema.minContains],
    ["maxContains", schema.maxContains],
    ["minItems", schema.minItems],
    ["maxItems", schema.maxItems],
    ["uniqueItems", schema.uniqueItems],
    ["propertyNames", part(schema.propertyNames)],
    ["minProperties", schema.minProperties],
    ["maxProperties", schema.maxProperties],
    ["properties", named(schema.properties)],
    ["required", schema.required],
    ["additionalProperties", part(schema.additionalProperties)],
    ["not", part(schema.not)],
    ["anyOf", schema.anyOf?.map(printable)],
    ["allOf", schema.allOf?.map(printable)],
    ["if", part(schema.branch?.if)],
    ["then", part(schema.branch?.yes)],
    ["else", part(schema.branch?.no)],
    ["default", schema.default],
    ["examples", schema.examples],
    ["$defs", named(schema.$defs)],
    ["definitions", named(schema.definitions)],
  ];
}

function part(schema: Schema | undefined): Printable | undefined {
  return schema === undefined ? undefined : printable(schema);
}

function named(schemas: ReadonlyMap<string, Schema> | undefined): Printable | undefined {
  return schemas && new Map([...schemas].map(([name, schema]) => [name, printable(schema)]));
}

/** Columns of a line. What fits in one stands on one. */
const width = 100;

/** `indent` is the indentation of the line that the value begins on, `taken` what else stands on that line. */
function print(value: Printable, indent: string, taken: number): string {
  const line = lineText(value);
  if (typeof value !== "object" || value === null || indent.length + taken + line.length <= width) return line;
  const inner = `${indent}  `;
  const items = isList(value)
    ? value.map((element) => print(element, inner, 1))
    : entriesOf(value).map(([key, entry]) => {
        const name = `${scalarText(key)}: `;
        return name + print(entry, inner, name.length + 1);
      });
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  return items.length === 0 ? open + close : `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`;
}

function lineText(value: Printable): string {
  if (typeof value !== "object" || value === null) return scalarText(value);
  if (isList(value)) return `[${value.map(lineText).join(", ")}]`;
  const entries = entriesOf(value).map(([key, entry]) => `${scalarText(key)}: ${lineText(entry)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function isList(value: Printable): value is readonly Printable[] {
  return Array.isArray(value);
}

function entriesOf(value: ReadonlyMap<string, Printable> | JsonObject): readonly (readonly [string, Printable])[] {
  return value instanceof Map ? [...value] : Object.entries(value);
}

/** `<` cannot end a script element that the text stands in, and characters without a face cannot hide. */
function scalarText(value: string | number | boolean | null): string {
  return JSON.stringify(value).replace(/[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
