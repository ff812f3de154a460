import { assertNever } from "./assert-never.ts";
import type { Declaration } from "./declaration.ts";
import type { JsonValue } from "./json.ts";
import type { TypeExpr } from "./type-expr.ts";

// The sentences of issues, in one place: the generated validators and the interpreter must say the same.

/** What a value of the type looks like, for `Expected …, found …`. */
export function expectedText(type: TypeExpr, declarations: Readonly<Record<string, Declaration>>): string {
  switch (type.kind) {
    case "primitive":
      return primitiveTexts[type.name];
    case "list":
      return "a list";
    case "map":
      return "an object";
    case "nullable":
      return `${expectedText(type.inner, declarations)} or null`;
    case "reference":
      return declaredText(declarations[type.target], declarations);
    default:
      return assertNever(type);
  }
}

const primitiveTexts = {
  string: "a text",
  int: "a whole number",
  number: "a number",
  bool: "true or false",
  json: "a JSON value",
  json_object: "an object",
  json_schema: "a JSON Schema object",
  thrown: "a thrown value",
  null: "null",
} as const;

function declaredText(
  declaration: Declaration | undefined,
  declarations: Readonly<Record<string, Declaration>>,
): string {
  switch (declaration?.kind) {
    case "scalar":
      return primitiveTexts[declaration.base];
    case "enum":
      return "a text";
    case "model":
    case "map":
      return "an object";
    case "list":
      return "a list";
    case "union":
      return declaration.tag === undefined
        ? declaration.variants.map((variant) => expectedText(variant.type, declarations)).join(" or ")
        : "an object";
    default:
      return "a value";
  }
}

/** Sentence of the issue `missing`. */
export function missingText(name: string): string {
  return `${quote(name)} is missing.`;
}

/** Sentence of the issues `not_in_enum`, `not_allowed` (one value) and `unknown_variant`. */
export function oneOfText(values: readonly JsonValue[]): string {
  const shown = values.map((value) => JSON.stringify(value));
  return shown.length === 1 ? `Expected ${shown.join()}.` : `Expected one of ${shown.join(", ")}.`;
}

/** A name in double quotes, with control characters made visible. */
export function quote(text: string): string {
  return JSON.stringify(text);
}

/** Sentence of the issue `wrong_type`. */
export function wrongTypeText(expected: string, value: unknown): string {
  return `Expected ${expected}, found ${foundText(value)}.`;
}

/**
 * What was found, by its JSON kind and never by its content. Whatever JSON cannot hold is `an unreadable value`: a number that
 * is not finite, a text with a lone surrogate, undefined, a function, a Date, an instance of a class.
 */
export function foundText(value: unknown): string {
  switch (typeof value) {
    case "boolean":
      return "a boolean";
    case "number":
      return Number.isFinite(value) ? "a number" : unreadableText;
    case "string":
      return loneSurrogate.test(value) ? unreadableText : "a text";
    case "object":
      if (value === null) return "null";
      if (Array.isArray(value)) return "a list";
      return isPlain(value) ? "an object" : unreadableText;
    default:
      return unreadableText;
  }
}

const unreadableText = "an unreadable value";
const loneSurrogate = /\p{Surrogate}/u;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Sentence of the issue `unknown_key`; at most 64 code points of the key are shown. */
export function unknownKeyText(key: string, model: string): string {
  const points = key.length > 64 ? Array.from(key.slice(0, 128)).slice(0, 64).join("") : key;
  return `${quote(points)} is not a key of ${model}.`;
}

/** Sentence of the issues `too_small` and `too_big` of an int that JSON readers do not agree on. */
export const unsafeIntegerText = "Expected a whole number from -9007199254740991 to 9007199254740991.";

/** Sentence of the issue `too_deep`. */
export const tooDeepText = "Lists and objects may be nested at most 64 deep.";
