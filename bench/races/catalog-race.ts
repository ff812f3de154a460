import { AgentCatalog } from "cleveragents-model";
import { makeCatalog } from "../data/catalogs.ts";
import { interleave } from "./interleave.ts";
import type { Race } from "./race.ts";

const parsing = "JSON.parse of the text";
const checking = "parse with every check, and resolve every skill";

/** A catalog as large as they come. */
export const catalogRace: Race = {
  id: "catalog",
  title: "AgentCatalog: 10,000 tools, 2,000 skills of 20 entries on average",
  unit: "ms",
  claims: [
    {
      what: "a catalog of 10,000 tools, parsed and every skill resolved, against `JSON.parse` of its text",
      of: checking,
      by: parsing,
      atMost: 2,
    },
  ],
  run: (effort) => {
    const text = JSON.stringify(makeCatalog());
    const value: unknown = JSON.parse(text);
    let entries = 0;
    const tasks = [
      { name: parsing, operations: 1_000_000, run: () => void JSON.parse(text) },
      {
        name: checking,
        operations: 1_000_000,
        run: () => {
          const catalog = AgentCatalog.parse(value);
          entries = catalog.skills.reduce((sum, { name }) => sum + catalog.resolveSkill(name).length, 0);
        },
      },
    ];
    const rounds = interleave(tasks, Math.ceil(11 * effort), 400);
    if (entries < 38_000 || entries > 42_000) throw new Error(`${entries} entries are not 20 a skill`);
    return { rounds, beside: [] };
  },
};
