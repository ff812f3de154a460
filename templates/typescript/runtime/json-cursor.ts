import { emptyList, emptyObject } from "./empty.js";
import type { KeyTable } from "./json-shape.js";
import { behindNumber, behindSpace, JsonSkipper, nowhere } from "./json-skip.js";

/** The byte that texts begin and end with. */
export const quote = 0x22;

/** A place in JSON bytes that only goes forward, over one token at a time. */
export class JsonCursor {
  readonly #bytes: Uint8Array;
  readonly #text: string;
  /** Knows how many bytes more than units of the text there are before the place. */
  readonly #skipper: JsonSkipper;
  #at = 0;

  /** `text` is what `bytes`, which are sound UTF-8, stand for. */
  constructor(bytes: Uint8Array, text: string) {
    this.#bytes = bytes;
    this.#text = text;
    this.#skipper = new JsonSkipper(bytes);
  }

  /** Whether nothing is left but white space. */
  get isAtEnd(): boolean {
    this.skipSpace();
    return this.#at === this.#bytes.length;
  }

  /** Goes behind a key of a table, and gives its index; -1 where there is none, or it has escapes. */
  protected takeKeyOf(keys: KeyTable): number {
    if (this.skipSpace() !== quote) return -1;
    const start = this.#at + 1;
    const index = keys.indexAt(this.#bytes, start);
    const length = keys.lengthOf(index);
    this.#at = start + length;
    // The quote is no part of the name.
    this.#skipper.surplus += length - 1 - (keys.names[index]?.length ?? 0);
    return index;
  }

  /** Passes a text, whose opening quote is at hand; undefined where it is not sound. */
  protected text(): string | undefined {
    const skipper = this.#skipper;
    const start = this.#at - skipper.surplus;
    const at = skipper.text(this.#at);
    if (at === nowhere) return undefined;
    this.#at = at;
    const end = at - skipper.surplus;
    if (skipper.hasEscapes) return String(JSON.parse(this.#text.slice(start, end)));
    return this.#text.slice(start + 1, end - 1);
  }

  /** Passes a number; undefined where it is none, or none that is sure to be read exactly. */
  protected number(): number | undefined {
    const { surplus } = this.#skipper;
    const start = this.#at;
    const end = behindNumber(this.#bytes, start);
    if (end === nowhere) return undefined;
    this.#at = end;
    return Number(this.#text.slice(start - surplus, end - surplus)) + 0;
  }

  /** Passes any value, and gives something of the same kind, a text that is empty where it is; undefined where it is not sound. */
  protected unseen(depth: number): unknown {
    const first = this.skipSpace();
    const start = this.#at;
    const end = this.#skipper.value(start, depth);
    if (end === nowhere) return undefined;
    this.#at = end;
    switch (first) {
      case quote:
        return end - start > 2 ? "x" : "";
      case 0x7b:
        return emptyObject;
      case 0x5b:
        return emptyList;
      case 0x6e:
        return null;
      case 0x74:
        return true;
      case 0x66:
        return false;
      default:
        return 0;
    }
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
    return this.skipSpace() === byte && this.takesNow(byte);
  }

  /** The same where the byte must be at hand. */
  protected takesNow(byte: number): boolean {
    if (this.#bytes[this.#at] !== byte) return false;
    this.#at += 1;
    return true;
  }

  /** Goes to the next byte that is no white space, and gives it; 0, which is never right, at the end. */
  protected skipSpace(): number {
    this.#at = behindSpace(this.#bytes, this.#at);
    return this.#bytes[this.#at] ?? 0;
  }
}
