import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { takeTurns } from "../commands/contender.ts";
import { usageOf } from "../commands/usage-of.ts";
import type { Row } from "../rows.ts";
import { writeScaleSpec } from "../scale/write-spec.ts";
import type { Rounds } from "../statistics.ts";

/** What comes of larger and larger specs: milliseconds that the TypeScript compiler needs for it, or kB of its largest file. */
export function measure({ unit }: Row): Rounds {
  const packages = [1000, 5000].map((types) => {
    const folder = resolve("bench/work", `compile-${types}`);
    const { spec } = writeScaleSpec(types, folder, ["typescript", "package"]);
    usageOf({ args: [resolve("dist/generator/bin.js"), "generate", "--spec", spec] });
    return { name: `${types.toLocaleString("en")} types`, output: join(folder, "generated") };
  });
  if (unit === "kB") return Object.fromEntries(packages.map(({ name, output }) => [name, [largestSource(output)]]));
  const compiler = resolve("bench/node_modules/typescript/lib/tsc.js");
  const contenders = packages.map(({ name, output }) => ({
    name,
    command: { args: ["--max-old-space-size=8000", compiler, "--noEmit", "-p", output] },
  }));
  return takeTurns(contenders, 1, ({ busy }) => busy);
}

function largestSource(output: string): number {
  const paths = readdirSync(output, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  return Math.max(...paths.map((path) => statSync(join(output, path)).size)) / 1000;
}
