import type { Path } from "../program/example.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";

/** A schema of which nothing but types is left, and the references in it that nobody may follow. */
export interface PlainSchema {
  readonly schema: JsonValue;
  /** Where `$ref` leads out of the schema, or nowhere. */
  readonly strayReferences: readonly Path[];
}

/** Keywords whose value is a schema, a list of schemas, and schemas by name. All others that say nothing about types are left out. */
const single = new Set(["additionalProperties", "additionalItems"]);
const listed = new Set(["allOf", "anyOf", "oneOf"]);
const named = new Set(["properties", "patternProperties", "$defs", "definitions"]);
const copied = new Set(["type", "required", "enum", "const", "minItems", "maxItems", "deprecated"]);

/**
 * The same schema without what could become anything but types: vendor keywords that inject code, ids and anchors by which
 * references could leave it, titles, which name types. References are given the prefix under which the schema will stand.
 */
export function plainSchema(root: JsonObject, prefix: string): PlainSchema {
  const strayReferences: Path[] = [];
  return { schema: plain(root, []), strayReferences };

  function plain(schema: JsonValue, path: Path): JsonValue {
    if (!isJsonObject(schema)) return typeof schema === "boolean" ? schema : true;
    const entries = Object.entries(schema).flatMap(([keyword, value]): [string, JsonValue][] => {
      const at = [...path, keyword];
      if (copied.has(keyword)) return [[keyword, value]];
      if (single.has(keyword)) return [[keyword, plain(value, at)]];
      if (listed.has(keyword)) return [[keyword, plainList(value, at)]];
      if (named.has(keyword)) return [[keyword, plainMap(value, at)]];
      if (keyword === "description") return typeof value === "string" ? [[keyword, commentText(value)]] : [];
      if (keyword === "items") return items(schema, value, at);
      if (keyword === "prefixItems")
        return [
          ["items", plainList(value, at)],
          ["additionalItems", rest(schema, path)],
        ];
      if (keyword === "$ref") return reference(value, at);
      return [];
    });
    return Object.fromEntries(entries);
  }

  /** Beside `prefixItems` the keyword is about the other elements, which older drafts call `additionalItems`. */
  function items(schema: JsonObject, value: JsonValue, at: Path): [string, JsonValue][] {
    if (schema["prefixItems"] !== undefined) return [];
    return [["items", isJsonList(value) ? plainList(value, at) : plain(value, at)]];
  }

  function rest(schema: JsonObject, path: Path): JsonValue {
    return schema["items"] === undefined ? true : plain(schema["items"], [...path, "items"]);
  }

  function plainList(value: JsonValue, path: Path): JsonValue {
    return isJsonList(value) ? value.map((item, index) => plain(item, [...path, index])) : [];
  }

  function plainMap(value: JsonValue, path: Path): JsonValue {
    if (!isJsonObject(value)) return {};
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, [...path, key])]));
  }

  function reference(value: JsonValue, at: Path): [string, JsonValue][] {
    const target = typeof value === "string" ? value : "";
    if (/^#(?:\/|$)/u.test(target) && isSchemaAt(root, target.slice(1)))
      return [["$ref", `#${prefix}${target.slice(1)}`]];
    strayReferences.push(at);
    return [];
  }
}

/** Whether a pointer leads to a schema that is kept; one that leads into an enum or an example does not. */
function isSchemaAt(root: JsonObject, pointer: string): boolean {
  let at: JsonValue | undefined = root;
  let expects: "schema" | "list" | "map" = "schema";
  for (const part of pointer.split("/").slice(1)) {
    const key = decode(part);
    if (isJsonList(at)) at = at[Number(key)];
    else at = isJsonObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
    if (expects !== "schema") expects = "schema";
    else if (listed.has(key) || key === "prefixItems" || (key === "items" && isJsonList(at))) expects = "list";
    else if (named.has(key)) expects = "map";
    else if (!single.has(key) && key !== "items") return false;
  }
  return expects === "schema" && (typeof at === "boolean" || isJsonObject(at));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return part;
  }
}

/** Nothing in a comment may end it, or look like an instruction to a compiler. */
function commentText(text: string): string {
  return text.replaceAll("*/", "* /").replaceAll("@ts-", "@ ts-");
}
