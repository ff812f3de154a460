import type { SourceFile } from "../diagnostics/source-file.ts";
import type { YamlList, YamlNode } from "../load/yaml-node.ts";
import type { JsonObject } from "../program/json.ts";
import { cutText } from "./expected-text.ts";

/** What to write instead of a value of the wrong type, where that can be told. */
export function hintForType(schema: JsonObject, node: YamlNode, file: SourceFile): string | undefined {
  const { type, title } = schema;
  if (node.kind === "scalar" && node.value === null) return "Give it a value, or leave the key out.";
  const text = file.text.slice(node.span.start, node.span.end);
  const written = text.length > 64 || /[\r\n"]/u.test(text) ? "…" : text;
  if (type === "string") {
    if (node.kind === "scalar") return `Put it in quotes: \`"${written}"\`.`;
    if (title === "type" && node.kind === "list") return listHint(node);
    return "Put a text that begins with { or [ in quotes.";
  }
  if (type === "array" && node.kind === "scalar") return `Write a list: \`[${written}]\`.`;
  if (type === "object" && node.kind === "scalar") {
    if (title === "field") return `Write \`{ type: ${written}, doc: … }\`.`;
    if (title === "rule") return "Write `must` and `message` below it.";
    if (title === "type") return "Write `scalar`, `fields` or another key that tells its kind below it.";
  }
  if (title === "map of enum values" && node.kind === "list") return enumHint(node);
  return undefined;
}

/** A type in brackets, as other languages write lists. */
function listHint({ items: [item, ...others] }: YamlList): string {
  const of = item?.kind === "scalar" && others.length === 0 ? String(item.value) : "T";
  return `Write list<${of}> for a list, or declare a type with \`union\` for a choice.`;
}

/** Values without a word on what they stand for. */
function enumHint({ items: [item] }: YamlList): string {
  const value = item?.kind === "scalar" && typeof item.value === "string" ? cutText(item.value) : "value";
  return `Say of each value what it stands for: \`${value}: …\`.`;
}
