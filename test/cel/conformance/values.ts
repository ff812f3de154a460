import type { Value } from "@bufbuild/cel-spec/cel/expr/value_pb.js";
import type { JsonValue } from "../../../generator/program/json.ts";
import type { TypeExpr } from "../../../generator/program/type-expr.ts";

/** A value of the test data that JSON can hold, and numbers that it cannot: infinities and NaN. Undefined for all others. */
export function plainValue(value: Value): JsonValue | undefined {
  const { kind } = value;
  switch (kind.case) {
    case "nullValue":
      return null;
    case "boolValue":
    case "stringValue":
    case "doubleValue":
      return kind.value;
    case "int64Value":
      return Number.isSafeInteger(Number(kind.value)) ? Number(kind.value) : undefined;
    case "listValue": {
      const values = kind.value.values.map(plainValue);
      return values.includes(undefined) ? undefined : values.flatMap((each) => (each === undefined ? [] : [each]));
    }
    case "mapValue": {
      const entries = kind.value.entries.map(
        ({ key, value: entry }) => [key && plainValue(key), entry && plainValue(entry)] as const,
      );
      const known = entries.flatMap(([key, entry]) =>
        typeof key === "string" && entry !== undefined ? [[key, entry] as const] : [],
      );
      return known.length === entries.length ? Object.fromEntries(known) : undefined;
    }
    default:
      return undefined;
  }
}

/** The type that a variable has which holds the value. */
export function typeOfValue(value: Value): TypeExpr {
  const { kind } = value;
  switch (kind.case) {
    case "boolValue":
      return { kind: "primitive", name: "bool" };
    case "stringValue":
      return { kind: "primitive", name: "string" };
    case "doubleValue":
      return { kind: "primitive", name: "number" };
    case "int64Value":
      return { kind: "primitive", name: "int" };
    case "listValue": {
      const [first] = kind.value.values;
      return { kind: "list", element: first === undefined ? json : typeOfValue(first) };
    }
    case "mapValue": {
      const first = kind.value.entries[0]?.value;
      return { kind: "map", value: first === undefined ? json : typeOfValue(first) };
    }
    default:
      return json;
  }
}

const json: TypeExpr = { kind: "primitive", name: "json" };

/** Equality as CEL has it, where NaN is what NaN must be. */
export function sameValue(actual: unknown, expected: unknown): boolean {
  if (typeof expected === "number" && Number.isNaN(expected)) return Number.isNaN(actual);
  if (actual === expected) return true;
  if (typeof actual !== "object" || typeof expected !== "object" || actual === null || expected === null) return false;
  if (Array.isArray(actual) !== Array.isArray(expected)) return false;
  const keys = Object.keys(actual);
  return (
    keys.length === Object.keys(expected).length &&
    keys.every((key) => Object.hasOwn(expected, key) && sameValue(Reflect.get(actual, key), Reflect.get(expected, key)))
  );
}
