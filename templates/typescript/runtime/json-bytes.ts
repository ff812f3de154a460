import { maxDepth } from "./depth.js";
import { emptyList, emptyObject } from "./empty.js";
import { JsonCursor, quote } from "./json-cursor.js";
import type { JsonShape, KeyTable } from "./json-shape.js";
import { hasOwn, setOwn } from "./record.js";

const colon = 0x3a;
const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const smallA = 0x61;
const smallE = 0x65;
const smallF = 0x66;
const smallL = 0x6c;
const smallN = 0x6e;
const smallR = 0x72;
const smallS = 0x73;
const smallT = 0x74;
const smallU = 0x75;

/**
 * Reads JSON bytes of an expected shape. Whatever does not look as expected or cannot be vouched for, be it right or wrong, breaks the
 * reading off: the exact reader has the word then.
 */
export class JsonReader extends JsonCursor {
  readonly #isForChecks: boolean;
  #isSound = true;
  /** Objects around the place whose fields are asked for one by one, and by their number: a bit for each key that was there. */
  #depth = 0;
  readonly #found: number[] = [0];
  /** What the key that was asked for last leads to. */
  #shape: JsonShape | undefined;

  /** With `isForChecks`, what nobody looks into comes out as something else of the same kind. */
  constructor(bytes: Uint8Array, text: string, isForChecks: boolean) {
    super(bytes, text);
    this.#isForChecks = isForChecks;
  }

  /** The value that is all of the JSON; undefined where that cannot be said. */
  document(shape: JsonShape): unknown {
    const value = this.#value(shape, 0);
    return this.isAtEnd ? value : undefined;
  }

  /** Lists and objects around the place. */
  get depth(): number {
    return this.#depth;
  }

  /** Whether all was as expected so far. */
  get isSound(): boolean {
    return this.#isSound;
  }

  /** Goes into the object ahead and to its first key, which it gives; undefined where there is none. */
  open(shape: JsonShape): string | undefined {
    if (this.#depth >= maxDepth || !this.takes(openBrace)) return this.#breakOff();
    this.#depth += 1;
    this.#found[this.#depth] = 0;
    return this.takes(closeBrace) ? this.#close() : this.#key(shape);
  }

  /** Goes on to the next key of the object, or behind it where there is none. */
  next(shape: JsonShape): string | undefined {
    if (!this.#isSound) return undefined;
    if (this.takes(comma)) return this.#key(shape);
    return this.takes(closeBrace) ? this.#close() : this.#breakOff();
  }

  /** What stands under the key at hand. */
  value(): unknown {
    const value = this.#shape === undefined ? undefined : this.#value(this.#shape, this.#depth);
    if (value === undefined) this.#isSound = false;
    return value;
  }

  /** What stands under the key at hand: null, or the one empty object for whatever `prove` vouches for. */
  proven(prove: (json: JsonReader) => boolean): object | null | undefined {
    if (this.skipSpace() === smallN) return this.word(smallN, smallU, smallL, smallL) ? null : this.#breakOff();
    return prove(this) ? emptyObject : this.#breakOff();
  }

  #key(shape: JsonShape): string | undefined {
    const { keys } = shape;
    if (keys === undefined) return this.#breakOff();
    const index = this.takeKeyOf(keys);
    const bit = 1 << index;
    const found = this.#found[this.#depth] ?? 0;
    if (index < 0 || (found & bit) !== 0 || !this.takes(colon)) return this.#breakOff();
    this.#found[this.#depth] = found | bit;
    this.#shape = keys.shapes[index];
    return keys.names[index];
  }

  #close(): undefined {
    this.#depth -= 1;
  }

  #breakOff(): undefined {
    this.#isSound = false;
  }

  #value(shape: JsonShape, depth: number): unknown {
    if (shape.isUnseen && this.#isForChecks) return this.unseen(depth);
    switch (this.skipSpace()) {
      case quote:
        return this.text();
      case openBrace:
        return depth < maxDepth ? this.#object(shape, depth + 1) : undefined;
      case openBracket:
        return depth < maxDepth ? this.#list(shape, depth + 1) : undefined;
      case smallT:
        return this.word(smallT, smallR, smallU, smallE) ? true : undefined;
      case smallF:
        return this.word(smallF, smallA, smallL, smallS) && this.takesNow(smallE) ? false : undefined;
      case smallN:
        return this.word(smallN, smallU, smallL, smallL) ? null : undefined;
      default:
        return this.number();
    }
  }

  #object(shape: JsonShape, depth: number): object | undefined {
    this.takesNow(openBrace);
    return shape.keys === undefined ? this.#anyObject(shape, depth) : this.#knownObject(shape.keys, depth);
  }

  /** An object that has no other keys than those of a model. */
  #knownObject(keys: KeyTable, depth: number): object | undefined {
    const { names, shapes } = keys;
    const object: Record<string, unknown> = { ...keys.blank };
    if (this.takes(closeBrace)) return object;
    do {
      const index = this.takeKeyOf(keys);
      const name = names[index];
      const shape = shapes[index];
      // No value is undefined: a key that reads as something else stands here for the second time.
      if (name === undefined || shape === undefined || object[name] !== undefined) return undefined;
      const value = this.takes(colon) ? this.#value(shape, depth) : undefined;
      if (value === undefined) return undefined;
      object[name] = value;
    } while (this.takes(comma));
    return this.takes(closeBrace) ? object : undefined;
  }

  #anyObject(shape: JsonShape, depth: number): object | undefined {
    const object: Record<string, unknown> = {};
    if (this.takes(closeBrace)) return object;
    do {
      const key = this.skipSpace() === quote ? this.text() : undefined;
      if (key === undefined || hasOwn(object, key)) return undefined;
      const value = this.takes(colon) ? this.#value(shape.each ?? shape, depth) : undefined;
      if (value === undefined) return undefined;
      setOwn(object, key, value);
    } while (this.takes(comma));
    return this.takes(closeBrace) ? object : undefined;
  }

  #list(shape: JsonShape, depth: number): readonly unknown[] | undefined {
    const list: unknown[] = [];
    this.takesNow(openBracket);
    if (this.takes(closeBracket)) return emptyList;
    do {
      const element = this.#value(shape.each ?? shape, depth);
      if (element === undefined) return undefined;
      list.push(element);
    } while (this.takes(comma));
    return this.takes(closeBracket) ? list : undefined;
  }
}
