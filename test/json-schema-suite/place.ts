import type { JsonObject, JsonValue } from "../../generator/program/json.ts";
import type { Demand, Kind, Meaning } from "./meaning.ts";

/** A place in a spec at which a value may stand: its type, and what has to hold beside. */
export interface Place {
  /** Text of the type, without a `?`. */
  readonly type: string;
  readonly nullable: boolean;
  /** The one kind of value beside null; undefined where there are several, and for `json`. */
  readonly kind: Kind | undefined;
  /** Condition in CEL on the expression with this text, whose value is not null; undefined where the type says all. */
  readonly rule: ((x: string) => string) | undefined;
  /** The place of elements, of a list or map. */
  readonly inner?: Place | undefined;
}

/** The text of its type. */
export function typeText({ type, nullable }: Place): string {
  return nullable && type !== "json" ? `${type}?` : type;
}

/** What all the demands mean together. Throws `Unsayable`. */
export type Reader = (demands: readonly Demand[]) => Meaning;

/** Any value. */
export const anywhere: Place = { type: "json", nullable: true, kind: undefined, rule: undefined };

/** The one schema as a demand. */
export function demand(schema: JsonValue): readonly Demand[] {
  return [{ schema, wanted: true }];
}

/** Makes types for schemas, and keeps their declarations. */
export interface Placing {
  readonly read: Reader;
  /** By name, as YAML has them. */
  readonly types: Map<string, JsonObject>;
  /** The place whose values are those that meet all demands. Throws `Unsayable`. */
  place(demands: readonly Demand[]): Place;
  /** Declares a type; its name. */
  declare(declaration: JsonObject): string;
  /** A name to declare later, for types that hold themselves. */
  reserve(): string;
}
