import { AgentCatalog } from "cleveragents-model";
import { makeCatalog } from "../data/catalog.ts";
import { interleave } from "../interleave.ts";
import type { Effort, Row } from "../rows.ts";
import type { Rounds } from "../statistics.ts";

/** A catalog is read from JSON; and what comes of that is parsed with all checks, and every skill resolved. */
export function measure(_: Row, { rounds, slice }: Effort): Rounds {
  const text = JSON.stringify(makeCatalog());
  const value: unknown = JSON.parse(text);
  const perSkill = resolveAll(value) / AgentCatalog.parse(value).skills.length;
  if (Math.abs(perSkill - 20) > 1) throw new Error(`a skill resolves to ${perSkill} entries instead of 20`);
  // In milliseconds: a figure is that of 1,000,000 operations of which each takes as many nanoseconds.
  const operations = 1e6;
  return interleave(
    [
      { name: "JSON.parse", operations, run: () => void JSON.parse(text) },
      { name: "specwright, parse and resolve all", operations, run: () => void resolveAll(value) },
    ],
    rounds,
    slice * 10,
  );
}

/** How many entries there are in all. */
function resolveAll(value: unknown): number {
  const catalog = AgentCatalog.parse(value);
  let entries = 0;
  for (const { name } of catalog.skills) entries += catalog.resolveSkill(name).length;
  return entries;
}
