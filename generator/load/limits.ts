/** Bytes of UTF-8 that one file may have: 1 MiB. */
export const maxFileBytes: number = 1024 * 1024;

/** Keys that one map may have. */
const maxKeys = 10_000;

/** Keys and values that one file may have. */
const maxNodes = 100_000;

/** How much one file may have. Each is a positive integer. */
export interface Limits {
  /** Bytes of UTF-8. */
  readonly fileBytes: number;
  /** Keys of one map. */
  readonly keys: number;
  /** Keys and values of all levels. */
  readonly nodes: number;
}

/** What holds where nobody says otherwise. */
export const defaultLimits: Limits = Object.freeze({ fileBytes: maxFileBytes, keys: maxKeys, nodes: maxNodes });

/** Maps and lists that may lie inside each other: what reads them calls itself for each, and the stack has an end. */
export const maxDepth: number = 64;

/** Errors of one kind of check that are told for one file; the rest is counted. */
export const maxSyntaxErrors: number = 20;
