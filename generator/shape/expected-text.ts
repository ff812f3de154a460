import type { YamlNode } from "../load/yaml-node.ts";
import type { JsonObject } from "../program/json.ts";

/** What a schema wants to see, with its article: `a rule`, `a text or a map`. */
export function expectedOf(schema: JsonObject): string {
  const { title, type } = schema;
  if (typeof title === "string") return withArticle(title);
  const names = Array.isArray(type) ? type : [type];
  return names.map((name) => (typeof name === "string" ? (typeTexts[name] ?? name) : "a value")).join(" or ");
}

/** What stands in a document, with its article. */
export function describeNode(node: YamlNode): string {
  if (node.kind !== "scalar") return node.kind === "map" ? "a map" : "a list";
  if (node.value === null) return "nothing";
  if (typeof node.value === "string") return "a text";
  return typeof node.value === "number" ? `the number ${node.value}` : String(node.value);
}

/** `a rule`, `an enum`, `a union`. */
export function withArticle(title: string): string {
  return `${/^(?:[aeio]|u(?!ni))/u.test(title) ? "an" : "a"} ${title}`;
}

/** The first 64 characters of a text; long ones are not repeated in full. */
export function cutText(text: string): string {
  const characters = [...text];
  return characters.length > 64 ? `${characters.slice(0, 63).join("")}…` : text;
}

const typeTexts: Readonly<Record<string, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a map",
};
