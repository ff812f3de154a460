import { contestants } from "../contestants/contestants.ts";
import { fullTool } from "../contestants/ours.ts";
import { interleave, type Task } from "../interleave.ts";
import type { Effort, Row } from "../rows.ts";
import type { Rounds } from "../statistics.ts";
import { documentsOf } from "./documents-of.ts";

/** Yes or no to valid documents. */
export function measure(row: Row, { rounds, slice }: Effort): Rounds {
  const { type, documents } = documentsOf(row);
  const all = contestants.map(({ name, checks }) => ({ name, is: checks[type].is }));
  if (type === "Tool") all.push({ name: "specwright, full Tool", is: fullTool.is });
  const tasks = all.flatMap(({ name, is }): Task[] => {
    if (is === undefined) return [];
    const run = (): void => {
      for (const document of documents) if (!is(document)) throw new Error(`${name} refuses a valid document`);
    };
    return [{ name, operations: documents.length, run }];
  });
  return interleave(tasks, rounds, slice);
}
