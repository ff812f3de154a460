import type { Schema } from "../schema.ts";
import { throughLogic } from "./logic.ts";

/** What a test of objects asks of a text that stands for an object with one property. */
export function asText(schema: Schema, shorthand: string): Schema {
  if (typeof schema === "boolean") return schema;
  return throughLogic(
    schema,
    (part) => asText(part, shorthand),
    ({ type, properties, required = [] }) => {
      if (type !== undefined && ![type].flat().includes("object")) return false;
      return required.every((name) => name === shorthand) && (properties?.get(shorthand) ?? true);
    },
  );
}
