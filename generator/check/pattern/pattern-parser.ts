import type { CharSet } from "./char-set.ts";
import { readClass } from "./character-class.ts";
import { Cursor } from "./cursor.ts";
import { readEscape } from "./escape.ts";
import type { PatternFault } from "./pattern-fault.ts";
import type { PatternNode } from "./pattern-node.ts";

/** The outcome of parsing. */
export interface ParsedPattern {
  readonly text: string;
  readonly uncaptured: string;
  readonly node: PatternNode;
  /** Whether the pattern is a choice that no group encloses, as in `a|b`. */
  readonly isBareChoice: boolean;
  /** Repetitions and sequences, inner ones first. */
  readonly parts: readonly PatternPart[];
}

/** A node with its place in the text of the pattern; a sequence has its items too. */
export interface PatternPart {
  readonly node: PatternNode;
  readonly start: number;
  readonly end: number;
  readonly items?: readonly PatternPart[];
}

/** A node with its text, once with capture groups as written and once without; `counts` is the product of nested limits. */
interface Piece {
  readonly node: PatternNode;
  readonly text: string;
  readonly uncaptured: string;
  readonly counts: number;
}

interface Count {
  readonly min: number;
  readonly max: number;
  readonly text: string;
}

const maxCount = 1000;
const maxGroups = 50;
const nothing: Piece = { node: { kind: "sequence", items: [] }, text: "", uncaptured: "", counts: 1 };

/** Parses the portable subset by recursive descent, up to the first fault. */
export function parsePatternText(source: string): ParsedPattern | PatternFault {
  const parser = new Parser(source);
  const piece = parser.choice(0);
  const { cursor } = parser;
  if (!cursor.done)
    cursor.refuse(
      "pattern-syntax",
      cursor.at,
      cursor.at + 1,
      "% closes no group",
      "Write \\) for the character itself.",
    );
  const { node, text, uncaptured } = piece;
  return cursor.fault ?? { node, text, uncaptured, isBareChoice: parser.isBareChoice, parts: parser.parts };
}

class Parser {
  readonly cursor: Cursor;
  readonly parts: PatternPart[] = [];
  isBareChoice = false;

  constructor(source: string) {
    this.cursor = new Cursor(source);
  }

  choice(depth: number): Piece {
    const options = [this.sequence(depth)];
    while (this.cursor.skip("|")) options.push(this.sequence(depth));
    const [only] = options;
    if (options.length === 1 && only !== undefined) return only;
    if (depth === 0) this.isBareChoice = true;
    return {
      node: { kind: "choice", options: options.map((option) => option.node) },
      text: options.map((option) => option.text).join("|"),
      uncaptured: options.map((option) => option.uncaptured).join("|"),
      counts: Math.max(...options.map((option) => option.counts)),
    };
  }

  private sequence(depth: number): Piece {
    const { cursor } = this;
    const items: Piece[] = [];
    const parts: PatternPart[] = [];
    while (!cursor.done && cursor.char !== "|" && cursor.char !== ")") {
      const start = cursor.at;
      const item = this.repeated(depth);
      items.push(item);
      parts.push({ node: item.node, start, end: cursor.at });
    }
    const node: PatternNode = { kind: "sequence", items: items.map((item) => item.node) };
    const [first] = parts;
    const last = parts.at(-1);
    if (first !== undefined && last !== undefined && first !== last) {
      this.parts.push({ node, start: first.start, end: last.end, items: parts });
    }
    return {
      node,
      text: items.map((item) => item.text).join(""),
      uncaptured: items.map((item) => item.uncaptured).join(""),
      counts: items.reduce((most, item) => Math.max(most, item.counts), 1),
    };
  }

  private repeated(depth: number): Piece {
    const start = this.cursor.at;
    const body = this.atom(depth);
    const count = this.count();
    if (count === undefined) return body;
    const node: PatternNode = { kind: "repeat", body: body.node, min: count.min, max: count.max };
    const { at } = this.cursor;
    this.parts.push({ node, start, end: at });
    const counts = body.counts * Math.max(1, count.max === Infinity ? count.min : count.max);
    if (counts > maxCount) {
      const hint = "RE2 stops at 1000 as well. Say the length with `max_length`.";
      this.cursor.refuse("pattern-too-large", start, at, `% repeats more than ${maxCount} times`, hint);
    }
    return { node, text: body.text + count.text, uncaptured: body.uncaptured + count.text, counts };
  }

