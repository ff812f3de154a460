import { grouped } from "../support/page-section.ts";
import type { GroupResult } from "./judge.ts";

/** What came of a file of the suite, schema by schema. */
export interface FileResult {
  readonly file: string;
  readonly groups: readonly { readonly tests: number; readonly result: GroupResult }[];
}

/** The figures as part of a page. */
export function suiteTables(results: readonly FileResult[], wrong: number, command: string): string {
  const rows = results.flatMap(({ file, groups }) => {
    const left = new Map<string, number>();
    for (const { tests, result } of groups) {
      if (!result.isSaid) left.set(result.reason, (left.get(result.reason) ?? 0) + tests);
    }
    const counts = `\`${file}\` | ${total(groups)} | ${said(groups)}`;
    const [first = "| ", ...more] = [...left].map(([reason, tests]) => `${tests} | ${reason}`);
    return [`| ${counts} | ${left.size === 0 ? "0 | " : first} |`, ...more.map((each) => `| | | | ${each} |`)];
  });
  const all = results.flatMap(({ groups }) => groups);
  return [
    `Made by \`${command}\`. Of ${grouped(total(all))} tests, ${grouped(said(all))} can be said; wrong verdicts: ${wrong}.`,
    "",
    "| file of the suite | tests | said | not said | why not |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

type Groups = FileResult["groups"];

function total(groups: Groups): number {
  return groups.reduce((sum, { tests }) => sum + tests, 0);
}

/** How many of their tests the language can say. */
export function said(groups: Groups): number {
  return total(groups.filter(({ result }) => result.isSaid));
}
