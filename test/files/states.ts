import type { Random } from "../support/random.ts";

/** Texts of outputs by path. */
export type Outputs = Readonly<Record<string, string>>;

/** Paths that outputs may have: some differ in capitals alone, some lie in one folder, some deep. */
export const paths: readonly string[] = Object.freeze([
  "a.txt",
  "A.txt",
  "docs/b.md",
  "docs/c.md",
  "src/d.ts",
  "src/deep/e.ts",
  "src/deep/er/f.ts",
]);

/** Some of the paths, no two of them the same but for capitals, with one of a few contents each. */
export function randomOutputs(random: Random): Outputs {
  const chosen = new Map<string, string>();
  for (const path of paths) {
    const isTaken = [...chosen.keys()].some((other) => other.toLowerCase() === path.toLowerCase());
    if (!isTaken && random.chance(0.6)) chosen.set(path, `${path}\nversion ${random.below(4)}\n`);
  }
  return Object.fromEntries(chosen);
}
