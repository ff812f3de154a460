import { child, find } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { toJson } from "../../load/to-json.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { Property } from "../../program/declaration.ts";
import { isEmptyValue, type JsonValue } from "../../program/json.ts";
import { oneOfText } from "../../program/messages.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { readConstraints } from "../constraint/read-constraints.ts";
import { subjectOf } from "../constraint/subject.ts";
import { replaceConstraints, tightenConstraints } from "../constraint/tighten-constraints.ts";
import type { Context } from "../context.ts";
import { named } from "../named.ts";
import { brokenType } from "../type/broken-type.ts";
import { resolveType } from "../type/resolve-type.ts";
import type { Field } from "./field.ts";
import { readReference } from "./read-reference.ts";

/** The property that a field states anew. */
export interface Inherited {
  readonly property: Property;
  readonly how: "extends" | "subset_of";
}

/** A property of a field, or of what a field changes about an inherited one. */
export function readProperty(field: Field, inherited: Inherited | undefined, context: Context): Property {
  const { name, syntax, place, model } = field;
  const before = inherited?.property;
  const type = typeOf(field, before, context);
  const secret = syntax.secret === true || before?.secret === true;
  checkSecret(field, before, context);
  return {
    kind: "property",
    ...named(name, syntax.as ?? before?.localName ?? name, { ...textsOf(before), ...syntax }, place),
    type,
    ...presenceOf(field, inherited, type),
    constraints: constraintsOf(field, inherited, type, context),
    ...readReference(field, before, type, secret, context),
    secret,
    origin: before?.origin ?? model.name,
  };
}

function typeOf(field: Field, before: Property | undefined, context: Context): TypeExpr {
  if (field.madeType !== undefined) return field.madeType;
  const place = find(field.place, "type");
  if (place !== undefined) return resolveType(place, { context, module: field.model.module });
  return before?.type ?? brokenType;
}

function textsOf(before: Property | undefined): { doc?: string; deprecated?: string; since?: string } {
  if (before === undefined) return {};
  const { doc, deprecated, since } = before;
  return { doc, ...(deprecated === undefined ? {} : { deprecated }), ...(since === undefined ? {} : { since }) };
}

type Presence = Pick<Property, "presence" | "default" | "fixed" | "fixedMessage">;

/** The presence table of the language. A type that is stated anew states the presence anew, but keeps a default that it can have. */
function presenceOf({ syntax, place, madeType }: Field, inherited: Inherited | undefined, type: TypeExpr): Presence {
  const before = inherited?.property;
  if (syntax.fixed !== undefined) return fixedPresence(syntax.fixed);
  if (syntax.optional === true) return { presence: "optional" };
  const stated = find(place, "default");
  if (stated !== undefined) return defaulted(toJson(stated.node));
  if (before !== undefined && (syntax.type === undefined || madeType !== undefined)) return presence(before);
  if (before?.fixed !== undefined && inherited?.how === "extends") return presence(before);
  const fallback = before?.default;
  if (type.kind === "nullable") {
    const keeps = fallback !== undefined && (inherited?.how === "extends" || before?.type.kind === "nullable");
    return defaulted(keeps ? fallback : null);
  }
  return fallback === undefined || fallback === null ? { presence: "required" } : defaulted(fallback);
}

function presence(property: Property): Presence {
  const { presence: kind, default: fallback, fixed, fixedMessage } = property;
  return {
    presence: kind,
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(fixed === undefined ? {} : { fixed }),
    ...(fixedMessage === undefined ? {} : { fixedMessage }),
  };
}

function fixedPresence(fixed: string | number | boolean): Presence {
  return { ...defaulted(fixed), fixed, fixedMessage: oneOfText([fixed]) };
}

function defaulted(value: JsonValue): Presence {
  return { presence: "defaulted", default: value };
}

function constraintsOf(
  { syntax, place }: Field,
  inherited: Inherited | undefined,
  type: TypeExpr,
  context: Context,
): readonly Constraint[] {
  const subject = subjectOf(type, context);
  const before = inherited?.property.constraints ?? [];
  const stated = readConstraints(place, { ...subject, declared: [...subject.declared, ...before] }, context);
  if (inherited?.how === "extends") return tightenConstraints(before, stated, context.sink);
  return syntax.type === undefined ? replaceConstraints(before, stated) : stated;
}

/** A default or a fixed value is printed everywhere, which a secret must not be. An empty list or object tells nothing. */
function checkSecret({ name, syntax, place }: Field, before: Property | undefined, { sink }: Context): void {
  const isSecret = syntax.secret === true || before?.secret === true;
  const key = syntax.fixed !== undefined ? "fixed" : "default";
  const stated = find(place, key);
  if (!isSecret || stated === undefined || isEmptyValue(toJson(stated.node))) return;
  report(sink, "secret-with-value", child(place, key).key, { name, key });
}
