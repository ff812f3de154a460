import { assertNever } from "../program/assert-never.ts";
import type { BuiltinName } from "../program/expression.ts";
import { isJsonList, type JsonValue } from "../program/json.ts";
import { distinctValues } from "./canonical.ts";
import { codePointCount } from "./code-points.ts";
import { asList, asObject, asText } from "./narrow.ts";
import { matchesSomewhere } from "./pattern.ts";

/** The result of a function of the language; the receiver of `x.f(y)` is the first argument. */
export function callBuiltin(name: BuiltinName, args: readonly JsonValue[]): JsonValue {
  const [subject = null, argument] = args;
  switch (name) {
    case "size":
      return sizeOf(subject);
    case "startsWith":
      return asText(subject).startsWith(asText(argument));
    case "endsWith":
      return asText(subject).endsWith(asText(argument));
    case "contains":
      return asText(subject).includes(asText(argument));
    case "matches":
      return matchesSomewhere(asText(argument), asText(subject));
    case "lowerAscii":
      return asText(subject).replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
    case "upperAscii":
      return asText(subject).replace(/[a-z]+/gu, (letters) => letters.toUpperCase());
    case "trim":
      return asText(subject).trim();
    case "split":
      return split(asText(subject), asText(argument));
    case "join":
      return asList(subject)
        .map(asText)
        .join(argument === undefined ? "" : asText(argument));
    case "string":
      return typeof subject === "number" ? String(subject + 0) : String(subject);
    case "distinct":
      return distinctValues(asList(subject));
    default:
      return assertNever(name);
  }
}

function sizeOf(value: JsonValue): number {
  if (typeof value === "string") return codePointCount(value);
  return isJsonList(value) ? value.length : Object.keys(asObject(value)).length;
}

/** An empty separator parts the text between its code points. */
function split(text: string, separator: string): readonly string[] {
  return separator === "" ? Array.from(text) : text.split(separator);
}
