import type { ConfigReading } from "../interpret/config/read-config.ts";
import { locate, nodeAt } from "../load/locate.ts";
import type { YamlEntry, YamlNode, YamlScalar } from "../load/yaml-node.ts";
import type { Path } from "../program/example.ts";

/**
 * The document as if it were written in the layout that `parse` takes. Every part keeps the place that it has in the file, so
 * that whatever is found in this tree is told where the author wrote it.
 */
export function canonicalTree(root: YamlNode, { value, placeOf }: ConfigReading): YamlNode {
  return treeOf(value, []);

  function treeOf(part: unknown, path: Path): YamlNode {
    const place = placeOf(path);
    const node = nodeAt(root, place);
    const span = node?.span ?? locate(root, place, "key");
    if (Array.isArray(part))
      return { kind: "list", items: part.map((_, index) => treeOf(part[index], [...path, index])), span };
    if (typeof part === "object" && part !== null) return { kind: "map", entries: entriesOf(part, path), span };
    // The key of a map may have become a field, and what is inferred stands nowhere.
    if (node?.kind === "scalar" && node.value === part) return node;
    return { kind: "scalar", value: scalarOf(part), style: "plain", span: locate(root, place, "key") };
  }

  function entriesOf(part: object, path: Path): readonly YamlEntry[] {
    return Object.entries(part).map(([key, inner]) => {
      const below = [...path, key];
      return { key, keySpan: locate(root, placeOf(below), "key"), value: treeOf(inner, below) };
    });
  }
}

function scalarOf(value: unknown): YamlScalar["value"] {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
