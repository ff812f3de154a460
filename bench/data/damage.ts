import type { Random } from "../../test/support/random.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";

const free = new Set(["input_schema", "output_schema", "arguments"]);
const words = [
  "mcp",
  "agent_skill",
  "builtin",
  "custom",
  "wrapped",
  "static",
  "parameter",
  "stdio",
  "sse",
  "tool_finished",
  "none",
];

/** The same document with one change somewhere, which most often makes it invalid. */
export function damaged(random: Random, document: Json): Json {
  const places = countPlaces(document);
  return changedAt(random, document, random.below(places));
}

/** How many values there are in a document, itself among them; what holds any JSON counts as one. */
function countPlaces(value: Json): number {
  return 1 + parts(value).reduce((sum, [key, part]) => sum + (free.has(key) ? 1 : countPlaces(part)), 0);
}

function changedAt(random: Random, value: Json, place: number): Json {
  if (place === 0) return changed(random, value);
  let left = place - 1;
  for (const [key, part] of parts(value)) {
    const size = free.has(key) ? 1 : countPlaces(part);
    if (left < size) {
      const next = free.has(key) ? otherKind(random, part) : changedAt(random, part, left);
      if (Array.isArray(value)) return value.map((element, index) => (String(index) === key ? next : element));
      if (isObject(value)) return { ...value, [key]: next };
    }
    left -= size;
  }
  return value;
}

function changed(random: Random, value: Json): Json {
  if (random.chance(0.2)) return otherKind(random, value);
  if (Array.isArray(value)) return value[0] === undefined ? {} : [...value, value[0]];
  if (isObject(value)) return changedObject(random, value);
  switch (typeof value) {
    case "string":
      return random.pick(["", `${value}\n`, `${value} `, "Not a name!", random.pick(words) ?? ""]) ?? "";
    case "number":
      return random.pick([-1, 0, 0.5, value + 1]) ?? 0;
    case "boolean":
      return !value;
    default:
      return "";
  }
}

function changedObject(random: Random, value: JsonObject): JsonObject {
  const keys = Object.keys(value);
  const key = random.pick(keys);
  if (key === undefined || random.chance(0.3)) return { ...value, unheard_of: true };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

function otherKind(random: Random, value: Json): Json {
  const others: readonly Json[] = [null, true, 7, "text", [], {}];
  return random.pick(others.filter((other) => kindOf(other) !== kindOf(value))) ?? null;
}

function kindOf(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

function parts(value: Json): readonly (readonly [string, Json])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
