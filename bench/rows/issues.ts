import { contestants } from "../contestants/contestants.ts";
import { fullTool, ours } from "../contestants/ours.ts";
import { asRead, damagedDocuments } from "../data/documents.ts";
import { interleave, type Task } from "../interleave.ts";
import { documentCount, type Effort, type Row } from "../rows.ts";
import type { Rounds } from "../statistics.ts";
import { documentsOf } from "./documents-of.ts";

/** Every fault of documents that are one change away from valid ones, and invalid. */
export function measure(row: Row, { rounds, slice }: Effort): Rounds {
  const { type, documents } = documentsOf(row);
  const { refused } = damagedDocuments(documents, documentCount, ours.checks[type].is);
  const invalid = asRead(refused);
  const all = contestants.map(({ name, checks }) => ({ name, issues: checks[type].issues }));
  if (type === "Tool") all.push({ name: "specwright, full Tool", issues: fullTool.issues });
  const tasks = all.flatMap(({ name, issues }): Task[] => {
    if (issues === undefined) return [];
    const run = (): void => {
      for (const document of invalid) if (issues(document) === 0) throw new Error(`${name} finds no fault`);
    };
    return [{ name, operations: invalid.length, run }];
  });
  return interleave(tasks, rounds, slice);
}
