import { demandsOfReference } from "../../program/catalog-sentences.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { Property } from "../../program/declaration.ts";
import type { Named } from "../../program/member.ts";
import type { DocTag } from "./doc-comment.ts";

/** Paragraphs of the comment of a field: the author's, then what the type does not say. */
export function propertyDoc(property: Property): readonly string[] {
  const notes = [
    ...(property.fixed === undefined ? defaultNote(property) : []),
    ...constraintNotes(property.constraints),
    ...(property.refersTo === undefined ? [] : demandsOfReference(property.refersTo).map(({ message }) => message)),
    ...(property.secret ? ["Never shown in messages and logs."] : []),
  ];
  return notes.length === 0 ? [property.doc] : [property.doc, notes.join(" ")];
}

/** What constraints demand, a sentence each. */
export function constraintNotes(constraints: readonly Constraint[]): readonly string[] {
  return constraints.map((constraint) => constraint.message);
}

/** Deprecation and age. */
export function tagsOf({ deprecated, since }: Named): readonly DocTag[] {
  return [
    ...(deprecated === undefined ? [] : [{ name: "deprecated", text: deprecated } as const]),
    ...(since === undefined ? [] : [{ name: "since", text: since } as const]),
  ];
}

/** What is absent reads as null without anybody saying so. */
function defaultNote({ default: value }: Property): readonly string[] {
  if (value === undefined || value === null) return [];
  return [`Default: \`${JSON.stringify(value)}\`.`];
}