  /** `*`, `+`, `?`, `{2}`, `{2,}`, `{2,5}`, and the same with a `?` behind that asks for as little as possible. */
  private count(): Count | undefined {
    const { cursor } = this;
    const start = cursor.at;
    const found = cursor.match(/[*+?]|\{[0-9]*,?[0-9]*\}/y)?.[0];
    if (found === undefined) return undefined;
    const text = cursor.skip("?") ? `${found}?` : found;
    const count = readCount(found);
    if (count === undefined)
      cursor.refuse("pattern-syntax", start, cursor.at, "% is no count", "Write {2}, {2,} or {2,5}.");
    else if (count.max < count.min) cursor.refuse("pattern-syntax", start, cursor.at, "% counts backwards");
    else if (/[*+?]|\{[0-9,]/y.test(cursor.source.slice(cursor.at, cursor.at + 2))) {
      cursor.refuse("pattern-syntax", cursor.at, cursor.at + 1, "% repeats a repetition");
    }
    return { ...(count ?? { min: 1, max: 1 }), text };
  }

  private atom(depth: number): Piece {
    const { cursor } = this;
    const start = cursor.at;
    const char = cursor.char;
    if (char === "(") return this.group(depth);
    if (char === "[") {
      const { set, text } = readClass(cursor);
      return leaf(set, text);
    }
    cursor.at += char.length;
    if (char === "\\") {
      const { point, text } = readEscape(cursor, false);
      return leaf([{ first: point, last: point }], text);
    }
    const point = char.codePointAt(0) ?? 0;
    const end = cursor.at;
    if (char === "^" || char === "$") {
      cursor.refuse(
        "pattern-anchored",
        start,
        end,
        "% is an anchor",
        "Leave it out: a pattern describes the whole text.",
      );
    } else if (char === ".") {
      const hint = "Write [^\\n], or \\. for the character itself.";
      cursor.refuse("pattern-not-portable", start, end, "% leaves out other line ends in each engine", hint);
    } else if ("*+?".includes(char)) cursor.refuse("pattern-syntax", start, end, "% has nothing to repeat");
    else if ("{}]".includes(char)) {
      cursor.refuse("pattern-syntax", start, end, "% has no meaning here", `Write \\${char} for the character itself.`);
    }
    return leaf([{ first: point, last: point }], char);
  }

  private group(depth: number): Piece {
    const { cursor } = this;
    const start = cursor.at;
    const opening = cursor.match(/\((\?(?:<[=!]|P?[<=>!:'a-zA-Z#|-]|$)?)?/y)?.[0] ?? "(";
    if (opening !== "(" && opening !== "(?:") refuseGroup(cursor, start, opening);
    if (depth === maxGroups)
      cursor.refuse("pattern-too-large", start, start + 1, `groups are nested more than ${maxGroups} deep`);
    const body = this.choice(depth + 1);
    if (cursor.fault === undefined && !cursor.skip(")")) {
      cursor.refuse(
        "pattern-syntax",
        start,
        start + 1,
        "% opens a group that is never closed",
        "Write \\( for the character itself.",
      );
    }
    return { ...body, text: `${opening}${body.text})`, uncaptured: `(?:${body.uncaptured})` };
  }
}

function leaf(set: CharSet, text: string): Piece {
  return { ...nothing, node: { kind: "set", set, label: 0 }, text, uncaptured: text };
}

function readCount(text: string): { min: number; max: number } | undefined {
  if (text === "*") return { min: 0, max: Infinity };
  if (text === "+") return { min: 1, max: Infinity };
  if (text === "?") return { min: 0, max: 1 };
  const [, least, comma, most] = /^\{([0-9]+)(,?)([0-9]*)\}$/u.exec(text) ?? [];
  if (least === undefined || (comma === "" && most !== "")) return undefined;
  const min = Number(least);
  return { min, max: comma === "" ? min : most === "" ? Infinity : Number(most) };
}

function refuseGroup(cursor: Cursor, start: number, opening: string): void {
  const end = start + opening.length;
  const [problem, hint] = /^\(\?<?[=!]/u.test(opening)
    ? ["% looks ahead or behind, which RE2 cannot do", "Say it with `not_in`, or with a rule."]
    : /^\(\?(P?<|P?'|P)/u.test(opening)
      ? ["% names a group, which engines write differently", "Write ( ), or use a `template` with named parts."]
      : /^\(\?[a-zA-Z-]/u.test(opening)
        ? ["% sets a flag, which JavaScript cannot do inside a pattern", "Write both cases, as in [Aa]."]
        : ["% is not understood everywhere", "Write (?: ) or ( )."];
  cursor.refuse("pattern-not-portable", start, end, problem, hint);
}
