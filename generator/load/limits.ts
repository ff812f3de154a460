/** Bytes of UTF-8 that one file may have: 1 MiB. */
export const maxFileBytes: number = 1024 * 1024;

/** Maps and lists that may lie inside each other. */
export const maxDepth: number = 64;

/** Keys that one map may have. */
export const maxKeys: number = 10_000;

/** Keys and values that one file may have. */
export const maxNodes: number = 100_000;

/** Errors of one kind of check that are told for one file; the rest is counted. */
export const maxSyntaxErrors: number = 20;
