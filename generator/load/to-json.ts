import type { JsonValue } from "../program/json.ts";
import type { YamlNode } from "./yaml-node.ts";

/** The plain value. A key `__proto__` becomes an own property like any other. */
export function toJson(node: YamlNode): JsonValue {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "list":
      return node.items.map(toJson);
    case "map":
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, toJson(value)]));
  }
}
