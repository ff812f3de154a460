import { maxDepth } from "./depth.js";
import { escapeLength } from "./json-escape.js";

const space = 0x20;
const quote = 0x22;
const comma = 0x2c;
const minus = 0x2d;
const dot = 0x2e;
const zero = 0x30;
const nine = 0x39;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** `true`, `null` and what is left of `false`, as numbers of four bytes. */
const words: ReadonlySet<number> = /* @__PURE__ */ new Set([0x74727565, 0x6e756c6c, 0x616c7365]);

/** Keys of an object: more are not compared with each other. */
const maxCompared = 32;
/** Every whole number of so many digits is safe. */
const safeDigits = 15;

/** Where something is that cannot be vouched for. */
export const nowhere = -1;

/**
 * Passes over JSON into which nobody looks. Every method takes a place in the bytes and gives the place behind what it passes, or
 * `nowhere`. Keys of one object must differ in their hashes: that is more than is asked for, and enough.
 */
export class JsonSkipper {
  /** How many bytes more than UTF-16 units there were so far. */
  surplus = 0;
  /** Whether the text that was passed last has escapes. */
  hasEscapes = false;
  readonly #bytes: Uint8Array;
  /** Hashes of the keys of the objects around the place. */
  readonly #hashes: number[] = [];
  #hashCount = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** `depth` counts the lists and objects around the value. */
  value(start: number, depth: number): number {
    const bytes = this.#bytes;
    const at = behindSpace(bytes, start);
    const first = bytes[at] ?? 0;
    if (first === quote) return this.text(at);
    if (first === openBrace) return depth < maxDepth ? this.#object(at + 1, depth + 1) : nowhere;
    if (first === openBracket) return depth < maxDepth ? this.#list(at + 1, depth + 1) : nowhere;
    return first === minus || (first >= zero && first <= nine) ? behindNumber(bytes, at) : behindWord(bytes, at);
  }

  #object(start: number, depth: number): number {
    const bytes = this.#bytes;
    const firstHash = this.#hashCount;
    let at = behindSpace(bytes, start);
    if (bytes[at] === closeBrace) return at + 1;
    for (;;) {
      at = this.#key(at, firstHash);
      if (at === nowhere) return nowhere;
      at = behindSpace(bytes, at);
      if (bytes[at] !== colon) return nowhere;
      at = this.value(at + 1, depth);
      if (at === nowhere) return nowhere;
      at = behindSpace(bytes, at);
      const next = bytes[at];
      if (next === closeBrace) break;
      if (next !== comma) return nowhere;
      at = behindSpace(bytes, at + 1);
    }
    this.#hashCount = firstHash;
    return at + 1;
  }

  #key(start: number, firstHash: number): number {
    const bytes = this.#bytes;
    if (bytes[start] !== quote) return nowhere;
    let at = start + 1;
    let hash = 0;
    for (let byte = bytes[at] ?? 0; byte !== quote; byte = bytes[at] ?? 0) {
      if (byte < space || byte === backslash || byte > 0x7f) return nowhere;
      hash = (Math.imul(hash, 31) + byte) | 0;
      at += 1;
    }
    const count = this.#hashCount;
    if (count - firstHash === maxCompared) return nowhere;
    for (let index = firstHash; index < count; index += 1) if (this.#hashes[index] === hash) return nowhere;
    this.#hashes[count] = hash;
    this.#hashCount = count + 1;
    return at + 1;
  }

  #list(start: number, depth: number): number {
    const bytes = this.#bytes;
    let at = behindSpace(bytes, start);
    if (bytes[at] === closeBracket) return at + 1;
    for (;;) {
      at = this.value(at, depth);
      if (at === nowhere) return nowhere;
      at = behindSpace(bytes, at);
      const next = bytes[at];
      if (next === closeBracket) return at + 1;
      if (next !== comma) return nowhere;
      at += 1;
    }
  }

  /** A text from its opening quote on. */
  text(start: number): number {
    const bytes = this.#bytes;
    this.hasEscapes = false;
    let at = start + 1;
    for (;;) {
      const byte = bytes[at] ?? 0;
      if (byte === quote) return at + 1;
      if (byte < space) return nowhere;
      if (byte === backslash) {
        const length = escapeLength(bytes, at);
        if (length === 0) return nowhere;
        this.hasEscapes = true;
        at += length;
      } else {
        if (byte > 0x7f) this.surplus += surplusOf(byte);
        at += 1;
      }
    }
  }
}

/** By how much bytes outnumber units once a byte of a character beyond ASCII has been passed. */
function surplusOf(byte: number): number {
  if (byte < 0xc0) return 1;
  // Four bytes are two units.
  return byte < 0xf0 ? 0 : -1;
}

/** Behind the white space at a place. */
export function behindSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    const byte = bytes[at] ?? 0;
    if (byte > space || (byte !== space && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)) return at;
    at += 1;
  }
}

/** Behind a number without an exponent; `nowhere` for one with more digits than are sure to be exact. */
export function behindNumber(bytes: Uint8Array, start: number): number {
  const first = bytes[start] === minus ? start + 1 : start;
  const at = behindDigits(bytes, first);
  const digits = at - first;
  if (digits === 0 || digits > safeDigits || (digits > 1 && bytes[first] === zero)) return nowhere;
  if (bytes[at] !== dot) return at;
  const end = behindDigits(bytes, at + 1);
  return end === at + 1 ? nowhere : end;
}

function behindDigits(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let byte = bytes[at] ?? 0; byte >= zero && byte <= nine; byte = bytes[at] ?? 0) at += 1;
  return at;
}

function behindWord(bytes: Uint8Array, start: number): number {
  const at = bytes[start] === 0x66 ? start + 1 : start;
  const word =
    ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
  return words.has(word) && (word === 0x616c7365) === at > start ? at + 4 : nowhere;
}
