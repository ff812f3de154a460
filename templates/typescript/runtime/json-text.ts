import { maxDepth } from "./depth.js";
import type { Issue, IssueCode, Path } from "./issue.js";
import { maxIssues, tooDeepText } from "./issues.js";
import { setOwn } from "./record.js";

/** What a JSON text says, and what is wrong with it. */
export interface JsonReading {
  /** Undefined where there are issues. */
  readonly value: unknown;
  /** Faults of the text, not of the value; their path is empty, as nobody can tell what in such a text is secret. */
  readonly issues: readonly Issue[];
  /** Whether there were more issues than are kept. */
  readonly truncated: boolean;
  /** Offset at which a part of the value begins; for a part that is not there, what it is missing from. */
  placeOf(path: Path): number;
}

/** A part of a value and the offset at which it begins. */
interface Placed {
  readonly value: unknown;
  readonly at: number;
}

type Parts = ReadonlyMap<string | number, Placed>;

/**
 * Reads JSON and knows all places; offsets count UTF-16 units. Refuses what `JSON.parse` refuses, and what other readers would
 * read otherwise: keys that stand twice, numbers that no double holds exactly, halves of surrogate pairs.
 */
export function readJsonText(text: string): JsonReading {
  const reader = new TextReader(text);
  const root = reader.document();
  const sound = reader.issues.length === 0;
  return {
    value: sound ? root?.value : undefined,
    issues: Object.freeze(reader.issues),
    truncated: reader.truncated,
    placeOf: (path) => placeOf(path, root, reader.parts),
  };
}

function placeOf(path: Path, root: Placed | undefined, parts: ReadonlyMap<unknown, Parts>): number {
  let place = root;
  for (const step of path) {
    const next = parts.get(place?.value)?.get(step);
    if (next === undefined) break;
    place = next;
  }
  return place?.at ?? 0;
}

/** Thrown where the text is no JSON: nothing after that place can be trusted. */
const stopped: unique symbol = Symbol("stopped");

const word = /[\w.+-]*/uy;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;
const wholeNumber = /^-?\d+$/u;
const escapeForm = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/uy;

class TextReader {
  readonly issues: Issue[] = [];
  truncated = false;
  /** What stands directly in each list and object. */
  readonly parts = new Map<unknown, Parts>();
  readonly #text: string;
  #at: number;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.startsWith("\u{FEFF}") ? 1 : 0;
  }

  document(): Placed | undefined {
    try {
      const root = this.#value(0);
      if (this.#next() !== "") this.#stop("Expected the end of the text.");
      return root;
    } catch (error) {
      if (error !== stopped) throw error;
      return undefined;
    }
  }

  #value(depth: number): Placed {
    const first = this.#next();
    const at = this.#at;
    if (first === '"') return { value: this.#string(), at };
    if (first !== "{" && first !== "[") return { value: this.#word(), at };
    if (depth >= maxDepth) this.#stop(tooDeepText, "too_deep");
    this.#at += 1;
    return { value: first === "{" ? this.#object(depth + 1) : this.#list(depth + 1), at };
  }

  #object(depth: number): object {
    const object: Record<string, unknown> = {};
    const parts = new Map<string, Placed>();
    this.parts.set(object, parts);
    if (this.#take("}")) return object;
    do {
      if (this.#next() !== '"') this.#stop("Expected a key in double quotes.");
      const at = this.#at;
      const key = this.#string();
      if (!this.#take(":")) this.#stop("Expected a colon after the key.");
      if (parts.has(key)) this.#fault("duplicate_key", at, "The same key stands in this object before.");
      const part = this.#value(depth);
      parts.set(key, part);
      setOwn(object, key, part.value);
    } while (this.#take(","));
    if (!this.#take("}")) this.#stop("Expected a comma or a closing brace.");
    return object;
  }

  #list(depth: number): readonly unknown[] {
    const list: unknown[] = [];
    const parts = new Map<number, Placed>();
    this.parts.set(list, parts);
    if (this.#take("]")) return list;
    do {
      const part = this.#value(depth);
      parts.set(list.length, part);
      list.push(part.value);
    } while (this.#take(","));
    if (!this.#take("]")) this.#stop("Expected a comma or a closing bracket.");
    return list;
  }

  #string(): string {
    const start = this.#at;
    this.#at += 1;
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === 0x22) break;
      // The end of the text is no number.
      if (!(code >= 0x20)) this.#stop("Expected a double quote at the end of the text.");
      if (code === 0x5c) this.#skipEscape();
      else this.#at += 1;
    }
    this.#at += 1;
    const value = String(JSON.parse(this.#text.slice(start, this.#at)));
    if (/\p{Surrogate}/u.test(value)) this.#fault("ill_formed", start, "The text has half of a surrogate pair in it.");
    return value;
  }

  #skipEscape(): void {
    escapeForm.lastIndex = this.#at;
    if (!escapeForm.test(this.#text)) this.#stop("Expected an escape that JSON knows.");
    this.#at = escapeForm.lastIndex;
  }

  #word(): number | boolean | null {
    const start = this.#at;
    word.lastIndex = start;
    const found = word.exec(this.#text)?.[0] ?? "";
    const isNumber = number.test(found);
    if (!isNumber && found !== "true" && found !== "false" && found !== "null") this.#stop("Expected a value.");
    this.#at += found.length;
    if (!isNumber) return found === "null" ? null : found === "true";
    const value = Number(found);
    if (!(wholeNumber.test(found) ? Number.isSafeInteger(value) : Number.isFinite(value))) {
      this.#fault("unsafe_integer", start, "The number is too large to be read exactly.");
    }
    // A negative zero would be a second spelling of one number.
    return value + 0;
  }

  /** The next character that is no white space; empty at the end. */
  #next(): string {
    for (;;) {
      const found = this.#text.charAt(this.#at);
      if (found !== " " && found !== "\n" && found !== "\r" && found !== "\t") return found;
      this.#at += 1;
    }
  }

  #take(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#at += 1;
    return true;
  }

  /** What breaks the text off is told in any case. */
  #stop(message: string, code: IssueCode = "invalid_json"): never {
    this.truncated ||= this.issues.length === maxIssues;
    this.issues.splice(maxIssues - 1, 1, textIssue(code, this.#at, message));
    throw stopped;
  }

  #fault(code: IssueCode, offset: number, message: string): void {
    if (this.issues.length === maxIssues) this.truncated = true;
    else this.issues.push(textIssue(code, offset, message));
  }
}

/** A fault of the text. */
export function textIssue(code: IssueCode, offset: number, message: string): Issue {
  return Object.freeze({ code, path: Object.freeze([]), message, offset });
}
