import { compile } from "json-schema-to-typescript";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import { readSchema, type SchemaName } from "./read-schema.ts";

const rootNames: Readonly<Record<SchemaName, string>> = { spec: "ModuleSyntax", project: "ProjectSyntax" };

/** TypeScript for what has passed the schema: one interface for the root and one for each definition called `…Syntax`. */
export async function syntaxText(name: SchemaName): Promise<string> {
  const schema = readSchema(name);
  const simple: Parameters<typeof compile>[0] = JSON.parse(JSON.stringify(simplify(schema, definitionsOf(schema))));
  const text = await compile(simple, rootNames[name], {
    bannerComment: "",
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { printWidth: 120, bracketSpacing: true, trailingComma: "all" },
  });
  const body = tidy(text);
  const imports = body.includes("JsonValue") ? 'import type { JsonValue } from "../program/json.ts";\n\n' : "";
  return `// Written by generate-syntax.ts from ${name}.schema.json. Do not edit: change the schema and run the script.\n\n${imports}${body}`;
}

/** Keywords that say nothing about types, or say it in a way that TypeScript cannot. */
const untyped: ReadonlySet<string> = new Set([
  "$id",
  "$schema",
  "title",
  "if",
  "then",
  "else",
  "allOf",
  "dependentSchemas",
  "propertyNames",
  "minItems",
  "uniqueItems",
  "examples",
]);

/** The same schema without what TypeScript cannot say: dispatch becomes a union, small definitions are written out. */
function simplify(schema: JsonValue, definitions: JsonObject): JsonValue {
  if (isJsonList(schema)) return schema.map((item) => simplify(item, definitions));
  if (!isJsonObject(schema)) return schema;
  const { $ref: reference, ...rest } = schema;
  if (typeof reference === "string") return simplifyReference(reference, rest, definitions);
  const variants = variantsOf(schema);
  if (variants.length > 0) {
    const { description, type } = schema;
    const others = isJsonList(type) ? type.filter((name) => name !== "object") : [];
    return {
      ...(description === undefined ? {} : { description }),
      anyOf: [...others.map((name) => ({ type: name })), ...variants],
    };
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !untyped.has(keyword))
      .map(([keyword, value]) => [keyword, simplifyKeyword(keyword, value, definitions)]),
  );
}

function simplifyReference(reference: string, beside: JsonObject, definitions: JsonObject): JsonValue {
  const name = reference.slice("#/$defs/".length);
  if (name === "anyValue") return { description: "Any value.", ...beside, tsType: "JsonValue" };
  const definition = definitions[name];
  if (name.endsWith("Syntax") || !isJsonObject(definition)) return { $ref: reference };
  return simplify({ ...definition, ...beside }, definitions);
}

function simplifyKeyword(keyword: string, value: JsonValue, definitions: JsonObject): JsonValue {
  if ((keyword !== "properties" && keyword !== "$defs") || !isJsonObject(value)) return simplify(value, definitions);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => keyword === "properties" || name.endsWith("Syntax"))
      .map(([name, schema]) => [name, simplify(schema, definitions)]),
  );
}

/** The definitions that a chain of `if`, `then` and `else` leads to. */
function variantsOf(schema: JsonValue | undefined): readonly JsonObject[] {
  if (!isJsonObject(schema)) return [];
  const { $ref: reference, then: yes, else: no } = schema;
  return reference === undefined ? [yes, no].flatMap(variantsOf) : [{ $ref: reference }];
}

function definitionsOf({ $defs: definitions }: JsonObject): JsonObject {
  return isJsonObject(definitions) ? definitions : {};
}

/** Drops what the library says about itself, and makes everything readonly. */
function tidy(text: string): string {
  return text
    .replace(/^ \* This interface was referenced by .*\n \* via the `definition` .*\n/gmu, "")
    .replace(/^( *)\/\*\*\n *\* (.*)\n(?: *\*\n)? *\*\/$/gmu, "$1/** $2 */")
    .replace(/^( +)\[k: string\]:/gmu, "$1readonly [name: string]:")
    .replace(/^( +)("[^"]+"|\w+)(\??): /gmu, "$1readonly $2$3: ")
    .replace(/: (\([^()]*\)|"[^"]*"|\w+)\[\]/gu, ": readonly $1[]")
    .replace(/^\}\n(?=\/\*\*|export)/gmu, "}\n\n");
}
