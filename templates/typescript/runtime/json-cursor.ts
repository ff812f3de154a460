import { escapeLength } from "./json-escape.js";
import { hashWith, type KeyTable, noHash } from "./json-shape.js";

const tab = 0x09;
const newLine = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const backslash = 0x5c;
const dot = 0x2e;
const minus = 0x2d;
const zero = 0x30;
const nine = 0x39;

/** The byte that texts begin and end with. */
export const quote = 0x22;

/** Every whole number of so many digits is safe. */
const safeDigits = 15;

/** A place in JSON bytes that only goes forward, over one token at a time. */
export class JsonCursor {
  readonly #bytes: Uint8Array;
  readonly #text: string;
  #at = 0;
  /** How many bytes more than units of the text there are before the place. */
  #surplus = 0;
  #keyStart = 0;
  #keyHash = noHash;

  /** `text` is what `bytes`, which are sound UTF-8, stand for. */
  constructor(bytes: Uint8Array, text: string) {
    this.#bytes = bytes;
    this.#text = text;
  }

  /** Whether nothing is left but white space. */
  get isAtEnd(): boolean {
    this.skipSpace();
    return this.#at === this.#bytes.length;
  }

  /** Hash of the bytes of the key that was passed last. */
  protected get keyHash(): number {
    return this.#keyHash;
  }

  /** Index of the key that was passed last, before anything else is; -1 for one that is not in the table. */
  protected keyIndex(keys: KeyTable): number {
    return keys.find(this.#bytes, this.#keyStart, this.#at - 1, this.#keyHash);
  }

  /** The key that was passed last, before anything else is. */
  protected keyText(): string {
    return this.#text.slice(this.#keyStart - this.#surplus, this.#at - 1 - this.#surplus);
  }

  /** Passes a text, whose opening quote is at hand; undefined where it is not sound. With `isUnseen`, any other text stands for one. */
  protected text(isUnseen: boolean): string | undefined {
    const start = this.#at - this.#surplus;
    const isPlain = this.#skipText();
    if (isPlain === undefined) return undefined;
    const end = this.#at - this.#surplus;
    if (isUnseen) return end - start > 2 ? "x" : "";
    return isPlain ? this.#text.slice(start + 1, end - 1) : String(JSON.parse(this.#text.slice(start, end)));
  }

  /** Goes behind the text that begins at hand; whether it has no escapes, or undefined where it is not sound. */
  #skipText(): boolean | undefined {
    const bytes = this.#bytes;
    let at = this.#at + 1;
    let isPlain = true;
    for (;;) {
      const byte = bytes[at] ?? 0;
      if (byte === quote) break;
      if (byte < space) return undefined;
      if (byte === backslash) {
        const length = escapeLength(bytes, at);
        if (length === 0) return undefined;
        at += length;
        isPlain = false;
      } else {
        if (byte > 0x7f) this.#surplus += surplusOf(byte);
        at += 1;
      }
    }
    this.#at = at + 1;
    return isPlain;
  }

  /** Goes behind a key; false where there is none, or it has escapes. */
  protected takesKey(): boolean {
    if (this.skipSpace() !== quote) return false;
    const bytes = this.#bytes;
    let at = this.#at + 1;
    let hash = noHash;
    this.#keyStart = at;
    for (let byte = bytes[at] ?? 0; byte !== quote; byte = bytes[at] ?? 0) {
      if (byte < space || byte === backslash || byte > 0x7f) return false;
      hash = hashWith(hash, byte);
      at += 1;
    }
    this.#keyHash = hash;
    this.#at = at + 1;
    return true;
  }

  /** Passes a number; undefined where it is none, or none that is sure to be read exactly. */
  protected number(): number | undefined {
    const bytes = this.#bytes;
    const start = this.#at;
    const isNegative = bytes[start] === minus;
    const first = isNegative ? start + 1 : start;
    let at = first;
    let value = 0;
    for (let byte = bytes[at] ?? 0; byte >= zero && byte <= nine; byte = bytes[at] ?? 0) {
      value = value * 10 + byte - zero;
      at += 1;
    }
    const digits = at - first;
    if (digits === 0 || digits > safeDigits || (digits > 1 && bytes[first] === zero)) return undefined;
    this.#at = at;
    if (bytes[at] === dot) return this.#fraction(start);
    return isNegative ? 0 - value : value;
  }

  /** A number that has a fraction, from the dot on; one with an exponent is left to the exact reader. */
  #fraction(start: number): number | undefined {
    const bytes = this.#bytes;
    const dotAt = this.#at;
    let at = dotAt + 1;
    for (let byte = bytes[at] ?? 0; byte >= zero && byte <= nine; byte = bytes[at] ?? 0) at += 1;
    if (at === dotAt + 1) return undefined;
    this.#at = at;
    return Number(this.#text.slice(start - this.#surplus, at - this.#surplus)) + 0;
  }

  /** Goes behind four bytes; whether they are these. */
  protected word(first: number, second: number, third: number, fourth: number): boolean {
    const bytes = this.#bytes;
    const at = this.#at;
    this.#at = at + 4;
    return bytes[at] === first && bytes[at + 1] === second && bytes[at + 2] === third && bytes[at + 3] === fourth;
  }

  /** Goes behind a byte and the white space before it, where it is there. */
  protected takes(byte: number): boolean {
    if (this.skipSpace() !== byte) return false;
    this.#at += 1;
    return true;
  }

  /** The same where the byte must be at hand. */
  protected takesNow(byte: number): boolean {
    if (this.#bytes[this.#at] !== byte) return false;
    this.#at += 1;
    return true;
  }

  /** Goes to the next byte that is no white space, and gives it; 0, which is never right, at the end. */
  protected skipSpace(): number {
    for (;;) {
      const byte = this.#bytes[this.#at] ?? 0;
      if (byte > space || (byte !== space && byte !== newLine && byte !== carriageReturn && byte !== tab)) return byte;
      this.#at += 1;
    }
  }
}

/** By how much bytes outnumber units once a byte of a character beyond ASCII has been passed. */
function surplusOf(byte: number): number {
  if (byte < 0xc0) return 1;
  // Four bytes are two units.
  return byte < 0xf0 ? 0 : -1;
}
