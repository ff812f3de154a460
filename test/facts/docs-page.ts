/** A row of a table: its cells by the head of their column, as a reader sees them, without links and code marks. */
export type Row = Readonly<Record<string, string>>;

/** A rule as the docs of its own model tell it. */
export interface RuleText {
  readonly id: string;
  readonly sentence: string;
  readonly message: string;
  /** Where it is reported. */
  readonly at: string;
  readonly cel: string;
}

/** A rule that a model has from another one. */
export interface InheritedRuleText {
  readonly id: string;
  readonly owner: string;
  readonly sentence: string;
}

/** What the docs say of one type or function. */
export interface Section {
  readonly text: string;
  /** Tables by the bold line before them, without code marks. */
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly rules: readonly RuleText[];
  readonly inherited: readonly InheritedRuleText[];
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
  const inherited: InheritedRuleText[] = [];
  let title = "";
  for (const block of text.split(/\n{2,}/u)) {
    const bold = /^\*\*(.+)\*\*$/u.exec(block.trim())?.[1];
    if (bold !== undefined) title = plain(bold);
    else if (block.startsWith("|")) tables.set(title, readTable(block));
    else if (title.startsWith("Rules of ")) inherited.push(...readInherited(title.slice("Rules of ".length), block));
  }
  return { text, tables, rules: readRules(text), inherited };
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

/** Each has a bold title, a sentence, and a list with its message and its CEL. */
function readRules(text: string): readonly RuleText[] {
  const found = text.matchAll(
    /^\*\*Rule `(\w+)`\*\*\n\n(.*)\n\n- Message(?: at `(.+?)`)?: (.*)\n- In CEL: (.*)\n- Accepted: `.*\n- Refused[^:\n]*: `.*$/gmu,
  );
  return [...found].map(([, id = "", sentence = "", at = "", message = "", cel = ""]) => {
    return { id, sentence, message, at, cel };
  });
}

function readInherited(owner: string, block: string): readonly InheritedRuleText[] {
  const found = block.matchAll(/^- `(\w+)`: (.*)$/gmu);
  return [...found].map(([, id = "", sentence = ""]) => ({ id, owner, sentence }));
}

/** Text as a reader sees it: links and code without their marks. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/gu, "$1")
    .replaceAll("`", "")
    .trim();
}
