import { assertNever } from "../program/assert-never.ts";
import type { BuiltinName } from "../program/expression.ts";
import { isJsonList, type JsonValue } from "../program/json.ts";
import { distinctValues } from "./canonical.ts";
import { codePointCount } from "./code-points.ts";
import { entryOrNull } from "./json-kind.ts";
import { asList, asNumber, asObject, asText } from "./narrow.ts";
import { findIn, matchesSomewhere } from "./pattern.ts";
import { charAt, indexOf, lastIndexOf, replace, split, substring, trim } from "./texts.ts";

/** The result of a function of the language; the receiver of `x.f(y)` is the first argument. */
export function callBuiltin(name: BuiltinName, args: readonly JsonValue[]): JsonValue {
  const [subject = null, argument, third] = args;
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
    case "find":
      return findIn(asText(argument), asText(subject));
    case "indexOf":
      return indexOf(asText(subject), asText(argument), optionalNumber(third));
    case "lastIndexOf":
      return lastIndexOf(asText(subject), asText(argument), optionalNumber(third));
    case "charAt":
      return charAt(asText(subject), asNumber(argument ?? null));
    case "substring":
      return substring(asText(subject), asNumber(argument ?? null), optionalNumber(third));
    case "replace":
      return replace(asText(subject), asText(argument), asText(third), optionalNumber(args[3]));
    case "lowerAscii":
      return asText(subject).replace(/[A-Z]+/gu, (letters) => letters.toLowerCase());
    case "upperAscii":
      return asText(subject).replace(/[a-z]+/gu, (letters) => letters.toUpperCase());
    case "trim":
      return trim(asText(subject));
    case "split":
      return split(asText(subject), asText(argument), optionalNumber(third));
    case "join":
      return asList(subject)
        .map(asText)
        .join(argument === undefined ? "" : asText(argument));
    case "string":
      return typeof subject === "number" ? String(subject + 0) : String(subject);
    case "int":
      return Math.trunc(asNumber(subject)) + 0;
    case "double":
      return asNumber(subject);
    case "distinct":
      return distinctValues(asList(subject));
    case "at":
      return isJsonList(subject)
        ? elementAt(subject, asNumber(argument ?? null))
        : entryOrNull(subject, asText(argument));
    default:
      return assertNever(name);
  }
}

function sizeOf(value: JsonValue): number {
  if (typeof value === "string") return codePointCount(value);
  return isJsonList(value) ? value.length : Object.keys(asObject(value)).length;
}

function elementAt(list: readonly JsonValue[], place: number): JsonValue {
  const element = list[place];
  if (element === undefined) throw new Error("an element was expected");
  return element;
}

function optionalNumber(value: JsonValue | undefined): number | undefined {
  return value === undefined ? undefined : asNumber(value);
}
