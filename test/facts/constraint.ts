import type { ModelName } from "./models.ts";

/** One constraint of the reference pages, with documents that keep it and documents that break it. */
export interface Constraint {
  readonly says: string;
  readonly model: ModelName;
  /** Added to the smallest document of the model. */
  readonly keeps: readonly object[];
  /** The same, with the faults that must be found, and whether the schema can tell. */
  readonly breaks: readonly (readonly [object, ...string[]])[];
  readonly notInSchema?: true;
}
