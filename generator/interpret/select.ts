import type { ScalarDeclaration } from "../program/declaration.ts";
import type { JsonValue } from "../program/json.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { entryOrNull, jsonKindOf } from "./json-kind.ts";
import { capturedParts } from "./pattern.ts";

/** A part of a text with a template; null where an optional part is missing. */
export function partOf(scalar: ScalarDeclaration, name: string, text: string): JsonValue {
  const { template } = scalar;
  if (template === undefined) throw new Error(`"${scalar.name}" has no template`);
  const index = template.parts.findIndex((part) => part.name === name);
  return capturedParts(template.capturing, text)?.[index] ?? null;
}

/** A keyword of a JSON Schema; null where it is absent, or its value has another JSON kind than the keyword's type. */
export function keywordOf(schema: JsonValue, keyword: string, type: TypeExpr): JsonValue {
  const value = entryOrNull(schema, keyword);
  return hasKindOf(value, type) ? value : null;
}

/** Looks at the kind only: a list is a list, whatever its elements are. */
function hasKindOf(value: JsonValue, type: TypeExpr): boolean {
  switch (type.kind) {
    case "nullable":
      return value === null || hasKindOf(value, type.inner);
    case "list":
      return jsonKindOf(value) === "list";
    case "map":
      return jsonKindOf(value) === "object";
    case "reference":
      return true;
    case "primitive":
      return hasPrimitiveKind(value, type.name);
  }
}

function hasPrimitiveKind(value: JsonValue, name: string): boolean {
  switch (name) {
    case "json":
      return true;
    case "json_object":
    case "json_schema":
      return jsonKindOf(value) === "object";
    case "int":
      return Number.isSafeInteger(value);
    default:
      return jsonKindOf(value) === name;
  }
}
