declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/**
 * What a fast reader of JSON may expect of a value. A shape never decides whether a value is valid: where one does not fit, the
 * exact reader has the word.
 */
export class JsonShape {
  /** Whether nobody looks into the value: only its kind counts, and whether a text is empty. */
  readonly isUnseen: boolean;
  /** Of a list or an object with any keys: what is in it. */
  readonly each: JsonShape | undefined;
  readonly #fields: (() => Readonly<Record<string, JsonShape>>) | undefined;
  #keys: KeyTable | undefined;

  constructor(isUnseen: boolean, each?: JsonShape, fields?: () => Readonly<Record<string, JsonShape>>) {
    this.isUnseen = isUnseen;
    this.each = each;
    this.#fields = fields;
  }

  /** Of an object: all keys that it may have. */
  get keys(): KeyTable | undefined {
    if (this.#keys === undefined && this.#fields !== undefined) this.#keys = new KeyTable(this.#fields());
    return this.#keys;
  }
}

/** Anything. */
export const anyShape: JsonShape = /* @__PURE__ */ new JsonShape(false);

/** Anything that nobody looks into. */
export const unseenShape: JsonShape = /* @__PURE__ */ new JsonShape(true);

/** A list, or an object with any keys, by what is in it. */
export function eachShape(each: JsonShape): JsonShape {
  return new JsonShape(false, each);
}

/** An object by the shapes of all keys that it may have. They are asked for when they are needed, as they may lead back to it. */
export function fieldsShape(fields: () => Readonly<Record<string, JsonShape>>): JsonShape {
  return new JsonShape(false, undefined, fields);
}

/** The hash of no bytes. */
export const noHash: number = 0;

/** The hash of bytes and one more. */
export function hashWith(hash: number, byte: number): number {
  return (Math.imul(hash, 31) + byte) | 0;
}

/** The keys of an object, to be found by their bytes. */
export class KeyTable {
  readonly names: readonly string[];
  readonly shapes: readonly JsonShape[];
  /** An object with all keys, in one order, and no values: copies of it all look the same to the engine. */
  readonly blank: Readonly<Record<string, unknown>>;
  readonly #bytes: readonly Uint8Array[];
  /** Indexes plus one at the places that the hashes say, or behind them; a power of two of places. */
  readonly #places: Uint16Array;

  constructor(fields: Readonly<Record<string, JsonShape>>) {
    this.names = Object.keys(fields);
    this.shapes = Object.values(fields);
    this.blank = Object.fromEntries(this.names.map((name) => [name, undefined]));
    this.#bytes = this.names.map((name) => new TextEncoder().encode(name));
    this.#places = new Uint16Array(2 ** Math.ceil(Math.log2(2 * this.names.length + 2)));
    for (const [index, bytes] of this.#bytes.entries()) {
      let place = this.#firstPlace(bytes.reduce(hashWith, noHash));
      while (this.#places[place] !== 0) place = this.#nextPlace(place);
      this.#places[place] = index + 1;
    }
  }

  /** Index of the key that has the bytes from `start` to before `end`, whose hash is `hash`; -1 where there is none. */
  find(bytes: Uint8Array, start: number, end: number, hash: number): number {
    for (let place = this.#firstPlace(hash); ; place = this.#nextPlace(place)) {
      const index = (this.#places[place] ?? 0) - 1;
      if (index < 0 || isSame(this.#bytes[index], bytes, start, end)) return index;
    }
  }

  #firstPlace(hash: number): number {
    return (hash ^ (hash >>> 8)) & (this.#places.length - 1);
  }

  #nextPlace(place: number): number {
    return (place + 1) & (this.#places.length - 1);
  }
}

function isSame(key: Uint8Array | undefined, bytes: Uint8Array, start: number, end: number): boolean {
  if (key === undefined || key.length !== end - start) return false;
  for (let index = 0; index < key.length; index += 1) {
    if (key[index] !== bytes[start + index]) return false;
  }
  return true;
}
