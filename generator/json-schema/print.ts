import type { JsonValue } from "../program/json.ts";
import {
  type Brackets,
  closing,
  jsonTree,
  keyText,
  lineText,
  lineWidth,
  listTree,
  objectTree,
  print,
  type Tree,
} from "./json-text.ts";
import type { Schema, SchemaObject } from "./schema.ts";

/** A schema as a file: keywords in one fixed order, two spaces a level, one line end at the end. */
export function printSchema(schema: Schema): string {
  if (typeof schema === "boolean") return `${schema}\n`;
  const { $defs, definitions, ...rest } = schema;
  const keywords = [
    ...keywordTrees(rest),
    ...($defs === undefined ? [] : [["$defs", named($defs, definitionTree)] as const]),
    ...(definitions === undefined ? [] : [["definitions", named(definitions, definitionTree)] as const]),
  ];
  return `${print(objectTree(keywords))}\n`;
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
  const text = lineText(rememberedTree(schema));
  texts.set(schema, text);
  return text;
}

/** Trees of what rules are made from, which is compared over and over. */
const trees = new WeakMap<SchemaObject, Tree>();

function rememberedTree(schema: Schema): Tree {
  if (typeof schema === "boolean") return String(schema);
  const known = trees.get(schema);
  if (known !== undefined) return known;
  const tree = objectTree(keywordTrees(schema, rememberedTree));
  trees.set(schema, tree);
  return tree;
}

function schemaTree(schema: Schema): Tree {
  return typeof schema === "boolean" ? String(schema) : objectTree(keywordTrees(schema));
}

/** Indentation of what stands among the definitions of a file. */
const definitionIndent = "    ";

const definitionTexts = new WeakMap<SchemaObject, string>();

/** A definition stands in the files of many types, and always as far to the right: its text is made once, unless it fits on a line. */
function definitionTree(schema: Schema): Tree {
  const known = typeof schema === "boolean" ? undefined : definitionTexts.get(schema);
  if (known !== undefined) return known;
  const tree = schemaTree(schema);
  if (typeof schema === "boolean" || typeof tree === "string" || tree.width <= lineWidth) return tree;
  const text = print(tree, definitionIndent);
  definitionTexts.set(schema, text);
  return text;
}

/** The keywords of a schema with what they say, in the order in which they are printed. */
export function keywordTrees(
  schema: SchemaObject,
  treeOf: (part: Schema) => Tree = schemaTree,
): readonly (readonly [string, Tree])[] {
  return keywordsOf(schema, treeOf).filter((entry): entry is [string, Tree] => entry[1] !== undefined);
}

/** The order of keywords in every file: what it is, what it allows, rules, definitions. */
function keywordsOf(schema: SchemaObject, treeOf: (part: Schema) => Tree): readonly [string, Tree | undefined][] {
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
    ["items", part(schema.items, treeOf)],
    ["contains", part(schema.contains, treeOf)],
    ["minContains", json(schema.minContains)],
    ["maxContains", json(schema.maxContains)],
    ["minItems", json(schema.minItems)],
    ["maxItems", json(schema.maxItems)],
    ["uniqueItems", json(schema.uniqueItems)],
    ["propertyNames", part(schema.propertyNames, treeOf)],
    ["minProperties", json(schema.minProperties)],
    ["maxProperties", json(schema.maxProperties)],
    ["properties", schema.properties && named(schema.properties, treeOf)],
    ["required", json(schema.required)],
    ["additionalProperties", part(schema.additionalProperties, treeOf)],
    ["not", part(schema.not, treeOf)],
    ["anyOf", list(schema.anyOf, treeOf)],
    ["allOf", list(schema.allOf, treeOf)],
    ["if", part(schema.branch?.if, treeOf)],
    ["then", part(schema.branch?.yes, treeOf)],
    ["else", part(schema.branch?.no, treeOf)],
    ["default", json(schema.default)],
    ["examples", json(schema.examples)],
    ["$defs", schema.$defs && named(schema.$defs, treeOf)],
    ["definitions", schema.definitions && named(schema.definitions, treeOf)],
  ];
}

function json(value: JsonValue | undefined): Tree | undefined {
  return value === undefined ? undefined : jsonTree(value);
}

function part(schema: Schema | undefined, treeOf: (part: Schema) => Tree): Tree | undefined {
  return schema === undefined ? undefined : treeOf(schema);
}

function list(schemas: readonly Schema[] | undefined, treeOf: (part: Schema) => Tree): Tree | undefined {
  return schemas && listTree(schemas.map(treeOf));
}

function named(schemas: ReadonlyMap<string, Schema>, treeOf: (part: Schema) => Tree): Tree {
  return objectTree(Array.from(schemas, ([name, schema]) => [name, treeOf(schema)]));
}
