import type { Span } from "../diagnostics/span.ts";
import { type Issue, isInsideSecret } from "../interpret/issue.ts";
import { locate, nodeAt } from "../load/locate.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import type { Path } from "../program/example.ts";

/**
 * The smallest piece of the document to blame: the key for one that is unknown, the key of the object for one that is missing
 * from it or for a rule about it, else the value.
 */
export function issueSpan(root: YamlNode, issue: Issue): Span {
  const { code, path } = issue;
  switch (isInsideSecret(issue) ? undefined : code) {
    case "unknown_key":
      return locate(root, path, "key");
    case "missing":
      return headSpan(root, path.slice(0, -1));
    default: {
      const node = nodeAt(root, path);
      return node?.kind === "scalar" ? node.span : headSpan(root, path);
    }
  }
}

/** Where a list or an object begins to be told about: its key, or its first key where it has none of its own. */
function headSpan(root: YamlNode, path: Path): Span {
  const node = nodeAt(root, path);
  const first = node?.kind === "map" ? node.entries[0]?.keySpan : undefined;
  return typeof path.at(-1) === "number" && first !== undefined ? first : locate(root, path, "key");
}
