import type { Issue } from "./issue.js";
import { textIssue } from "./json-text.js";
import type { ModelType } from "./model-type.js";
import { ValidationError } from "./validation-error.js";

/** Bytes of NDJSON, piece by piece: a stream of a file or of a response, for one. */
export type NdjsonSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Where a line stands: its number from 1, and the bytes before it. Offsets of its issues are offsets in the line. */
export interface NdjsonPlace {
  readonly line: number;
  readonly offset: number;
}

/** What came of one line. */
export type NdjsonResult<Instance> = NdjsonPlace &
  ({ readonly success: true; readonly data: Instance } | { readonly success: false; readonly error: ValidationError });

/** A line that is not valid, and why. */
export interface NdjsonFault extends NdjsonPlace {
  readonly issues: readonly Issue[];
}

/** How NDJSON is read. */
export interface NdjsonOptions {
  /**
   * Bytes that a line may have: a positive integer, 32 MiB where it is left out. Longer lines are not read, and nothing behind them:
   * a stream without line ends must not fill the memory.
   */
  readonly maxLineBytes?: number | undefined;
}

const maxLineBytes = 32 * 1024 * 1024;

/**
 * Reads one document a line; blank lines are passed over. Throws what the source throws, and a `RangeError` for a limit that is none.
 */
export async function* parseNdjson<Instance>(
  type: Pick<ModelType<Instance, unknown>, "parseJson">,
  source: NdjsonSource,
  options: NdjsonOptions = {},
): AsyncGenerator<NdjsonResult<Instance>, void, undefined> {
  const limit = lineLimit(options);
  for await (const lines of linesOf(source, limit)) {
    for (const { bytes, ...place } of lines) {
      if (bytes === undefined) yield { ...place, success: false, error: new ValidationError([tooLong(limit)]) };
      else if (!isBlank(bytes)) yield { ...place, ...parsed(type, bytes) };
    }
  }
}

/** Gives the lines that are not valid, and nothing for all others; blank ones are passed over. Throws what `parseNdjson` does. */
export async function* validateNdjson(
  type: Pick<ModelType<unknown, unknown>, "validateJson">,
  source: NdjsonSource,
  options: NdjsonOptions = {},
): AsyncGenerator<NdjsonFault, void, undefined> {
  const limit = lineLimit(options);
  for await (const lines of linesOf(source, limit)) {
    for (const { line, offset, bytes } of lines) {
      const issues = bytes === undefined ? Object.freeze([tooLong(limit)]) : type.validateJson(bytes);
      if (issues.length > 0 && (bytes === undefined || !isBlank(bytes))) yield { line, offset, issues };
    }
  }
}

function lineLimit({ maxLineBytes: limit = maxLineBytes }: NdjsonOptions): number {
  if (!Number.isSafeInteger(limit) || limit < 1) throw new RangeError("maxLineBytes has to be a positive integer.");
  return limit;
}

function tooLong(limit: number): Issue {
  return textIssue("too_long", 0, `A line may have at most ${limit} bytes.`);
}

function parsed<Instance>(
  type: Pick<ModelType<Instance, unknown>, "parseJson">,
  bytes: Uint8Array,
): { readonly success: true; readonly data: Instance } | { readonly success: false; readonly error: ValidationError } {
  try {
    return { success: true, data: type.parseJson(bytes) };
  } catch (error) {
    if (error instanceof ValidationError) return { success: false, error };
    throw error;
  }
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

interface Line extends NdjsonPlace {
  /** Undefined where they are too many. */
  readonly bytes: Uint8Array | undefined;
}

/** The lines that end in each piece. The last piece of a line may be overwritten once the next is asked for, so it is copied. */
async function* linesOf(source: NdjsonSource, limit: number): AsyncGenerator<Iterable<Line>, void, undefined> {
  const splitter = new LineSplitter(limit);
  for await (const piece of source) {
    yield splitter.linesEndingIn(piece);
    if (splitter.isStuck) return;
  }
  yield splitter.linesEndingIn(Uint8Array.of(lineFeed));
}

const lineFeed = 0x0a;

class LineSplitter {
  /** Whether the line at hand is too long. */
  isStuck = false;
  #line = 1;
  #offset = 0;
  #begun: Uint8Array[] = [];
  #size = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  *linesEndingIn(piece: Uint8Array): Generator<Line, void, undefined> {
    let start = 0;
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
      if (this.#size + end - start > this.#limit) return yield this.#stuck();
      const bytes = this.#joined(piece.subarray(start, end));
      yield { line: this.#line, offset: this.#offset, bytes };
      this.#line += 1;
      this.#offset += bytes.length + 1;
      start = end + 1;
    }
    this.#begun.push(piece.slice(start));
    this.#size += piece.length - start;
    if (this.#size > this.#limit) yield this.#stuck();
  }

  #stuck(): Line {
    this.isStuck = true;
    return { line: this.#line, offset: this.#offset, bytes: undefined };
  }

  #joined(last: Uint8Array): Uint8Array {
    if (this.#begun.length === 0) return last;
    const bytes = new Uint8Array(this.#size + last.length);
    let at = 0;
    for (const part of [...this.#begun, last]) {
      bytes.set(part, at);
      at += part.length;
    }
    this.#begun = [];
    this.#size = 0;
    return bytes;
  }
}
