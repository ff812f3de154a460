import type { Span } from "../diagnostics/span.ts";
import type { JsonValue } from "./json.ts";

/** Where in a value something is: keys and indexes from the outside in. */
export type Path = readonly (string | number)[];

/** A value that the type accepts, and what configuration may write for it. */
export interface Example {
  readonly name: string;
  readonly doc?: string;
  readonly value: JsonValue;
  readonly config?: JsonValue;
  readonly span: Span;
}

/** A value that the type refuses, with every fault that is found in it, sorted as `validate` reports them. */
export interface Counterexample {
  readonly name: string;
  readonly doc?: string;
  readonly value: JsonValue;
  readonly because: readonly ExpectedFault[];
  readonly span: Span;
}

/** `reason` is an issue code or the id of a rule. */
export interface ExpectedFault {
  readonly path: Path;
  readonly reason: string;
  readonly span: Span;
}
