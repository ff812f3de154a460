/** A few names for a hint, in order: `"a", "b", ...`. */
export function someOf(names: Iterable<string>): string {
  const all = [...names];
  const shown = all.slice(0, 12).map((name) => JSON.stringify(name));
  return [...shown, ...(all.length > shown.length ? ["..."] : [])].join(", ");
}
