import { isJsonList, isJsonObject, type JsonValue } from "../../generator/program/json.ts";
import { Unsayable } from "./meaning.ts";

/** Finds what a reference inside a schema leads to; both are parts of one document. Throws `Unsayable` for what is not there. */
export type Resolver = (reference: string, from: JsonValue) => JsonValue;

/** Keywords whose values are no schemas, whatever they look like. */
const notSchemas = new Set(["enum", "const", "examples", "default"]);

/** Reads the addresses and anchors in a document. */
export function createResolver(root: JsonValue): Resolver {
  const byAddress = new Map<string, JsonValue>();
  const bases = new Map<JsonValue, string>();
  collect(root, "schema:/root");

  function collect(schema: JsonValue, base: string): void {
    if (isJsonList(schema)) for (const part of schema) collect(part, base);
    if (!isJsonObject(schema)) return;
    const { $id, $anchor } = schema;
    const own = typeof $id === "string" ? addressOf($id, base) : base;
    if (own !== base || schema === root) byAddress.set(own, schema);
    if (typeof $anchor === "string") byAddress.set(`${own}#${$anchor}`, schema);
    bases.set(schema, own);
    for (const [key, part] of Object.entries(schema)) if (!notSchemas.has(key)) collect(part, own);
  }

  return (reference, from) => {
    const address = addressOf(reference, bases.get(from) ?? "");
    const [start = "", fragment = ""] = address.split("#");
    const isPointer = fragment === "" || fragment.startsWith("/");
    const found = isPointer ? at(byAddress.get(start), fragment) : byAddress.get(address);
    if (found === undefined) throw new Unsayable("a reference to another document");
    return found;
  };
}

/** Without an empty fragment. */
function addressOf(reference: string, base: string): string {
  if (!URL.canParse(reference, base)) throw new Unsayable("no address");
  return new URL(reference, base).href.replace(/#$/u, "");
}

function at(document: JsonValue | undefined, pointer: string): JsonValue | undefined {
  let found = document;
  for (const step of decodeURIComponent(pointer).split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    found = isJsonList(found) ? found[Number(key)] : isJsonObject(found) ? found[key] : undefined;
  }
  return found;
}
