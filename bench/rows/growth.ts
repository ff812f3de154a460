import { join, resolve } from "node:path";
import { takeTurns } from "../commands/contender.ts";
import type { Effort, Row } from "../rows.ts";
import { writeScaleSpec } from "../scale/write-spec.ts";
import type { Rounds } from "../statistics.ts";

/** Every target of specs that get twice as large: milliseconds, or the most memory at once. */
export function measure({ unit }: Row, { turns }: Effort): Rounds {
  const contenders = [1250, 2500, 5000].map((types) => {
    const folder = resolve("bench/work", `growth-${types}`);
    const { spec } = writeScaleSpec(types, folder);
    return {
      name: `${types.toLocaleString("en")} types`,
      command: { args: [resolve("dist/generator/bin.js"), "generate", "--spec", spec] },
      output: join(folder, "generated"),
    };
  });
  return takeTurns(contenders, unit === "ms" ? turns : 1, ({ busy, peak }) => (unit === "ms" ? busy : peak));
}
