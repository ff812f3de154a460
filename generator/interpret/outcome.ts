import type { JsonValue } from "../program/json.ts";
import type { Issue } from "./issue.ts";

/** What came of making or working out something: a value in normal form, or why the value that was made is refused. */
export type Outcome = { readonly value: JsonValue } | { readonly issues: readonly Issue[] };

/** Thrown inside the interpreter where an expression makes an instance that its model refuses; `attempt` catches it. */
export class Refused extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super("an instance was refused");
    this.issues = issues;
  }
}

/** Runs something that may make instances. */
export function attempt(make: () => JsonValue): Outcome {
  try {
    return { value: make() };
  } catch (error) {
    if (error instanceof Refused) return { issues: error.issues };
    throw error;
  }
}
