import type { JsonValue } from "../program/json.ts";
import {
  type Brackets,
  closing,
  jsonTree,
  keyText,
  lineText,
  listTree,
  objectTree,
  print,
  type Tree,
} from "./json-text.ts";
import type { Schema, SchemaObject } from "./schema.ts";

/** A schema as a file: keywords in one fixed order, two spaces a level, one line end at the end. */
export function printSchema(schema: Schema): string {
  return `${print(schemaTree(schema))}\n`;
}

/** Any JSON value as a file, in the same manner. */
export function printJson(value: JsonValue): string {
  return `${print(jsonTree(value))}\n`;
}

/**
 * The text of a schema in pieces: one a keyword, a property and a rule, whatever stands in them. Put together they are JSON.
 */
export function schemaPieces(schema: SchemaObject): readonly string[] {
  return keywordPieces(keywordTrees(schema));
}

/** The same for keywords that were chosen from those of a schema. */
export function keywordPieces(keywords: readonly (readonly [string, Tree])[]): readonly string[] {
  const entries = keywords.map(([keyword, tree]): readonly string[] => {
    const key = keyText(keyword);
    const isSplit = typeof tree === "object" && (keyword === "properties" || keyword === "allOf");
    return isSplit ? inPieces(key, tree) : [key + lineText(tree)];
  });
  return ["{", ...withCommas(entries), "}"];
}

function inPieces(key: string, { open, entries }: Brackets): readonly string[] {
  return [key + open, ...withCommas(entries.map((entry) => [entry.key + lineText(entry.tree)])), closing[open]];
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
  const text = lineText(schemaTree(schema));
  texts.set(schema, text);
  return text;
}

/** Schemas are shared: what one type refers to stands in the files of many. */
const trees = new WeakMap<object, Tree>();

function schemaTree(schema: Schema): Tree {
  if (typeof schema === "boolean") return String(schema);
  const known = trees.get(schema);
  if (known !== undefined) return known;
  const tree = objectTree(keywordTrees(schema));
  trees.set(schema, tree);
  return tree;
}

/** The keywords of a schema with what they say, in the order in which they are printed. */
export function keywordTrees(schema: SchemaObject): readonly (readonly [string, Tree])[] {
  return keywordsOf(schema).filter((entry): entry is [string, Tree] => entry[1] !== undefined);
}

/** The order of keywords in every file: what it is, what it allows, rules, definitions. */
function keywordsOf(schema: SchemaObject): readonly [string, Tree | undefined][] {
  return [
    ["$schema", json(schema.$schema)],
    ["$id", json(schema.$id)],
    ["$ref", json(schema.$ref)],
    ["$comment", json(schema.$comment)],
    ["title", json(schema.title)],
    ["description", json(schema.description)],
    ["deprecated", json(schema.deprecated)],
    ["type", json(schema.type)],
    ["const", json(schema.const)],
    ["enum", json(schema.enum)],
    ["minLength", json(schema.minLength)],
    ["maxLength", json(schema.maxLength)],
    ["pattern", json(schema.pattern)],
    ["minimum", json(schema.minimum)],
    ["exclusiveMinimum", json(schema.exclusiveMinimum)],
    ["maximum", json(schema.maximum)],
    ["exclusiveMaximum", json(schema.exclusiveMaximum)],
    ["multipleOf", json(schema.multipleOf)],
    ["items", part(schema.items)],
    ["contains", part(schema.contains)],
    ["minContains", json(schema.minContains)],
    ["maxContains", json(schema.maxContains)],
    ["minItems", json(schema.minItems)],
    ["maxItems", json(schema.maxItems)],
    ["uniqueItems", json(schema.uniqueItems)],
    ["propertyNames", part(schema.propertyNames)],
    ["minProperties", json(schema.minProperties)],
    ["maxProperties", json(schema.maxProperties)],
    ["properties", named(schema.properties)],
    ["required", json(schema.required)],
    ["additionalProperties", part(schema.additionalProperties)],
    ["not", part(schema.not)],
    ["anyOf", list(schema.anyOf)],
    ["allOf", list(schema.allOf)],
    ["if", part(schema.branch?.if)],
    ["then", part(schema.branch?.yes)],
    ["else", part(schema.branch?.no)],
    ["default", json(schema.default)],
    ["examples", json(schema.examples)],
    ["$defs", named(schema.$defs)],
    ["definitions", named(schema.definitions)],
  ];
}

function json(value: JsonValue | undefined): Tree | undefined {
  return value === undefined ? undefined : jsonTree(value);
}

function part(schema: Schema | undefined): Tree | undefined {
  return schema === undefined ? undefined : schemaTree(schema);
}

function list(schemas: readonly Schema[] | undefined): Tree | undefined {
  return schemas && listTree(schemas.map(schemaTree));
}

function named(schemas: ReadonlyMap<string, Schema> | undefined): Tree | undefined {
  if (schemas === undefined) return undefined;
  const known = trees.get(schemas);
  if (known !== undefined) return known;
  const tree = objectTree(Array.from(schemas, ([name, schema]) => [name, schemaTree(schema)]));
  trees.set(schemas, tree);
  return tree;
}
