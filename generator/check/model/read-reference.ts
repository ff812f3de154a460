import { find } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Reference } from "../../program/catalog.ts";
import type { Property } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import type { Context } from "../context.ts";
import type { Field } from "./field.ts";
import { isModelName } from "./is-model-name.ts";

/** What a field refers to, with what it has from the field that it states anew; `secret` is what the property will be. */
export function readReference(
  field: Field,
  before: Property | undefined,
  type: TypeExpr,
  secret: boolean,
  context: Context,
): Pick<Property, "refersTo"> {
  const { name, syntax, place } = field;
  const space = syntax.refers_to ?? before?.refersTo?.space;
  const acyclic = syntax.acyclic === true || before?.refersTo?.acyclic === true;
  const maxDepth = syntax.max_depth ?? before?.refersTo?.maxDepth;
  const incomplete = (key: "acyclic" | "max_depth", needs: string): void => {
    report(context.sink, "reference-incomplete", find(place, key)?.key ?? place.key, { key, needs });
  };
  if (syntax.acyclic === true && space === undefined) incomplete("acyclic", "refers_to");
  if (syntax.max_depth !== undefined && !acyclic) incomplete("max_depth", "acyclic");
  if (space === undefined) return {};
  const problem = secret ? "it is secret" : holdsTexts(type, context) ? undefined : `${typeText(type)} holds no texts`;
  if (problem !== undefined) {
    report(context.sink, "reference-not-usable", (find(place, "refers_to") ?? place).key, { name, problem });
  }
  const reference: Reference = { space, acyclic, ...(maxDepth === undefined ? {} : { maxDepth }) };
  return { refersTo: reference };
}

function holdsTexts(type: TypeExpr, context: Context): boolean {
  switch (type.kind) {
    case "primitive":
      return type.name === "string";
    case "list":
      return holdsTexts(type.element, context);
    case "map":
      return holdsTexts(type.value, context);
    case "nullable":
      return holdsTexts(type.inner, context);
    case "reference":
      return declaredTexts(type.target, context);
  }
}

function declaredTexts(name: string, context: Context): boolean {
  const declaration = context.plain.get(name);
  switch (declaration?.kind) {
    case "scalar":
      return declaration.base === "string";
    case "list":
      return holdsTexts(declaration.element, context);
    case "map":
      return holdsTexts(declaration.value, context);
    case undefined:
      // A name that means nothing has been reported.
      return !isModelName(name, context);
    default:
      return false;
  }
}
