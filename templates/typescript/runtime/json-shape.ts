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

/** The keys of an object, to be found by their bytes. */
export class KeyTable {
  readonly names: readonly string[];
  readonly shapes: readonly JsonShape[];
  /** An object with all keys, in one order, and no values: copies of it all look the same to the engine. */
  readonly blank: Readonly<Record<string, unknown>>;
  /** The bytes of each key and the quote behind it; none of a key that JSON can only write with escapes. */
  readonly #quoted: readonly Uint8Array[];
  /** By what `slotOf` says of its first bytes: index of a key, or -1. */
  readonly #first: Int16Array = new Int16Array(slots).fill(-1);
  /** By index: the next key with the same slot, or -1. */
  readonly #next: Int16Array;

  constructor(fields: Readonly<Record<string, JsonShape>>) {
    this.names = Object.keys(fields);
    this.shapes = Object.values(fields);
    this.blank = Object.fromEntries(this.names.map((name) => [name, undefined]));
    this.#quoted = this.names.map(quotedBytes);
    this.#next = new Int16Array(this.names.length).fill(-1);
    for (const [index, bytes] of this.#quoted.entries()) {
      if (bytes.length === 0) continue;
      const slot = slotOf(bytes, 0);
      this.#next[index] = this.#first[slot] ?? -1;
      this.#first[slot] = index;
    }
  }

  /** Index of the key whose bytes begin at a place, behind the quote before it; -1 where there is none. */
  indexAt(bytes: Uint8Array, start: number): number {
    let index = this.#first[slotOf(bytes, start)] ?? -1;
    while (index >= 0 && !standsAt(this.#quoted[index], bytes, start)) index = this.#next[index] ?? -1;
    return index;
  }

  /** Bytes of a key, the quote behind it included. */
  lengthOf(index: number): number {
    return this.#quoted[index]?.length ?? 0;
  }
}

const quote = 0x22;
const slots = 256;

function quotedBytes(name: string): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(name) === `"${name}"` ? `${name}"` : "");
}

/** Told by three bytes at most, and by none behind the key: most keys of a model differ there. */
function slotOf(bytes: Uint8Array, start: number): number {
  const second = bytes[start + 1] ?? 0;
  const third = second === quote ? 0 : (bytes[start + 2] ?? 0);
  return ((bytes[start] ?? 0) + second * 5 + third * 17) & (slots - 1);
}

function standsAt(key: Uint8Array | undefined, bytes: Uint8Array, start: number): boolean {
  if (key === undefined) return false;
  for (let index = 0; index < key.length; index += 1) {
    if (key[index] !== bytes[start + index]) return false;
  }
  return true;
}
