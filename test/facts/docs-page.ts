/** A row of a table: its cells by the head of their column, as a reader sees them, without links and code marks. */
export type Row = Readonly<Record<string, string>>;

/** A rule as the docs tell it. */
export interface RuleText {
  readonly id: string;
  readonly message: string;
  readonly must: string;
  /** Where it is reported; empty where that is not said. */
  readonly at: string;
}

/** What the docs say of one type or function. */
export interface Section {
  readonly text: string;
  /** Tables by the bold line before them, without code marks. */
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly rules: readonly RuleText[];
}

/** Reads a page of the docs: its sections by their headings. */
export function readPage(text: string): ReadonlyMap<string, Section> {
  const [, ...sections] = text.split(/^## /mu);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf("\n");
      return [plain(section.slice(0, end)), readSection(section.slice(end))];
    }),
  );
}

function readSection(text: string): Section {
  const tables = new Map<string, readonly Row[]>();
  let rules: readonly RuleText[] = [];
  let title = "";
  for (const block of text.split(/\n{2,}/u)) {
    const bold = /^\*\*(.+)\*\*$/u.exec(block.trim())?.[1];
    if (bold !== undefined) title = plain(bold);
    else if (block.startsWith("|")) tables.set(title, readTable(block));
    else if (title === "Rules" && block.startsWith("- ")) rules = readRules(block);
  }
  return { text, tables, rules };
}

function readTable(block: string): readonly Row[] {
  const [head = [], , ...rows] = block.trim().split("\n").map(cellsOf);
  return rows.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ""])));
}

function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\|\s*|\s*\|$/gu, "")
    .split(/\s*(?<!\\)\|\s*/u)
    .map((cell) => plain(cell.replaceAll("\\|", "|")));
}

function readRules(block: string): readonly RuleText[] {
  return block.split(/^- /mu).flatMap((item) => {
    const [, id, message, rest = ""] = /^`(\w+)`: (.+?)<br>\s+(.+?)\s*$/su.exec(item) ?? [];
    if (id === undefined || message === undefined) return [];
    const must = /\bmust `([^`]+)`/u.exec(rest)?.[1] ?? "";
    return [{ id, message, must, at: /; reported at `([^`]+)`/u.exec(rest)?.[1] ?? "" }];
  });
}

/** Text as a reader sees it: links and code without their marks. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/gu, "$1")
    .replaceAll("`", "")
    .trim();
}
