import type { JsonValue } from "../../program/json.ts";

/**
 * Works something out of values that are known. A world may be one that no document leads to, and there, what the checker has
 * proved need not hold: undefined then, since it makes no difference what comes of it.
 */
export function exactly(work: () => JsonValue): JsonValue | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
