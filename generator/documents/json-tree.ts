import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { maxDepth } from "../load/limits.ts";
import type { YamlEntry, YamlNode } from "../load/yaml-node.ts";
import { tooDeepText } from "../program/messages.ts";
import { stringEnd } from "./json-string.ts";

/**
 * Reads JSON into the same tree as YAML, so that both are told about in the same way. Strict: what `JSON.parse` refuses is
 * refused, and so are keys that stand twice, numbers that no reader holds exactly, and halves of surrogate pairs. The text lies
 * between two offsets of the file; undefined after an error, which is in `sink`.
 */
export function loadJson(
  file: SourceFile,
  sink: DiagnosticSink,
  [start, end]: TextRange = [0, file.text.length],
): YamlNode | undefined {
  const reader = new JsonReader(file, start, end, sink);
  try {
    reader.skipByteOrderMark();
    const root = reader.value(0);
    reader.expectEnd();
    return reader.failed ? undefined : root;
  } catch (error) {
    if (error !== stopped) throw error;
    return undefined;
  }
}

/** Offsets in a text: from the first, to before the second. */
export type TextRange = readonly [start: number, end: number];

const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;
const constants: ReadonlyMap<string, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Thrown once a syntax error has been reported: nothing after it can be trusted. */
const stopped = new Error("stopped");

class JsonReader {
  failed = false;
  readonly #file: SourceFile;
  readonly #end: number;
  readonly #sink: DiagnosticSink;
  #at: number;

  constructor(file: SourceFile, start: number, end: number, sink: DiagnosticSink) {
    this.#file = file;
    this.#at = start;
    this.#end = end;
    this.#sink = sink;
  }

  skipByteOrderMark(): void {
    if (this.#at === 0 && this.#file.text.startsWith("\u{FEFF}")) this.#at = 1;
  }

  value(depth: number): YamlNode {
    const found = this.#peek();
    if (found === "{" || found === "[") {
      if (depth < maxDepth) return found === "{" ? this.#object(depth) : this.#list(depth);
      report(this.#sink, "too_deep", this.#span(this.#at, this.#at + 1), { message: tooDeepText });
      throw stopped;
    }
    return found === '"' ? this.#string() : this.#word();
  }

  expectEnd(): void {
    if (this.#peek() !== "") this.#fail("the end of the document");
  }

  #object(depth: number): YamlNode {
    const start = this.#at;
    const entries = new Map<string, YamlEntry>();
    this.#at += 1;
    if (this.#take("}")) return { kind: "map", entries: [], span: this.#span(start) };
    do {
      if (this.#peek() !== '"') this.#fail("a key in double quotes");
      const { value: key, span: keySpan } = this.#string();
      if (!this.#take(":")) this.#fail("a colon after the key");
      const entry = { key, keySpan, value: this.value(depth + 1) };
      const first = entries.get(key);
      if (first === undefined) entries.set(key, entry);
      else {
        this.failed = true;
        const related = [{ span: first.keySpan, message: "It stands here first." }];
        report(this.#sink, "duplicate_key", keySpan, {}, { related });
      }
    } while (this.#take(","));
    if (!this.#take("}")) this.#fail(`"," or "}"`);
    return { kind: "map", entries: [...entries.values()], span: this.#span(start) };
  }

  #list(depth: number): YamlNode {
    const start = this.#at;
    const items: YamlNode[] = [];
    this.#at += 1;
    if (this.#take("]")) return { kind: "list", items, span: this.#span(start) };
    do items.push(this.value(depth + 1));
    while (this.#take(","));
    if (!this.#take("]")) this.#fail(`"," or "]"`);
    return { kind: "list", items, span: this.#span(start) };
  }

  #string(): YamlNode & { readonly kind: "scalar"; readonly value: string } {
    const start = this.#at;
    const end = stringEnd(this.#file.text, start, this.#end);
    if (typeof end !== "number") {
      this.#at = end.faultAt;
      this.#failHere(end.expected);
    }
    this.#at = end;
    const span = this.#span(start);
    const value = String(JSON.parse(this.#file.text.slice(start, end)));
    const half = /\p{Surrogate}/u.exec(value)?.[0].codePointAt(0);
    if (half !== undefined) {
      this.failed = true;
      report(this.#sink, "ill_formed", span, { character: `U+${half.toString(16).toUpperCase()}` });
    }
    return { kind: "scalar", value, span, style: "double" };
  }

  #word(): YamlNode {
    const start = this.#at;
    const text = this.#nextWord();
    const isNumber = numberPattern.test(text);
    const constant = constants.get(text);
    if (constant === undefined && !isNumber) this.#fail("a value");
    this.#at += text.length;
    const span = this.#span(start);
    const number = Number(text);
    if (isNumber && (!Number.isFinite(number) || (/^-?\d+$/u.test(text) && !Number.isSafeInteger(number)))) {
      this.failed = true;
      report(this.#sink, "unsafe_integer", span, {});
    }
    // A negative zero would be a second spelling of one number.
    const value = isNumber ? number || 0 : (constant ?? null);
    return { kind: "scalar", value, span, style: "plain" };
  }

  /** The next character that is no white space; empty at the end. */
  #peek(): string {
    while (this.#at < this.#end && /[ \t\n\r]/u.test(this.#file.text.charAt(this.#at))) this.#at += 1;
    return this.#at < this.#end ? this.#file.text.charAt(this.#at) : "";
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }

  #nextWord(): string {
    const pattern = /[\w.+-]*/uy;
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#file.text)?.[0] ?? "";
  }

  #fail(expected: string): never {
    this.#peek();
    return this.#failHere(expected);
  }

  #failHere(expected: string): never {
    const length = this.#nextWord().slice(0, 40).length || (this.#at < this.#end ? 1 : 0);
    const text = this.#file.text.slice(this.#at, this.#at + length);
    const span = this.#span(this.#at, this.#at + length);
    report(this.#sink, "invalid_json", span, { expected, found: foundText(text) }, { hint: hintFor(text) });
    throw stopped;
  }

  #span(start: number, end: number = this.#at): Span {
    return { file: this.#file.path, start, end };
  }
}

/** Signs are told, words are not: nobody knows yet whether they belong to a secret. */
function foundText(text: string): string {
  if (text === "") return "the end";
  if (text === "\n" || text === "\r") return "the end of the line";
  return /^[\p{P}\p{S}\p{C}\p{Z}]$/u.test(text) ? JSON.stringify(text) : "a word";
}

function hintFor(found: string): string | undefined {
  if (found === "'") return "JSON puts texts and keys in double quotes.";
  if (found === "/" || found === "#")
    return "JSON has no comments; a document with comments is YAML, whose name ends in .yaml.";
  if (found === "}" || found === "]") return "There is no comma after the last entry.";
  const constant = { true: "true", false: "false", none: "null", nil: "null", undefined: "null", nan: "null" };
  const instead = Object.entries(constant).find(([word]) => word === found.toLowerCase())?.[1];
  return instead === undefined ? undefined : `JSON writes ${instead}.`;
}
