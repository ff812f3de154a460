import { markdownTable } from "markdown-table";

/** A Markdown table; cells are Markdown with their bars escaped. Not padded, so that a longer cell changes one line only. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return markdownTable([[...head], ...rows.map((row) => [...row])], { alignDelimiters: false });
}
