import type { Mutation } from "./mutation.ts";

/** A source with a mutation in it. Throws where what it looks for does not stand there exactly once, so that it cannot rot. */
export function mutated(source: string, { file, find, replace }: Mutation): string {
  const count = source.split(find).length - 1;
  if (count !== 1) throw new Error(`${file} has ${count} times, not once: ${find}`);
  return source.replace(find, () => replace);
}
