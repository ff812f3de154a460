import { find, type Place } from "../bind/place.ts";
import type { Span } from "../diagnostics/span.ts";
import type { YamlDocument, YamlNode } from "../load/yaml-node.ts";
import type { Path } from "../program/example.ts";
import type { Context } from "./context.ts";

/** What stands at `path` below the key, or the element of a list, that has the span; undefined where nothing does. */
export function writtenAt(documents: readonly YamlDocument[], span: Span, path: Path): Place | undefined {
  const document = documents.find(({ file }) => file.path === span.file);
  const node = document && nodeUnder(document.root, span);
  return document && node && find({ file: document.file, node, key: span }, ...path);
}

/** The modules as they are written. */
export function documentsOf({ symbols }: Context): readonly YamlDocument[] {
  return symbols.modules.map(({ place }) => ({ file: place.file, root: place.node }));
}

/** The value under the key with that span, or the element with it. */
function nodeUnder(node: YamlNode, span: Span): YamlNode | undefined {
  if (node.kind === "map") {
    const entry = node.entries.findLast(({ keySpan }) => keySpan.start <= span.start);
    if (entry === undefined) return undefined;
    return entry.keySpan.start === span.start ? entry.value : nodeUnder(entry.value, span);
  }
  const item = node.kind === "list" ? node.items.findLast((each) => each.span.start <= span.start) : undefined;
  if (item === undefined) return undefined;
  return item.span.start === span.start && item.span.end === span.end ? item : nodeUnder(item, span);
}
