import { maxDepth } from "./depth.js";
import { emptyList, emptyObject } from "./empty.js";
import { hashWith, type JsonShape, type KeyTable, noHash } from "./json-shape.js";
import { hasOwn, setOwn } from "./record.js";

/**
 * Reads JSON of an expected shape. Undefined where it does not look as expected or cannot be vouched for, be it right or wrong: the
 * exact reader has the word then. `text` is what `bytes`, which are sound UTF-8, stand for. With `isForChecks`, what nobody looks
 * into comes out as something of the same kind.
 */
export function readExpected(bytes: Uint8Array, text: string, shape: JsonShape, isForChecks: boolean): unknown {
  return new ByteReader(bytes, text, isForChecks).document(shape);
}

const tab = 0x09;
const newLine = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const quote = 0x22;
const comma = 0x2c;
const minus = 0x2d;
const dot = 0x2e;
const slash = 0x2f;
const zero = 0x30;
const nine = 0x39;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const smallA = 0x61;
const smallB = 0x62;
const smallE = 0x65;
const smallF = 0x66;
const smallL = 0x6c;
const smallN = 0x6e;
const smallR = 0x72;
const smallS = 0x73;
const smallT = 0x74;
const smallU = 0x75;

/** Keys of an object into which nobody looks: more are not compared with each other. */
const maxCompared = 32;
/** Every whole number of so many digits is safe. */
const safeDigits = 15;

