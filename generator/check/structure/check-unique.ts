import { find, type Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { Property } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { subjectOf } from "../constraint/subject.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import { findField } from "./find-field.ts";
import { mergedBy } from "./merged-by.ts";

/**
 * Reports `unique` and `unique_by` that could not tell elements apart for good. Documents are compared as they are written: what
 * differs there must differ with all defaults filled in, or an instance would write out what nobody can read.
 */
export function checkUnique(context: Context): void {
  for (const draft of context.models.values()) {
    for (const property of draft.properties) checkProperty(property, draft, context);
  }
  for (const { name, place } of context.symbols.types.values()) {
    const declared = context.plain.get(name);
    if (declared?.kind !== "list") continue;
    for (const constraint of declared.constraints) {
      const at = find(place, constraint.kind);
      if (at !== undefined) checkConstraint(constraint, declared.element, at, context);
    }
  }
}

/** What is inherited as it was is judged where it comes from; a type that is stated anew may break it. */
function checkProperty({ name, type, constraints }: Property, draft: ModelDraft, context: Context): void {
  const element = elementOf(type, context);
  if (element === undefined) return;
  for (const constraint of constraints) {
    const { place } = draft.symbol;
    const at = find(place, "fields", name, constraint.kind) ?? find(place, "fields", name, "type");
    if (at !== undefined) checkConstraint(constraint, element, at, context);
  }
}

function checkConstraint(constraint: Constraint, element: TypeExpr, at: Place, context: Context): void {
  if (constraint.kind === "unique") checkWhole(element, at, context);
  else if (constraint.kind === "unique_by") checkField(constraint.property, element, at, context);
}

function checkWhole(element: TypeExpr, at: Place, context: Context): void {
  const problem = mergedBy(element, context);
  if (problem === undefined) return;
  const hint = "Use `unique_by` with a field that tells the elements apart.";
  report(context.sink, "unique-as-written", at.node.span, { type: typeText(element), problem }, { hint });
}

function checkField(name: string, element: TypeExpr, at: Place, context: Context): void {
  const draft = element.kind === "reference" ? context.models.get(element.target) : undefined;
  const refuse = (problem: string): void => {
    report(context.sink, "unique-by-field", at.node.span, { name, problem });
  };
  if (draft === undefined) {
    if (element.kind !== "reference" || context.plain.has(element.target)) refuse(`${typeText(element)} is no model`);
    return;
  }
  const property = findField(name, draft, at, context);
  if (property === undefined) return;
  const { kind, text } = subjectOf(property.type, context);
  const isText = text === "" || kind === "string" || kind === "enum";
  if (!isText) refuse("it is no text");
  else if (property.fixed !== undefined) refuse("it always has the same value");
  else if (property.default !== undefined && property.default !== null) refuse("it has a default");
}

function elementOf(type: TypeExpr, context: Context): TypeExpr | undefined {
  if (type.kind === "nullable") return elementOf(type.inner, context);
  if (type.kind === "list") return type.element;
  const declared = type.kind === "reference" ? context.plain.get(type.target) : undefined;
  return declared?.kind === "list" ? declared.element : undefined;
}
