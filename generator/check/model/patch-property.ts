import { find } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { Property } from "../../program/declaration.ts";
import { oneOfText } from "../../program/messages.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { readConstraints } from "../constraint/read-constraints.ts";
import { subjectOf } from "../constraint/subject.ts";
import { replaceConstraints } from "../constraint/tighten-constraints.ts";
import type { Context } from "../context.ts";
import { resolveType } from "../type/resolve-type.ts";
import { isModelName } from "./model-draft.ts";
import type { Field } from "./read-properties.ts";

/** The property of a patch that changes `property`: optional, without a default, and with a patch for a nested model. */
export function patchProperty(
  property: Property,
  field: Field | undefined,
  patch: TypeSymbol,
  context: Context,
): Property | undefined {
  const type = patchType(property, field, patch, context);
  if (type === undefined) return undefined;
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

function patchType(
  property: Property,
  field: Field | undefined,
  patch: TypeSymbol,
  context: Context,
): TypeExpr | undefined {
  const place = field && find(field.place, "type");
  const type = place === undefined ? property.type : resolveType(place, { context, module: patch.module });
  if (type === undefined) return undefined;
  const changed = modelName(property.type, context);
  if (changed === undefined) return type;
  const stated = modelName(type, context);
  const symbol = stated === undefined ? undefined : context.symbols.types.get(stated);
  if (symbol !== undefined && "patch_of" in symbol.syntax) return type;
  const hint = `Declare a type with \`patch_of: ${changed}\` and give it to the field under \`fields\`.`;
  const span = place?.node.span ?? patch.place.key;
  report(context.sink, "patch-needs-patch", span, { name: property.name, model: changed }, { hint });
  return type;
}

function modelName(type: TypeExpr, context: Context): string | undefined {
  if (type.kind === "nullable") return modelName(type.inner, context);
  return type.kind === "reference" && isModelName(type.target, context) ? type.target : undefined;
}
