import type { Issue } from "./issue.js";
import { JsonReader } from "./json-bytes.js";
import { type JsonReading, readJsonText, textIssue } from "./json-text.js";
import { isWellFormed } from "./text.js";

/** JSON: a text, or the bytes of one in UTF-8. */
export type JsonSource = string | Uint8Array;

// All supported runtimes have these, but what declares them differs from one to the next.
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

type Decoder = InstanceType<typeof TextDecoder>;

const strict: Decoder = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Reads JSON and knows all places: in a text offsets count UTF-16 units, in bytes they count bytes. Never throws. */
export function readJson(json: JsonSource): JsonReading {
  if (typeof json === "string") return readJsonText(json);
  const text = decoded(json);
  if (text === undefined) return illFormed(firstIllFormed(json));
  const reading = readJsonText(text);
  return {
    ...reading,
    issues: Object.freeze(reading.issues.map((issue) => moved(issue, text))),
    placeOf: (path) => bytesOf(text.slice(0, reading.placeOf(path))),
  };
}

/**
 * A reader that reads JSON fast, but only what looks as expected; undefined for bytes that are no UTF-8, and the like. With
 * `isForChecks`, what nobody looks into comes out as something else of the same kind.
 */
export function fastReader(json: JsonSource, isForChecks: boolean): JsonReader | undefined {
  if (typeof json !== "string") {
    const text = decoded(json);
    return text === undefined ? undefined : new JsonReader(json, text, isForChecks);
  }
  // Half of a surrogate pair would become another character in bytes.
  return isWellFormed(json) ? new JsonReader(new TextEncoder().encode(json), json, isForChecks) : undefined;
}

/** The text that bytes stand for; undefined where they are no UTF-8. A byte order mark stays in it. */
export function decoded(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

function moved(issue: Issue, text: string): Issue {
  return Object.freeze({ ...issue, offset: bytesOf(text.slice(0, issue.offset)) });
}

/** Number of bytes of a text in UTF-8. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function illFormed(offset: number): JsonReading {
  const issue = textIssue("ill_formed", offset, "The bytes are not UTF-8.");
  return { value: undefined, issues: Object.freeze([issue]), truncated: false, placeOf: () => offset };
}

/** Offset of the first byte that is part of no character: there the lax decoder puts a replacement character of its own. */
function firstIllFormed(bytes: Uint8Array): number {
  const lax: Decoder = new TextDecoder("utf-8", { fatal: false, ignoreBOM: true });
  let offset = 0;
  for (const piece of lax.decode(bytes).split("\u{FFFD}")) {
    offset += bytesOf(piece);
    const isWritten = bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
    if (!isWritten) break;
    offset += 3;
  }
  return offset;
}
