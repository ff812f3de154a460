import { readFileSync } from "node:fs";

/** A module in a fenced block of a page, and what is said to be wrong with it. */
export interface Block {
  /** Name of the file, from the first line of the block. */
  readonly file: string;
  readonly text: string;
  /** Code and place of the only fault; undefined where the block is a good module. */
  readonly fault?: { readonly code: string; readonly line: number; readonly column: number };
}

const fenced =
  /(?:<!-- expect: (?<code>[a-z-]+) (?<line>[0-9]+):(?<column>[0-9]+) -->\n)?```yaml\n(?<text>[\s\S]*?)```/gu;

/** All blocks of YAML on a page, in their order. */
export function blocksOf(page: string): readonly Block[] {
  return [...readFileSync(page, "utf8").matchAll(fenced)].map(({ groups = {} }) => {
    const { code, line, column, text = "" } = groups;
    const file = /^# file: (\S+)\n/u.exec(text)?.[1] ?? "";
    const fault = code === undefined ? undefined : { code, line: Number(line), column: Number(column) };
    return { file, text, ...(fault === undefined ? {} : { fault }) };
  });
}
