import type { Path } from "./issue.js";
import type { StandardJsonSchema } from "./json-schema.js";

/** What tools that accept any validator expect of one: version 1 of Standard Schema. */
export interface StandardSchema<Input, Output> {
  readonly version: 1;
  readonly vendor: "specwright";
  readonly validate: (value: unknown) => StandardResult<Output>;
  /** JSON Schemas of what may be sent and of what `toJSON` gives: version 1 of Standard JSON Schema. */
  readonly jsonSchema: StandardJsonSchema;
  /** Never there at run time; it carries the types. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
}

/** A value in normal form, or what is wrong with the one given. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One fault, as Standard Schema tells it. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: Path | undefined;
}
