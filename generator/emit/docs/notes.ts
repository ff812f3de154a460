import type { Constraint } from "../../program/constraint.ts";
import type { Named } from "../../program/member.ts";
import { prose } from "./markdown.ts";

/** Deprecation and age, one sentence each. */
export function noteTexts(named: Named): readonly string[] {
  return [
    ...(named.deprecated === undefined ? [] : [`Deprecated: ${prose(named.deprecated)}`]),
    ...(named.since === undefined ? [] : [`Since ${prose(named.since)}.`]),
  ];
}

/** What constraints demand, each as its own sentence. */
export function constraintTexts(constraints: readonly Constraint[]): readonly string[] {
  return constraints.map((constraint) => prose(constraint.message));
}
