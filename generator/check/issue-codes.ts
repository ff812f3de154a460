/** Codes that an issue can have without a rule; no rule may be called so, since `because` names both. */
const codes: ReadonlySet<string> = new Set(
  [
    "missing unknown_key wrong_type not_in_enum not_allowed unknown_variant pattern too_short too_long too_small too_big",
    "not_multiple too_few too_many duplicate rule too_deep unreadable too_many_issues unknown_reference cycle conflict ambiguous",
    "invalid_json duplicate_key unsafe_integer ill_formed",
  ].flatMap((line) => line.split(" ")),
);

/** Whether an issue that no rule gave rise to can have this code. */
export function isIssueCode(text: string): boolean {
  return codes.has(text);
}
