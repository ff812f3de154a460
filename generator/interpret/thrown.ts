import type { JsonObject } from "../program/json.ts";
import { isPlainObject, ownValue } from "./json-kind.ts";

/**
 * The members of a thrown value, from the way examples write one: an object with some of `name`, `names`, `message`, `code` and
 * `issue_codes`, or a value that is no error, such as a text or null.
 */
export function thrownRecord(value: unknown): JsonObject {
  if (!isPlainObject(value)) {
    const name = value === null ? "null" : Array.isArray(value) ? "Array" : typeof value;
    const message = Array.isArray(value) ? "" : String(value);
    return { name, names: [name], message, code: null, issue_codes: [] };
  }
  const name = textOr(ownValue(value, "name"), "Error");
  const code = ownValue(value, "code");
  return {
    name,
    names: [name, ...textsOf(ownValue(value, "names")).filter((other) => other !== name)],
    message: textOr(ownValue(value, "message"), ""),
    code: typeof code === "string" ? code : null,
    issue_codes: textsOf(ownValue(value, "issue_codes")),
  };
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === "string" ? value : otherwise;
}

/** Elements of a list that are looked at; more nobody would read. */
const mostTexts = 100;

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.slice(0, mostTexts).filter((text) => typeof text === "string") : [];
}
