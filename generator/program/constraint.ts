import type { Span } from "../diagnostics/span.ts";
import type { JsonValue } from "./json.ts";

/** A restriction of the values of one type. `message` is what a user reads when it fails; it never contains the value. */
export type Constraint = (
  | NumberConstraint
  | SizeConstraint
  | PatternConstraint
  | ValuesConstraint
  | UniqueConstraint
  | UniqueByConstraint
) & { readonly message: string; readonly span: Span };

export interface NumberConstraint {
  readonly kind: "min" | "max" | "exclusive_min" | "exclusive_max" | "multiple_of";
  readonly value: number;
}

/** `*_length` counts code points of a text, `*_items` elements of a list, `*_entries` keys of a map. */
export interface SizeConstraint {
  readonly kind: "min_length" | "max_length" | "min_items" | "max_items" | "min_entries" | "max_entries";
  readonly value: number;
}

/** The whole text must match `pattern`, a portable regular expression without anchors; read it as `^(?:pattern)$` under flag `u`. */
export interface PatternConstraint {
  readonly kind: "pattern";
  readonly pattern: string;
}

/** `in`: only these values; `not_in`: anything but these. */
export interface ValuesConstraint {
  readonly kind: "in" | "not_in";
  readonly values: readonly JsonValue[];
}

/** No two elements of the list are equal (deeply, without regard to the order of keys). */
export interface UniqueConstraint {
  readonly kind: "unique";
}

/** No two elements of the list have equal values in `property`, a text. */
export interface UniqueByConstraint {
  readonly kind: "unique_by";
  readonly property: string;
}
