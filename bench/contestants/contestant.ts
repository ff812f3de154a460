import type { TypeName } from "../data/documents.ts";

/** What a contestant can do for one type; what it cannot is absent. */
export interface Checks {
  /** Whether a value is valid. */
  readonly is?: ((value: unknown) => boolean) | undefined;
  /** The value with its defaults; throws where it is not valid. */
  readonly parse?: ((value: unknown) => unknown) | undefined;
  /** How many faults it tells of a value; 0 where it is valid. */
  readonly issues?: ((value: unknown) => number) | undefined;
}

/** A library, and what it can do. */
export interface Contestant {
  readonly name: string;
  readonly checks: Readonly<Record<TypeName, Checks>>;
}
