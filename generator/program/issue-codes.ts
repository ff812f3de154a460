/** What can be wrong with a value, in the order of the documentation. Public: the generated package has the same codes. */
export const issueCodes = [
  "missing",
  "unknown_key",
  "wrong_type",
  "not_in_enum",
  "not_allowed",
  "unknown_variant",
  "pattern",
  "too_short",
  "too_long",
  "too_small",
  "too_big",
  "not_multiple",
  "too_few",
  "too_many",
  "duplicate",
  "rule",
  "unknown_reference",
  "cycle",
  "chain_too_long",
  "too_deep",
  "too_many_issues",
  "unreadable",
  "conflict",
] as const;

/** One of the codes of issues. */
export type IssueCode = (typeof issueCodes)[number];

/** Codes of what can be wrong with the form in which a value is written, before there is a value. */
export const formCodes = ["invalid_json", "duplicate_key", "unsafe_integer", "ill_formed"] as const;

/** Whether a rule may not be called so, since the reason for a refusal is either the id of a rule or one of these. */
export function isIssueCode(text: string): boolean {
  return codes.has(text);
}

const codes: ReadonlySet<string> = new Set([...issueCodes, ...formCodes]);
