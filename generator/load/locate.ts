import type { Span } from "../diagnostics/span.ts";
import type { Path } from "../program/example.ts";
import type { YamlEntry, YamlNode } from "./yaml-node.ts";

/**
 * Span of the key or of the value at `path`; of the nearest ancestor where there is none. An element of a list has no key,
 * so it stands for itself; the key of the whole document is its first one.
 */
export function locate(root: YamlNode, path: Path, what: "key" | "value"): Span {
  let node = root;
  let keySpan = firstKeySpan(root);
  for (const step of path) {
    const next = child(node, step);
    if (next === undefined) return keySpan;
    keySpan = "keySpan" in next ? next.keySpan : next.value.span;
    node = next.value;
  }
  return what === "key" ? keySpan : node.span;
}

/** The node at `path`, or undefined. */
export function nodeAt(root: YamlNode, path: Path): YamlNode | undefined {
  let node: YamlNode | undefined = root;
  for (const step of path) {
    node = node === undefined ? undefined : child(node, step)?.value;
  }
  return node;
}

function child(node: YamlNode, step: string | number): YamlEntry | { readonly value: YamlNode } | undefined {
  if (node.kind === "map") return node.entries.find(({ key }) => key === String(step));
  const value = node.kind === "list" && typeof step === "number" ? node.items[step] : undefined;
  return value === undefined ? undefined : { value };
}

function firstKeySpan(root: YamlNode): Span {
  return (root.kind === "map" ? root.entries[0]?.keySpan : undefined) ?? { ...root.span, end: root.span.start };
}
