import { nearest } from "../diagnostics/suggest.ts";
import { isJsonObject } from "../program/json.ts";
import { withArticle } from "./expected-text.ts";
import { readSchema } from "./read-schema.ts";

/** Keys that tell the kind of a type. */
export const kindKeys: readonly string[] = [
  "scalar",
  "template",
  "enum",
  "fields",
  "extends",
  "subset_of",
  "patch_of",
  "list",
  "map",
  "union",
];

/**
 * What to do about a key that means nothing where it stands. `missing` are keys that ought to be there: one of them was
 * meant, if it is near.
 */
export function unknownKeyHint(
  key: string,
  of: string,
  allowed: readonly string[],
  missing: readonly string[],
): string {
  if (kindKeys.includes(key)) return `A type is of one kind, and other keys make this one ${of}.`;
  const places = placesOf(key);
  if (places.length > 0) return `"${key}" belongs in ${places.map(withArticle).join(" or ")}.`;
  const meant = nearest(key, missing) ?? nearest(key, allowed);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  const ours = foreignKeys[key];
  if (ours !== undefined && allowed.includes(ours)) return `Here it is called "${ours}".`;
  if (key === "required")
    return "Fields are required unless they say `optional: true`, have a default or a type with ?.";
  if (key === "nullable") return "A type with ? behind it may be null: `string?`.";
  return `Allowed here: ${allowed.join(", ")}.`;
}

/** Names that other schema languages have for what is ours. */
const foreignKeys: Readonly<Record<string, string>> = {
  description: "doc",
  properties: "fields",
  additionalProperties: "unknown_keys",
  const: "fixed",
  oneOf: "union",
  anyOf: "union",
  discriminator: "tag",
  allOf: "extends",
  items: "list",
  values: "enum",
  one_of: "in",
  none_of: "not_in",
  exclusiveMinimum: "exclusive_min",
  exclusiveMaximum: "exclusive_max",
  uniqueItems: "unique",
  regex: "pattern",
  imports: "uses",
  args: "params",
  result: "returns",
  return: "returns",
  error: "message",
  assert: "must",
};

/** What else a missing key calls for; `of` is the title of what lacks it. */
export function missingKeyHint(key: string, of: string): string | undefined {
  if (key === "value" && /example$/u.test(of)) return "Put the whole value below the key `value`.";
  return missingKeyHints[key];
}

const missingKeyHints: Readonly<Record<string, string>> = {
  doc: "Say in a sentence what it stands for; it becomes the documentation.",
  message: "Say in a sentence what a user reads when the rule is broken.",
  value: "Give one of `value`, `table` and `set`.",
  because: "Say where it is refused and why, as in `because: { amount: too_small }`.",
  shows: "List what it shows; with `adds`, a model that extends another appends to the view that it inherits.",
  type: "Name its type: `string`, `list<int>`, a type of this spec.",
};

/** Where the language has a place for the key; nothing where it has many. */
function placesOf(key: string): readonly string[] {
  const { $defs: definitions } = readSchema("spec");
  const titles = new Set<string>();
  for (const definition of Object.values(isJsonObject(definitions) ? definitions : {})) {
    if (!isJsonObject(definition)) continue;
    const { title, properties, additionalProperties } = definition;
    if (additionalProperties !== false || !isJsonObject(properties) || typeof title !== "string") continue;
    if (Object.hasOwn(properties, key)) titles.add(title);
  }
  return titles.size <= 3 ? [...titles] : [];
}
