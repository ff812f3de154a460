import type { JsonValue } from "../../generator/program/json.ts";
import type { Formula } from "./formula.ts";

/** What JSON values are. */
export const kinds = ["null", "boolean", "number", "string", "array", "object"] as const;
/** One of them. */
export type Kind = (typeof kinds)[number];

/** The kind of a value. */
export function kindOf(value: JsonValue): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const found = kinds.find((kind) => kind === typeof value);
  if (found === undefined) throw new Error(`no JSON: ${String(value)}`);
  return found;
}

/** A schema that a value, an element or a property must meet, or must not. Looked into only when it is needed: schemas may be circles. */
export interface Demand {
  readonly schema: JsonValue;
  readonly wanted: boolean;
}

/** What a schema can ask of a value of one kind. */
export type Atom =
  | { readonly is: "equals"; readonly value: JsonValue }
  | { readonly is: "integer" }
  | { readonly is: "min" | "max" | "exclusive_min" | "exclusive_max" | "multiple_of"; readonly limit: number }
  | { readonly is: "min_length" | "max_length" | "min_items" | "max_items"; readonly limit: number }
  | { readonly is: "min_entries" | "max_entries"; readonly limit: number }
  | { readonly is: "pattern"; readonly pattern: string }
  | { readonly is: "unique" }
  /** Elements from an index on. */
  | { readonly is: "items"; readonly from: number; readonly schema: JsonValue }
  | { readonly is: "element"; readonly index: number; readonly schema: JsonValue }
  | { readonly is: "contains"; readonly schema: JsonValue; readonly min: number; readonly max: number | undefined }
  | { readonly is: "has"; readonly key: string }
  | { readonly is: "property"; readonly key: string; readonly schema: JsonValue }
  | { readonly is: "matching"; readonly pattern: string; readonly schema: JsonValue }
  /** Properties that have none of the names and match none of the patterns. */
  | {
      readonly is: "others";
      readonly names: readonly string[];
      readonly patterns: readonly string[];
      readonly schema: JsonValue;
    }
  | { readonly is: "names"; readonly schema: JsonValue };

/** What a schema means, apart for each kind of value. */
export type Meaning = Readonly<Record<Kind, Formula<Atom>>>;

/** A meaning made kind by kind. */
export function byKind(make: (kind: Kind) => Formula<Atom>): Meaning {
  return {
    null: make("null"),
    boolean: make("boolean"),
    number: make("number"),
    string: make("string"),
    array: make("array"),
    object: make("object"),
  };
}

/** Thrown where the language has no words for a schema; the message is the reason. */
export class Unsayable extends Error {}

/** Every atom of a formula. */
export function atomsOf(formula: Formula<Atom>): readonly Atom[] {
  if (typeof formula === "boolean") return [];
  return formula.op === "is" ? [formula.atom] : formula.parts.flatMap(atomsOf);
}

/** Whether a condition is that atom, and it has to hold. */
export function isA<N extends Atom["is"]>(
  condition: Formula<Atom>,
  is: N,
): condition is { readonly op: "is"; readonly atom: Atom & { readonly is: N }; readonly wanted: true } {
  return typeof condition === "object" && condition.op === "is" && condition.wanted && condition.atom.is === is;
}
