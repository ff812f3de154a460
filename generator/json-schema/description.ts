import type { Named } from "../program/member.ts";
import type { SchemaObject } from "./schema.ts";

/** `description` and `deprecated` of a named thing. `more` are further paragraphs. */
export function annotations(named: Pick<Named, "doc" | "deprecated" | "since">, more: readonly string[]): SchemaObject {
  const { doc, deprecated, since } = named;
  const paragraphs = [
    doc.trim(),
    ...more,
    ...(since === undefined ? [] : [`Since ${since}.`]),
    ...(deprecated === undefined ? [] : [`Deprecated: ${deprecated.trim()}`]),
  ];
  const description = paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
  return {
    ...(description === "" ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated: true }),
  };
}

/** What a reader of the schema must know since the schema does not say it. `by` names the rule or constraint. */
export function notCheckedText(message: string, by: string): string {
  return `Not checked here: ${message} (${by})`;
}
