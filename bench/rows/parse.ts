import { contestants } from "../contestants/contestants.ts";
import { fullTool } from "../contestants/ours.ts";
import { interleave, type Task } from "../interleave.ts";
import type { Effort, Row } from "../rows.ts";
import type { Rounds } from "../statistics.ts";
import { documentsOf } from "./documents-of.ts";

/** Valid documents become values with defaults; only ours are frozen to the bottom. */
export function measure(row: Row, { rounds, slice }: Effort): Rounds {
  const { type, documents } = documentsOf(row);
  const all = contestants.map(({ name, checks }) => ({ name, parse: checks[type].parse }));
  if (type === "Tool") all.push({ name: "specwright, full Tool", parse: fullTool.parse });
  const tasks = all.flatMap(({ name, parse }): Task[] => {
    if (parse === undefined) return [];
    const run = (): void => {
      for (const document of documents) parse(document);
    };
    return [{ name, operations: documents.length, run }];
  });
  return interleave(tasks, rounds, slice);
}
