import { readdirSync } from "node:fs";

/** A part of the generator that Stryker changes in every way it knows, and the tests that have to notice. */
export interface Slice {
  readonly name: string;
  /** Globs below `generator/`, without `.ts`. */
  readonly files: readonly string[];
  /** Files below `test/`, without `.test.ts`; quick ones first, as the first that notices is the last that runs. */
  readonly tests: readonly string[];
  /** Percentage of mutants that have to be noticed. */
  readonly least: number;
}

/** What must not be wrong, from the smallest to the largest. */
export const slices: readonly Slice[] = Object.freeze([
  {
    name: "primitives",
    files: ["emit/typescript/primitives"],
    tests: ["typescript/primitives", "typescript/injection"],
    least: 100,
  },
  {
    name: "escape",
    files: ["emit/typescript/doc-comment", "emit/markdown", "emit/output-path"],
    tests: ["typescript/primitives", "emit/emit", "emit/markdown"],
    least: 90,
  },
  {
    name: "names",
    files: ["naming/*", "emit/typescript/names"],
    tests: ["naming/local-name", "typescript/names"],
    least: 90,
  },
  {
    name: "yaml texts",
    files: ["load/decode-*", "load/locate", "load/plain-scalar", "load/reading", "load/span-in-scalar", "load/to-json"],
    tests: ["load/messages", "load/decode-scalar", "load/span-in-scalar", "load/values", "load/refusals"],
    least: 90,
  },
  {
    name: "yaml tokens",
    files: ["load/scan-tokens", "load/syntax-errors"],
    tests: ["load/messages", "load/refusals", "load/values", "load/places", "load/syntax-errors", "load/limits"],
    least: 90,
  },
  {
    name: "yaml tree",
    files: [
      "load/build-tree",
      "load/check-characters",
      "load/hidden-characters",
      "load/limits",
      "load/load-yaml",
      "load/read-source",
    ],
    tests: [
      "load/messages",
      "load/places",
      "load/refusals",
      "load/read-source",
      "load/values",
      "load/hidden-characters",
      "load/limits",
      "load/sizes",
    ],
    least: 90,
  },
  {
    name: "regex",
    files: [
      "check/pattern/char-set",
      "check/pattern/character-class",
      "check/pattern/cursor",
      "check/pattern/escape",
      "check/pattern/pa*",
    ],
    tests: ["check/pattern/parse-pattern", "check/pattern/pattern-node", "check/pattern/char-set"],
    least: 90,
  },
  {
    name: "slow regex",
    files: ["check/pattern/a*", "check/pattern/count-ways", "check/pattern/slowness"],
    tests: ["check/pattern/ambiguity", "check/pattern/slowness", "check/pattern/steps"],
    least: 90,
  },
  {
    name: "cel cost",
    files: ["check/cel/cost/*"],
    tests: ["cel/cost", "cel/growth"],
    least: 80,
  },
  {
    name: "cel",
    files: ["check/cel/*"],
    tests: [
      "cel/types",
      "cel/faults",
      "cel/guards",
      "cel/expected-type",
      "cel/messages",
      "cel/interval",
      "cel/lowering",
      "cel/walk",
      "cel/hostile",
      "cel/places",
    ],
    least: 80,
  },
  {
    name: "validators",
    files: ["emit/typescript/check-*", "emit/typescript/co*", "emit/typescript/union", "emit/typescript/*rule*"],
    tests: ["typescript/*", "generated/*"],
    least: 80,
  },
]);

/** Compiled files that are changed. */
export function filesOf({ files }: Slice): readonly string[] {
  return expand("generator", files, ".ts").map((path) => path.replace(/^(.*)\.ts$/u, "dist/$1.js"));
}

/** Compiled files of the tests. */
export function testsOf({ tests }: Slice): readonly string[] {
  return expand("test", tests, ".test.ts").map((path) => path.replace(/^(.*)\.ts$/u, "dist/$1.js"));
}

/** Files in a folder that match one of the globs, in which `*` stands for a part of a name. Throws where a glob matches none. */
function expand(folder: string, globs: readonly string[], ending: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  return globs.flatMap((glob) => {
    const pattern = glob.replace(/\*\*\/|\*/gu, (star) => (star === "*" ? "[^/]*" : "(?:.*/)?"));
    const found = all.filter(
      (path) => path.endsWith(ending) && new RegExp(`^${pattern}$`, "u").test(path.slice(0, -ending.length)),
    );
    if (found.length === 0) throw new Error(`${folder} has no ${glob}`);
    return found.sort().map((path) => `${folder}/${path}`);
  });
}
