import { find } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { Property } from "../../program/declaration.ts";
import { oneOfText } from "../../program/messages.ts";
import { readConstraints } from "../constraint/read-constraints.ts";
import { subjectOf } from "../constraint/subject.ts";
import { replaceConstraints } from "../constraint/tighten-constraints.ts";
import type { Context } from "../context.ts";
import { resolveType } from "../type/resolve-type.ts";
import type { Field } from "./field.ts";

/** The property of a patch that changes `property`: optional and without a default. Its type is judged once all are known. */
export function patchProperty(
  property: Property,
  field: Field | undefined,
  patch: TypeSymbol,
  context: Context,
): Property {
  const place = field && find(field.place, "type");
  const type = place === undefined ? property.type : resolveType(place, { context, module: patch.module });
  const { kind, name, localName, doc, deprecated, since, secret, origin, span } = property;
  if (field !== undefined) checkValues(field, context);
  const stated = field === undefined ? [] : readConstraints(field.place, subjectOf(type, context), context);
  const notes = { deprecated: field?.syntax.deprecated ?? deprecated, since: field?.syntax.since ?? since };
  return {
    kind,
    name,
    localName: field?.syntax.as ?? localName,
    doc: field?.syntax.doc ?? doc,
    ...(notes.deprecated === undefined ? {} : { deprecated: notes.deprecated }),
    ...(notes.since === undefined ? {} : { since: notes.since }),
    type,
    presence: "optional",
    constraints: replaceConstraints([...property.constraints, ...fixedConstraint(property)], stated),
    ...(property.refersTo === undefined ? {} : { refersTo: property.refersTo }),
    secret: secret || field?.syntax.secret === true,
    origin,
    span: field?.place.key ?? span,
  };
}

function checkValues({ name, place }: Field, { sink }: Context): void {
  for (const key of ["default", "fixed"]) {
    const at = find(place, key);
    if (at !== undefined) report(sink, "patch-with-value", at.key, { name, key });
  }
}

/** What can only have one value can only be changed to that. */
function fixedConstraint({ fixed, span }: Property): readonly Constraint[] {
  return fixed === undefined ? [] : [{ kind: "in", values: [fixed], message: oneOfText([fixed]), span }];
}
