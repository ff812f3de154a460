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

/** The keywords of a schema with what they say, in the order of every file: what it is, what it allows, rules, definitions. */
export function keywordTrees(
  schema: SchemaObject,
  treeOf: (part: Schema) => Tree = schemaTree,
): readonly (readonly [string, Tree])[] {
  const entries: [string, Tree][] = [];
  const add = (keyword: string, tree: Tree | undefined): void => {
    if (tree !== undefined) entries.push([keyword, tree]);
  };
  add("$schema", json(schema.$schema));
  add("$id", json(schema.$id));
  add("$ref", json(schema.$ref));
  add("$comment", json(schema.$comment));
  add("title", json(schema.title));
  add("description", json(schema.description));
  add("deprecated", json(schema.deprecated));
  add("type", json(schema.type));
  add("const", json(schema.const));
  add("enum", json(schema.enum));
  add("minLength", json(schema.minLength));
  add("maxLength", json(schema.maxLength));
  add("pattern", json(schema.pattern));
  add("minimum", json(schema.minimum));
  add("exclusiveMinimum", json(schema.exclusiveMinimum));
  add("maximum", json(schema.maximum));
  add("exclusiveMaximum", json(schema.exclusiveMaximum));
  add("multipleOf", json(schema.multipleOf));
  add("items", part(schema.items, treeOf));
  add("contains", part(schema.contains, treeOf));
  add("minContains", json(schema.minContains));
  add("maxContains", json(schema.maxContains));
  add("minItems", json(schema.minItems));
  add("maxItems", json(schema.maxItems));
  add("uniqueItems", json(schema.uniqueItems));
  add("propertyNames", part(schema.propertyNames, treeOf));
  add("minProperties", json(schema.minProperties));
  add("maxProperties", json(schema.maxProperties));
  add("properties", schema.properties && named(schema.properties, treeOf));
  add("required", json(schema.required));
  add("additionalProperties", part(schema.additionalProperties, treeOf));
  add("not", part(schema.not, treeOf));
  add("anyOf", list(schema.anyOf, treeOf));
  add("allOf", list(schema.allOf, treeOf));
  add("if", part(schema.branch?.if, treeOf));
  add("then", part(schema.branch?.yes, treeOf));
  add("else", part(schema.branch?.no, treeOf));
  add("default", json(schema.default));
  add("examples", json(schema.examples));
  add("$defs", schema.$defs && named(schema.$defs, treeOf));
  add("definitions", schema.definitions && named(schema.definitions, treeOf));
  return entries;
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
