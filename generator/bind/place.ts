import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { spanInScalar } from "../load/span-in-scalar.ts";
import type { YamlDocument, YamlEntry, YamlMap, YamlNode } from "../load/yaml-node.ts";

/** Something that stands in a document: a value, and the key that it stands under. */
export interface Place {
  readonly file: SourceFile;
  readonly node: YamlNode;
  /** Span of the key; of the value itself where it has none, as the elements of a list. */
  readonly key: Span;
}

/** The whole document. */
export function rootPlace(document: YamlDocument): Place {
  return { file: document.file, node: document.root, key: document.root.span };
}

/** What stands at `path` inside `place`; the nearest thing around it where there is nothing. */
export function child(place: Place, ...path: readonly (string | number)[]): Place {
  let at = place;
  for (const step of path) {
    const next = childOf(at, step);
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

/** What stands at `path` inside `place`, or undefined. */
export function find(place: Place, ...path: readonly (string | number)[]): Place | undefined {
  let at: Place | undefined = place;
  for (const step of path) at = at && childOf(at, step);
  return at;
}

function childOf({ file, node }: Place, step: string | number): Place | undefined {
  if (node.kind === "map") {
    const entry = entryOf(node, String(step));
    return entry && { file, node: entry.value, key: entry.keySpan };
  }
  const item = node.kind === "list" && typeof step === "number" ? node.items[step] : undefined;
  return item && { file, node: item, key: item.span };
}

const indexes = new WeakMap<YamlMap, ReadonlyMap<string, YamlEntry>>();

/** Maps with many keys, as that of all types, are asked for each of them more than once. */
function entryOf(map: YamlMap, name: string): YamlEntry | undefined {
  const { entries } = map;
  if (entries.length < 10) return entries.find(({ key }) => key === name);
  const index = indexes.get(map) ?? new Map(entries.map((entry) => [entry.key, entry]));
  indexes.set(map, index);
  return index.get(name);
}

/** Where a stretch of the text at `place` stands; offsets are UTF-16 code units in the text as YAML reads it. */
export function textSpan({ file, node }: Place, start: number, end: number): Span {
  return node.kind === "scalar" ? spanInScalar(file, node, start, end) : node.span;
}

/** The keys of the map at `place` in the order written, which a JavaScript object would lose for keys such as `10`. */
export function keysOf({ node }: Place): readonly string[] {
  return node.kind === "map" ? node.entries.map(({ key }) => key) : [];
}
