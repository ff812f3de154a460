import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { YamlDocument, YamlEntry, YamlNode } from "../load/yaml-node.ts";

/** Keys whose value is prose or an expression, where `#` may well have been meant as text. */
const textKeys: ReadonlySet<string> = new Set([
  "doc",
  "message",
  "title",
  "deprecated",
  "description",
  "when",
  "must",
  "value",
]);

/** Warns where a text without quotes ends at ` #`: YAML reads the rest of the line as a comment. */
export function warnOfCutTexts(document: YamlDocument, sink: DiagnosticSink): void {
  walk(document.root, (entry, parentKey) => {
    const { key, value } = entry;
    if (value.kind !== "scalar" || value.style !== "plain" || typeof value.value !== "string") return;
    if (!textKeys.has(key) && parentKey !== "enum") return;
    const rest = /^[ \t]+#[^\r\n]*/u.exec(document.file.text.slice(value.span.end, value.span.end + 200));
    if (rest === null) return;
    const start = value.span.end + rest[0].indexOf("#");
    const span = { file: document.file.path, start, end: value.span.end + rest[0].length };
    report(sink, "text-cut-by-comment", span, { key });
  });
}

function walk(node: YamlNode, visit: (entry: YamlEntry, parentKey: string) => void, parentKey = ""): void {
  if (node.kind === "list") for (const item of node.items) walk(item, visit, parentKey);
  if (node.kind !== "map") return;
  for (const entry of node.entries) {
    visit(entry, parentKey);
    walk(entry.value, visit, entry.key);
  }
}
