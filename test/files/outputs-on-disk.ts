import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Outputs } from "./states.ts";

/** Many files, some small, some large; each version has files that others lack. */
export function largeOutputs(version: number): Outputs {
  const files = Array.from({ length: 60 }, (_, index) => {
    const path = `part-${index % 7}/file-${index}-${index % 5 === 0 ? version % 3 : 0}.txt`;
    return [path, `version ${version}\n`.repeat(index % 10 === 0 ? 20_000 : 20)];
  });
  return Object.fromEntries(files);
}

/** Texts of the outputs in a folder; with the files of a run itself, but for the manifest, where `all` is true. */
export function filesIn(folder: string, all = false): Outputs {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = found
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path, "utf8")] as const)
    .filter(([path]) => path !== "manifest.json" && (all || !path.includes(".specwright")));
  return Object.fromEntries(files);
}

/** Paths at which there is neither what was before nor what comes after, be it a file or nothing. */
export function torn(found: Outputs, before: Outputs, after: Outputs): readonly string[] {
  const paths = new Set([...Object.keys(found), ...Object.keys(before)]);
  return [...paths].filter((path) => found[path] !== before[path] && found[path] !== after[path]);
}

/** Paths at which two folders differ. */
export function differing(found: Outputs, wanted: Outputs): readonly string[] {
  return [...new Set([...Object.keys(found), ...Object.keys(wanted)])].filter((path) => found[path] !== wanted[path]);
}
