import type { PatternFault } from "./pattern-fault.ts";

/** Walks through the text of a pattern. The first fault is kept, and moves the cursor to the end so that every reader stops. */
export class Cursor {
  at = 0;
  fault: PatternFault | undefined;
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  get done(): boolean {
    return this.at >= this.source.length;
  }

  /** The code point at the cursor, as text; empty at the end. */
  get char(): string {
    const point = this.source.codePointAt(this.at);
    return point === undefined ? "" : String.fromCodePoint(point);
  }

  /** Moves past `text` if it stands here. */
  skip(text: string): boolean {
    const found = this.source.startsWith(text, this.at);
    if (found) this.at += text.length;
    return found;
  }

  /** Moves past what `pattern`, a sticky expression, matches here. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source) ?? undefined;
    if (found !== undefined) this.at += found[0].length;
    return found;
  }

  fail(fault: PatternFault): void {
    this.fault ??= fault;
    this.at = this.source.length;
  }

  /** A fault in the piece from `start` to `end`, quoted in the problem in place of `%`. */
  refuse(code: PatternFault["code"], start: number, end: number, problem: string, hint?: string): void {
    const quoted = JSON.stringify(this.source.slice(start, end));
    this.fail({
      code,
      start,
      end,
      problem: problem.replace("%", () => quoted),
      ...(hint === undefined ? {} : { hint }),
    });
  }
}
