/** Freezes a tree of plain values with everything in it, what was frozen before included, and hands it back. */
export function freeze<T>(value: T): T {
  const visited = new Set<object>();
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null || visited.has(next)) continue;
    visited.add(Object.freeze(next));
    for (const part of Object.values(next)) waiting.push(part);
  }
  return value;
}
