import type { Constraint } from "../../program/constraint.ts";
import type { Named } from "../../program/member.ts";
import { code, prose } from "../markdown.ts";

/** Deprecation and age, one sentence each. */
export function noteTexts(named: Named): readonly string[] {
  return [
    ...(named.deprecated === undefined ? [] : [`Deprecated: ${prose(named.deprecated)}`]),
    ...(named.since === undefined ? [] : [`Since ${prose(named.since)}.`]),
  ];
}

/** What constraints demand, each as its own sentence. */
export function constraintTexts(constraints: readonly Constraint[]): readonly string[] {
  return constraints.map((constraint) => {
    // The message of a long list breaks off; the reference must not.
    if (constraint.kind !== "in" && constraint.kind !== "not_in") return prose(constraint.message);
    const values = constraint.values.map((value) => code(JSON.stringify(value))).join(", ");
    return constraint.kind === "in" ? `One of ${values}.` : `None of ${values}.`;
  });
}

/** The text with a full stop, where it does not end like a sentence. */
export function sentence(text: string): string {
  return /[.!?:…]$/u.test(text) ? text : `${text}.`;
}
