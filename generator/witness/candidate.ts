import type { JsonValue } from "../program/json.ts";

/** A value to be tried, and what is special about it, as a phrase. */
export interface Candidate {
  readonly description: string;
  readonly value: JsonValue;
}
