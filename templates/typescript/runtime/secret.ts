import type { IssueCode } from "./issue.js";
import type { Collect } from "./issues.js";

/** Collects the issues of a secret as `collect` finds them, but tells nothing of what stands in it. */
export function secretly<T>(collect: Collect<T>): Collect<T> {
  return (value, issues, expected): value is T => issues.secret(value, collect, expected);
}

/** What is told of a fault inside a secret: `what` is its code, or the id of a rule. */
export function insideSecretText(what: string): string {
  return `Something in this secret is not valid: ${what}.`;
}

/** What is told of a fault of a secret itself: the values that it may have are not listed. */
export function secretText(code: IssueCode, message: string): string {
  return code === "not_allowed" || code === "not_in_enum" ? "Not one of the allowed values." : message;
}
