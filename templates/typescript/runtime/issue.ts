/** What can be wrong with a value. */
export type IssueCode =
  | "missing"
  | "unknown_key"
  | "wrong_type"
  | "not_in_enum"
  | "not_allowed"
  | "unknown_variant"
  | "pattern"
  | "too_short"
  | "too_long"
  | "too_small"
  | "too_big"
  | "not_multiple"
  | "too_few"
  | "too_many"
  | "duplicate"
  | "rule"
  | "unknown_reference"
  | "cycle"
  | "chain_too_long"
  | "too_deep"
  | "too_many_issues"
  | "unreadable"
  | "conflict"
  | "invalid_json"
  | "duplicate_key"
  | "unsafe_integer"
  | "ill_formed";

/** Where in a value something is: keys and indexes from the outside in. */
export type Path = readonly (string | number)[];

/**
 * One fault in a value. `message` is a sentence for people; `rule` is the id of the rule that is broken, where `code` is `rule`;
 * `offset` is there for a value that was read from JSON: where in it the faulty part begins, in bytes of bytes, in UTF-16 units of a text.
 */
export interface Issue {
  readonly code: IssueCode;
  readonly path: Path;
  readonly message: string;
  readonly rule?: string;
  readonly offset?: number;
}
