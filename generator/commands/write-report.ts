import type { WriteReport } from "../write/write.ts";
import { counted } from "./counted.ts";

/** Files that are told one by one; the rest is counted. */
const maxLines = 100;

const verbs = { create: "new", update: "changed", delete: "deleted" } as const;

/** What `generate` did, in `elapsed` milliseconds. */
export function reportText(
  { changes, unchanged, interrupted }: Pick<WriteReport, "changes" | "unchanged" | "interrupted">,
  outDir: string,
  elapsed: number,
): string {
  const lines = changes.slice(0, maxLines).map(({ kind, path }) => `${verbs[kind].padEnd(8)}${outDir}/${path}\n`);
  if (changes.length > maxLines) lines.push(`and ${changes.length - maxLines} more\n`);
  const counts = (["create", "update", "delete"] as const)
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${verbs[kind]}`);
  const summary = [...counts, `${unchanged} unchanged`].join(", ");
  const end = interrupted ? "Interrupted; the next run goes on from here: " : "";
  return `${lines.join("")}${end}${counted(changes.length + unchanged, "file")}: ${summary} (${seconds(elapsed)})\n`;
}

function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
