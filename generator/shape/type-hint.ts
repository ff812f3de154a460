import type { SourceFile } from "../diagnostics/source-file.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import type { JsonObject } from "../program/json.ts";

/** What to write instead of a value of the wrong type, where that can be told. */
export function hintForType(schema: JsonObject, node: YamlNode, file: SourceFile): string | undefined {
  const { type, title } = schema;
  if (node.kind === "scalar" && node.value === null) return "Give it a value, or leave the key out.";
  const text = file.text.slice(node.span.start, node.span.end);
  const written = text.length > 64 || /[\r\n"]/u.test(text) ? "…" : text;
  if (type === "string") {
    if (node.kind === "scalar") return `Put it in quotes: \`"${written}"\`.`;
    return "Put a text that begins with { or [ in quotes.";
  }
  if (type === "array" && node.kind === "scalar") return `Write a list: \`[${written}]\`.`;
  if (type === "object" && node.kind === "scalar") {
    if (title === "field") return `Write \`{ type: ${written}, doc: … }\`.`;
    if (title === "rule") return "Write `must` and `message` below it.";
    if (title === "type") return "Write `scalar`, `fields` or another key that tells its kind below it.";
  }
  return undefined;
}