class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #text: string;
  readonly #isForChecks: boolean;
  #at = 0;
  /** How many bytes more than units of the text there are before the byte at hand. */
  #surplus = 0;
  /** Of the key that was read last. */
  #hash = noHash;
  /** Hashes of the keys of the objects around the byte at hand, as far as nobody looks into those. */
  readonly #hashes: number[] = [];
  #hashCount = 0;

  constructor(bytes: Uint8Array, text: string, isForChecks: boolean) {
    this.#bytes = bytes;
    this.#text = text;
    this.#isForChecks = isForChecks;
  }

  document(shape: JsonShape): unknown {
    const value = this.#value(shape, 0);
    this.#skipSpace();
    return this.#at === this.#bytes.length ? value : undefined;
  }

  #value(shape: JsonShape, depth: number): unknown {
    switch (this.#skipSpace()) {
      case quote:
        return this.#textValue(shape);
      case openBrace:
        return depth < maxDepth ? this.#object(shape, depth + 1) : undefined;
      case openBracket:
        return depth < maxDepth ? this.#list(shape, depth + 1) : undefined;
      case smallT:
        return this.#word(smallT, smallR, smallU, smallE) ? true : undefined;
      case smallF:
        this.#at += 1;
        return this.#word(smallA, smallL, smallS, smallE) ? false : undefined;
      case smallN:
        return this.#word(smallN, smallU, smallL, smallL) ? null : undefined;
      default:
        return this.#number();
    }
  }

  #object(shape: JsonShape, depth: number): object | undefined {
    this.#at += 1;
    if (shape.isUnseen && this.#isForChecks) return this.#unseenObject(shape, depth);
    return shape.keys === undefined ? this.#anyObject(shape, depth) : this.#knownObject(shape.keys, depth);
  }

  /** An object that has no other keys than those of a model. */
  #knownObject(keys: KeyTable, depth: number): object | undefined {
    const { names, shapes } = keys;
    const object: Record<string, unknown> = { ...keys.blank };
    if (this.#takes(closeBrace)) return object;
    do {
      if (!this.#takesKey()) return undefined;
      const index = keys.find(this.#bytes, this.#keyStart, this.#at - 1, this.#hash);
      const name = names[index];
      const shape = shapes[index];
      // No value is undefined: a key that reads as something else stands here for the second time.
      if (name === undefined || shape === undefined || object[name] !== undefined) return undefined;
      const value = this.#takes(colon) ? this.#value(shape, depth) : undefined;
      if (value === undefined) return undefined;
      object[name] = value;
    } while (this.#takes(comma));
    return this.#takes(closeBrace) ? object : undefined;
  }

  #anyObject(shape: JsonShape, depth: number): object | undefined {
    const object: Record<string, unknown> = {};
    if (this.#takes(closeBrace)) return object;
    do {
      if (!this.#takesKey()) return undefined;
      const key = this.#text.slice(this.#keyStart - this.#surplus, this.#at - 1 - this.#surplus);
      if (hasOwn(object, key)) return undefined;
      const value = this.#takes(colon) ? this.#value(shape.each ?? shape, depth) : undefined;
      if (value === undefined) return undefined;
      setOwn(object, key, value);
    } while (this.#takes(comma));
    return this.#takes(closeBrace) ? object : undefined;
  }

  #unseenObject(shape: JsonShape, depth: number): object | undefined {
    if (this.#takes(closeBrace)) return emptyObject;
    const first = this.#hashCount;
    do {
      if (!this.#takesKey() || !this.#isNewHash(first)) return undefined;
      if (!this.#takes(colon) || this.#value(shape, depth) === undefined) return undefined;
    } while (this.#takes(comma));
    this.#hashCount = first;
    return this.#takes(closeBrace) ? emptyObject : undefined;
  }

  /** Whether the key that was read last has another hash than those of its object before; then it is another key. */
  #isNewHash(first: number): boolean {
    if (this.#hashCount - first === maxCompared) return false;
    for (let index = first; index < this.#hashCount; index += 1) {
      if (this.#hashes[index] === this.#hash) return false;
    }
    this.#hashes[this.#hashCount] = this.#hash;
    this.#hashCount += 1;
    return true;
  }

  #list(shape: JsonShape, depth: number): readonly unknown[] | undefined {
    const list: unknown[] = [];
    const isUnseen = shape.isUnseen && this.#isForChecks;
    this.#at += 1;
    if (this.#takes(closeBracket)) return emptyList;
    do {
      const element = this.#value(shape.each ?? shape, depth);
      if (element === undefined) return undefined;
      if (!isUnseen) list.push(element);
    } while (this.#takes(comma));
    return this.#takes(closeBracket) ? list : undefined;
  }

  #textValue(shape: JsonShape): string | undefined {
    const start = this.#at - this.#surplus;
    const isPlain = this.#skipText();
    if (isPlain === undefined) return undefined;
    const end = this.#at - this.#surplus;
    if (shape.isUnseen && this.#isForChecks) return end - start > 2 ? "x" : "";
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

  #keyStart = 0;

  /** Goes behind a key; false where there is none, or it has escapes. */
  #takesKey(): boolean {
    if (this.#skipSpace() !== quote) return false;
    const bytes = this.#bytes;
    let at = this.#at + 1;
    let hash = noHash;
    this.#keyStart = at;
    for (let byte = bytes[at] ?? 0; byte !== quote; byte = bytes[at] ?? 0) {
      if (byte < space || byte === backslash || byte > 0x7f) return false;
      hash = hashWith(hash, byte);
      at += 1;
    }
    this.#hash = hash;
    this.#at = at + 1;
    return true;
  }

  #number(): number | undefined {
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
  #word(first: number, second: number, third: number, fourth: number): boolean {
    const bytes = this.#bytes;
    const at = this.#at;
    this.#at = at + 4;
    return bytes[at] === first && bytes[at + 1] === second && bytes[at + 2] === third && bytes[at + 3] === fourth;
  }

  #takes(byte: number): boolean {
    if (this.#skipSpace() !== byte) return false;
    this.#at += 1;
    return true;
  }

  /** Goes to the next byte that is no white space, and gives it; 0, which is never right, at the end. */
  #skipSpace(): number {
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

/** Bytes of the escape that begins with a backslash; 0 for one that there is not, or that is half of a pair. */
function escapeLength(bytes: Uint8Array, at: number): number {
  switch (bytes[at + 1]) {
    case quote:
    case backslash:
    case slash:
    case smallB:
    case smallF:
    case smallN:
    case smallR:
    case smallT:
      return 2;
    case smallU:
      break;
    default:
      return 0;
  }
  const unit = unitAt(bytes, at);
  if (unit < 0xd800 || unit > 0xdfff) return unit < 0 ? 0 : 6;
  const next = unit < 0xdc00 && bytes[at + 6] === backslash && bytes[at + 7] === smallU ? unitAt(bytes, at + 6) : -1;
  return next >= 0xdc00 && next <= 0xdfff ? 12 : 0;
}

/** What the four digits behind `\\u` stand for; below 0 where they are none. */
function unitAt(bytes: Uint8Array, at: number): number {
  let unit = 0;
  for (let index = at + 2; index < at + 6; index += 1) {
    const byte = bytes[index] ?? 0;
    const letter = byte | space;
    if (byte >= zero && byte <= nine) unit = unit * 16 + byte - zero;
    else if (letter >= smallA && letter <= smallF) unit = unit * 16 + letter - smallA + 10;
    else return -1;
  }
  return unit;
}
