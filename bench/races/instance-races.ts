import { validDocuments } from "../data/documents.ts";
import { Tool } from "../work/model/src/index.ts";
import { asParsed, toolsOfShapes } from "./check-races.ts";
import { interleave } from "./interleave.ts";
import { type Race, specwright } from "./race.ts";

/** Races of ours against itself. */
export const instanceRaces: readonly Race[] = [
  {
    id: "many-shapes",
    title: "Tool: is it valid, many shapes beside one",
    unit: "ns",
    claims: [{ what: "`is`, many shapes against one shape (ours)", of: "many shapes", by: "one shape", atMost: 1.6 }],
    run: (effort) => {
      // The same documents, so that only the order of the keys differs.
      const tasks = [
        { name: "many shapes", documents: asParsed(toolsOfShapes(500)) },
        { name: "one shape", documents: asParsed(toolsOfShapes(1)) },
      ].map(({ name, documents }) => ({
        name,
        operations: documents.length,
        run: () => {
          for (const document of documents) valid += Tool.is(document) ? 1 : 0;
        },
      }));
      return { rounds: interleave(tasks, Math.ceil(15 * effort), 40), beside: [] };
    },
  },
  {
    id: "parse-again",
    title: "Tool: parse what is an instance already",
    unit: "ns",
    claims: [{ what: "`parse` of an instance, in ns", of: specwright, atMost: 30 }],
    run: (effort) => {
      const instances = validDocuments("Tool", 1000).map((document) => Tool.parse(document));
      const run = (): void => {
        for (const instance of instances) valid += Tool.parse(instance) === instance ? 1 : 0;
      };
      const task = { name: specwright, operations: instances.length, run };
      return { rounds: interleave([task], Math.ceil(15 * effort), 20), beside: [] };
    },
  },
];

/** What the work comes to, so that no compiler leaves it out. */
export let valid = 0;
