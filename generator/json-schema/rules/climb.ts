import type { Property } from "../../program/declaration.ts";
import type { Schema } from "../schema.ts";
import { accepts } from "./accepts.ts";
import { includingNull } from "./answers.ts";
import { type Declarations, kindOf, mayBeNull, notNull, type Universe } from "./kinds.ts";
import { type Compiled, isSame, pairOf, type Refusal, refusal } from "./pair.ts";
import type { Place, Step } from "./place.ts";
import type { Answers } from "./question.ts";
import { all, any } from "./simplify.ts";

/**
 * Takes the answers for the value at a place up to the value that the place starts from. On the way every step decides what
 * absence means: the default of a property, or null.
 */
export function climb(place: Place, answers: Answers, declarations: Declarations): Compiled {
  let current: Answers | Refusal = answers;
  for (const step of place.steps.toReversed()) {
    current = climbStep(step, current, declarations);
    if ("reason" in current) return current;
  }
  const { universe } = place.scope;
  const settled = settledByType(includingNull(current, universe, declarations), universe, declarations);
  return pairOf(settled.holds, settled.fails);
}

function climbStep(step: Step, answers: Answers, declarations: Declarations): Answers | Refusal {
  switch (step.kind) {
    case "property":
      return climbProperty(step.property, answers, declarations);
    case "entry":
      return heldAt(step.name, atValue(answers, step.universe, declarations), answers.onNull);
    case "keyword":
      return ofObject(climbKeyword(step.name, answers, step.universe, declarations), step.owner);
    case "variant":
      return climbVariant(step, answers, declarations);
  }
}

function climbProperty(property: Property, answers: Answers, declarations: Declarations): Answers {
  const universe: Universe = { type: property.type, checked: "deeply", property };
  const value = atValue(answers, universe, declarations);
  const fallback = property.default ?? null;
  const absent = fallback === null ? answers.onNull : accepts(value.holds, fallback);
  if (property.presence !== "required") return heldAt(property.name, value, absent);
  // Absence is a fault of its own: where the value decides nothing, the property need not be looked at.
  const always: Schema = { type: "object" };
  if (value.holds === true) return { holds: always, fails: false, onNull: answers.onNull };
  if (value.fails === true) return { holds: false, fails: always, onNull: answers.onNull };
  return heldAt(property.name, value, absent);
}

/** A keyword whose value has another JSON kind than the keyword asks for reads as null, like one that is absent. */
function climbKeyword(name: string, answers: Answers, universe: Universe, declarations: Declarations): Answers {
  const kind = notNull(universe, declarations);
  const other: Schema = typeof kind === "object" && kind.not !== undefined ? kind.not : { not: kind };
  const { holds, fails, onNull } = answers;
  const value = {
    holds: onNull ? any(other, holds) : all(kind, holds),
    fails: onNull ? all(kind, fails) : any(other, fails),
    onNull,
  };
  return heldAt(name, value, onNull);
}

/** Answers for the members of an object, where something else than an object may stand: there every member reads as null. */
function ofObject(answers: Answers, owner: Universe): Answers {
  if (owner.checked !== "not") return answers;
  const { holds, fails, onNull } = answers;
  const other: Schema = { not: { type: "object" } };
  return { holds: onNull ? any(other, holds) : holds, fails: onNull ? fails : any(other, fails), onNull };
}

/** Every variant has a say about objects with its tag; a variant without the member reads it as null. */
function climbVariant(
  { union, name }: Step & { readonly kind: "variant" },
  answers: Answers,
  declarations: Declarations,
): Answers | Refusal {
  const { onNull } = answers;
  if (name === union.tag) return heldAt(name, answers, onNull);
  const variants = union.variants.map(({ type, tag }) => {
    const kind = kindOf(type, declarations);
    const model = kind.kind === "model" ? kind.model : undefined;
    const property = model?.properties.find((candidate) => candidate.name === name);
    return { model, tag, read: property && climbProperty(property, answers, declarations) };
  });
  if (variants.some(({ model, read }) => model?.unknownKeys === "keep" && read === undefined)) {
    return refusal("kept key read through a union");
  }
  const found = variants.find(({ read }) => read !== undefined)?.read;
  // Without a tag at most one variant is an object; the others have no members.
  if (union.tag === undefined) return found === undefined ? answers : ofObject(found, anything);
  const always: Schema = { type: "object" };
  const asNull = { holds: onNull && always, fails: !onNull && always, onNull };
  const parts = variants.map(({ tag, read }) => ({ tag, ...(read ?? asNull) }));
  const [first, ...others] = parts;
  if (first !== undefined && others.every(({ holds }) => isSame(holds, first.holds))) return first;
  const tagged = (side: "holds" | "fails"): Schema =>
    any(...parts.map((part) => all(holding(union.tag ?? "", { const: part.tag ?? null }, false), part[side])));
  return { holds: tagged("holds"), fails: tagged("fails"), onNull };
}

const anything: Universe = { type: { kind: "primitive", name: "json" }, checked: "not" };

function atValue(answers: Answers, universe: Universe, declarations: Declarations): Answers {
  return settledByType(includingNull(answers, universe, declarations), universe, declarations);
}

/** Leaves out what the type of the place says already. */
function settledByType(answers: Answers, universe: Universe, declarations: Declarations): Answers {
  if (universe.checked !== "deeply") return answers;
  const known = notNull(universe, declarations);
  const everything = mayBeNull(universe, declarations) ? any({ type: "null" }, known) : known;
  const settled = (schema: Schema): Schema => isSame(schema, everything) || schema;
  return { ...answers, holds: settled(answers.holds), fails: settled(answers.fails) };
}

function heldAt(name: string, value: Answers, absent: boolean): Answers {
  return {
    holds: holding(name, value.holds, absent),
    fails: holding(name, value.fails, !absent),
    onNull: value.onNull,
  };
}

/** Objects whose value under a key meets a schema; `absent` says whether an object without the key will do. */
function holding(name: string, value: Schema, absent: boolean): Schema {
  if (absent) return value === true ? { type: "object" } : { type: "object", properties: new Map([[name, value]]) };
  if (value === false) return false;
  return { type: "object", properties: new Map([[name, value]]), required: [name] };
}
