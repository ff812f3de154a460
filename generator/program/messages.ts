import { visible } from "../diagnostics/visible-text.ts";
import { assertNever } from "./assert-never.ts";
import type { Declaration, JsonKind } from "./declaration.ts";
import type { JsonValue } from "./json.ts";
import { jsonSchemaName } from "./shipped.ts";
import type { TypeExpr } from "./type-expr.ts";

// The sentences of issues that no constraint gives rise to. The interpreter says them, and code is generated with those that
// are known beforehand. What depends on the value, the runtime of the generated package puts together itself, word for word
// the same; tests compare. The sentences of constraints are made by the checker and stand in the program.

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
      return declaration.name === jsonSchemaName ? primitiveTexts.json_schema : "an object";
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
  const shown = values.map(quote);
  return shown.length === 1 ? `Expected ${shown.join()}.` : `Expected one of ${shown.join(", ")}.`;
}

/** A name in double quotes, or another constant as JSON, with everything escaped that cannot be seen. */
export function quote(value: JsonValue): string {
  return visible(JSON.stringify(value));
}

/** Sentence of the issue `wrong_type`. What was found is told by its kind and never by its content. */
export function wrongTypeText(expected: string, found: JsonKind | undefined): string {
  return `Expected ${expected}, found ${found === undefined ? "an unreadable value" : foundTexts[found]}.`;
}

const foundTexts: Readonly<Record<JsonKind, string>> = {
  null: "null",
  bool: "a boolean",
  number: "a number",
  string: "a text",
  list: "a list",
  object: "an object",
};

/** Sentence of the issue `unknown_key`; at most 64 code points of the key are shown. */
export function unknownKeyText(key: string, model: string): string {
  return `${quote(cut(key))} is not a key of ${model}.`;
}

/** Sentence of the issue `conflict`. Both are keys with dots between them, cut to 64 code points. */
export function bothGivenText(first: string, second: string): string {
  return `${quote(cut(first))} and ${quote(cut(second))} stand for the same field: keep one of them.`;
}

function cut(text: string): string {
  return text.length > 64 ? Array.from(text.slice(0, 128)).slice(0, 64).join("") : text;
}

/** Sentence of the issues `not_in_enum` and `not_allowed` of a secret: the values that it may have are not listed. */
export const secretValueText = "Not one of the allowed values.";

/** Sentence of an issue inside a secret: `what` is its code, or the id of a rule. */
export function insideSecretText(what: string): string {
  return `Something in this secret is not valid: ${what}.`;
}

/** Sentence of the issues `too_small` and `too_big` of an int that JSON readers do not agree on. */
export const unsafeIntegerText = "Expected a whole number from -9007199254740991 to 9007199254740991.";

/** Sentence of the issue `too_deep`. */
export const tooDeepText = "Lists and objects may be nested at most 64 deep.";
