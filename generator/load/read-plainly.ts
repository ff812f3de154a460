import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { defaultLimits, type Limits, maxDepth } from "./limits.ts";
import { readPlain } from "./plain-scalar.ts";
import type { YamlEntry, YamlNode, YamlScalar } from "./yaml-node.ts";

/**
 * Reads YAML as most specs are written, several times as fast as the parser: block maps and lists, texts on one line, flow
 * collections on one line, block texts without surprises. Undefined for anything else, faults too, which the parser then reads
 * from the start; what is read is what the parser would have read. The text must have no hidden characters.
 */
export function readPlainly(file: SourceFile, limits: Limits = defaultLimits): YamlNode | undefined {
  if (/[\t\r\uFEFF]/u.test(file.text) || !file.text.endsWith("\n")) return undefined;
  const reader = new PlainReader(file, limits);
  const root = reader.block(reader.nextLine());
  return reader.nextLine() === -1 && reader.isPlain ? root : undefined;
}

const blanks: RegExp = / */y;
const restOfComment: RegExp = /(?:#[^\n]*)?\n/y;
const dash: RegExp = /- +(?=[^ \n#])/y;
const key: RegExp = /(?:[A-Za-z_$][\w./$-]*|"[^"\\\n]+"|'[^'\n]+'):(?=[ \n])/y;
const lineEnd: RegExp = / *(?: #[^\n]*)?\n/y;
const flowStart: RegExp = /[[{] */y;
const comma: RegExp = / *, */y;
const flowEnd: RegExp = / *[\]}]/y;
/** With no escapes but those that JSON has too. */
const doubleQuoted: RegExp = /"[^"\\\n]*(?:\\["\\/bfnrt][^"\\\n]*)*"/y;
const singleQuoted: RegExp = /'[^'\n]*'(?!')/y;
/** Without the white space behind it; a hyphen may stand first where it cannot begin a list. */
const plain: RegExp = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=[^\s,[\]{}]))[^ \n]*(?: +[^ \n#][^ \n]*)*/y;
const plainInFlow: RegExp =
  /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=[^\s,[\]{}]))[^ \n,[\]{}]*(?: +[^ \n#,[\]{}][^ \n,[\]{}]*)*/y;
const blockHeader: RegExp = /([|>])(-?)\n/y;
/** The parser refuses keys of more than 1,024 characters. */
const longestKey = 1000;

class PlainReader {
  /** False from where something was found that is read by the parser alone: then nothing that was read counts. */
  isPlain: boolean = true;
  private at = 0;
  private depth = 0;
  private nodes = 0;
  private readonly file: string;
  private readonly text: string;
  private readonly limits: Limits;

  constructor({ path, text }: SourceFile, limits: Limits) {
    this.file = path;
    this.text = text;
    this.limits = limits;
  }

  /** Goes to the next line that has something on it but a comment. Gives the column where that begins; -1 at the end. */
  nextLine(): number {
    let column = this.margin();
    while (this.take(restOfComment) !== undefined) column = this.margin();
    return this.at === this.text.length ? -1 : column;
  }

  /** A map or list in block style, whose first entry is here, at this column. Ends before the first line further left. */
  block(column: number): YamlNode {
    if (column === -1 || ++this.depth > maxDepth / 2) return this.giveUp();
    const node = this.sees(dash) ? this.list(column) : this.map(column);
    this.depth -= 1;
    return node;
  }

  private list(column: number): YamlNode {
    const start = this.at;
    const items: YamlNode[] = [];
    do {
      const inner = column + (this.take(dash)?.length ?? 0);
      if (inner === column) this.giveUp();
      const isBlock = this.sees(dash) || this.sees(key);
      items.push(isBlock ? this.block(inner) : this.value(column));
    } while (this.continues(column));
    return { kind: "list", items, span: this.span(start, items.at(-1)?.span.end) };
  }

  private map(column: number): YamlNode {
    const start = this.at;
    const entries: YamlEntry[] = [];
    const seen = new Set<string>();
    do {
      const named = this.key(seen);
      const value = this.take(lineEnd) === undefined ? this.value(column) : this.below(column);
      entries.push({ ...named, value });
    } while (this.continues(column));
    return { kind: "map", entries, span: this.span(start, entries.at(-1)?.value.span.end) };
  }

  /** Whether another entry of the collection at this column follows. A line further right is one that nobody takes. */
  private continues(column: number): boolean {
    const before = this.at;
    if (this.nextLine() === column) return true;
    this.at = before;
    return false;
  }

  private below(column: number): YamlNode {
    const inner = this.nextLine();
    return inner > column ? this.block(inner) : this.giveUp();
  }

  private key(seen: Set<string>): Omit<YamlEntry, "value"> {
    const start = this.at;
    const written = this.take(key)?.slice(0, -1) ?? "";
    const isQuoted = /^["']/u.test(written);
    const name = isQuoted ? written.slice(1, -1) : written;
    if (written === "" || written.length > longestKey || seen.has(name) || seen.size === this.limits.keys)
      this.giveUp();
    if (!isQuoted && typeof this.meaning(written) !== "string") this.giveUp();
    seen.add(name);
    return { key: name, keySpan: { file: this.file, start, end: start + written.length } };
  }

  /** What stands on the rest of the line, whose end is left where it is, or a block text below it. */
  private value(column: number): YamlNode {
    this.margin();
    if (this.sees(blockHeader)) return this.blockText(column);
    const node = this.inline(plain);
    if (this.take(lineEnd) === undefined) return this.giveUp();
    this.at -= 1;
    return node;
  }

  /** Lines further right than `column`, all of which begin at the same column, but for those that a literal text moves in. */
  private blockText(column: number): YamlScalar {
    const start = this.at;
    const header = this.take(blockHeader) ?? "";
    const isFolded = header.startsWith(">");
    let end = this.at;
    const space = " ".repeat(this.margin());
    if (space.length <= column) return this.giveUp();
    const lines: string[] = [];
    for (let at = end, stop = 0; at < this.text.length; at = stop + 1) {
      stop = this.text.indexOf("\n", at);
      const line = this.text.slice(at, stop);
      if (line !== "" && !line.startsWith(space)) break;
      const shown = line.slice(space.length);
      // White space at the ends of lines, and lines that are moved in in a folded text, have rules of their own.
      if (line.endsWith(" ") || (isFolded && shown.startsWith(" "))) return this.giveUp();
      lines.push(shown);
      if (shown !== "") end = stop + 1;
    }
    this.at = end;
    while (lines.at(-1) === "") lines.pop();
    const text = lines.join("\n");
    const read = isFolded ? text.replaceAll(/\n+/gu, ({ length }) => "\n".repeat(length - 1) || " ") : text;
    const value = header.includes("-") ? read : `${read}\n`;
    return { kind: "scalar", value, span: this.span(start), style: isFolded ? "folded" : "literal" };
  }

  private inline(unquoted: RegExp): YamlNode {
    const start = this.at;
    switch (this.text[start]) {
      case "{":
        return this.flowMap();
      case "[":
        return this.flowList();
      case '"': {
        const value: string = JSON.parse(this.take(doubleQuoted) ?? '""');
        return { kind: "scalar", value, span: this.span(start), style: "double" };
      }
      case "'": {
        const value = this.take(singleQuoted)?.slice(1, -1) ?? "";
        return { kind: "scalar", value, span: this.span(start), style: "single" };
      }
      default:
        return this.unquoted(start, this.take(unquoted) ?? "");
    }
  }

  private unquoted(start: number, written: string): YamlScalar {
    if (/^$|:$|: /u.test(written)) return this.giveUp();
    return { kind: "scalar", value: this.meaning(written), span: this.span(start), style: "plain" };
  }

  /** What a text without quotes stands for. */
  private meaning(written: string): YamlScalar["value"] {
    const reading = readPlain(written);
    return reading.kind === "value" ? reading.value : this.giveUp().value;
  }

  private flowList(): YamlNode {
    const items: YamlNode[] = [];
    const span = this.flow("]", () => items.push(this.inline(plainInFlow)));
    return { kind: "list", items, span };
  }

  private flowMap(): YamlNode {
    const entries: YamlEntry[] = [];
    const seen = new Set<string>();
    const span = this.flow("}", () => {
      const named = this.key(seen);
      this.margin();
      entries.push({ ...named, value: this.inline(plainInFlow) });
    });
    return { kind: "map", entries, span };
  }

  /** Reads entries, and commas between them, up to the partner of the bracket that is here. */
  private flow(close: string, entry: () => void): Span {
    const start = this.at;
    this.take(flowStart);
    if (++this.depth > maxDepth / 2) this.giveUp();
    if (!this.sees(flowEnd)) {
      do entry();
      while (this.take(comma) !== undefined);
    }
    this.depth -= 1;
    if (this.take(flowEnd)?.endsWith(close) !== true) this.giveUp();
    return this.span(start);
  }

  private giveUp(): YamlScalar {
    this.isPlain = false;
    this.at = this.text.length;
    return { kind: "scalar", value: null, span: this.span(this.at), style: "plain" };
  }

  /** Where a value stands that was read up to here; it counts as one. */
  private span(start: number, end: number = this.at): Span {
    if (++this.nodes === this.limits.nodes) this.isPlain = false;
    return { file: this.file, start, end };
  }

  /** Skips blanks, and says how many. */
  private margin(): number {
    return this.take(blanks)?.length ?? 0;
  }

  private sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  /** Goes behind what a sticky pattern finds here, and gives it. */
  private take(pattern: RegExp): string | undefined {
    const start = this.at;
    if (!this.sees(pattern)) return undefined;
    this.at = pattern.lastIndex;
    return this.text.slice(start, this.at);
  }
}
