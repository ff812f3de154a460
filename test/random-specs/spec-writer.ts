import type { Random } from "../support/random.ts";

/** A field as the maker of rules sees it. */
export interface RandomField {
  readonly name: string;
  readonly kind:
    | "bool"
    | "int"
    | "number"
    | "small"
    | "name"
    | "date"
    | "json"
    | "nested"
    | "string"
    | "enum"
    | "strings"
    | "ints"
    | "map"
    | "model"
    | "models"
    | "schema";
  /** May be null or absent, so that a rule has to guard it. */
  readonly mayBeNull: boolean;
  /** Of a model: its fields. */
  readonly fields?: readonly RandomField[];
}

/** What goes into one spec, and what of the language it uses. */
export interface SpecWriter {
  readonly random: Random;
  readonly features: Set<string>;
  /** Notes that a feature is used, and gives the text back. */
  use(feature: string, text: string): string;
  /** One of several ways to write something. */
  either(...ways: readonly (() => string)[]): string;
}

/** A writer that draws from `random`. */
export function createSpecWriter(random: Random): SpecWriter {
  const features = new Set<string>();
  return {
    random,
    features,
    use(feature, text) {
      features.add(feature);
      return text;
    },
    either: (...ways) => random.pick(ways)?.() ?? "",
  };
}

/** A value of a small world, so that what rules ask for happens. */
export const words = ["a", "b", "ab", "abc", "ba"] as const;
export const kinds = ["red", "green", "blue"] as const;
