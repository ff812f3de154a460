import type { Catalog } from "../program/catalog.ts";
import { type Demand, demandsOfCatalog, demandsOfReference } from "../program/catalog-sentences.ts";
import type { ModelDeclaration, Property } from "../program/declaration.ts";
import { annotations, notCheckedText } from "./description.ts";
import type { Declarations } from "./rules/kinds.ts";
import type { RuleOutcome } from "./rules/rule-schema.ts";
import type { Schema, SchemaObject } from "./schema.ts";
import { showsSecret } from "./secrets.ts";
import { constrainedSchema } from "./type-schema.ts";

/**
 * The schema of a model's wire form. Inherited properties stand among its own, so that it can be closed; the items of `allOf` are
 * the rules and nothing else, and close nothing. Under `$defs` are parts of rules, for whoever puts the document together.
 */
export function modelSchema(
  model: ModelDeclaration,
  outcomes: readonly RuleOutcome[],
  declarations: Declarations,
): SchemaObject {
  const properties = model.properties.map(
    (property) => [property.name, propertySchema(property, model.catalog, declarations)] as const,
  );
  const required = model.properties.flatMap(({ name, presence }) => (presence === "required" ? [name] : []));
  const rules = outcomes.flatMap((outcome) => (outcome.kind === "exact" ? (outcome.schema ?? []) : []));
  const parts = outcomes.flatMap((outcome) => (outcome.kind === "exact" ? [...outcome.parts] : []));
  const untold = outcomes.flatMap((outcome) =>
    outcome.kind === "missing" ? [notCheckedText(outcome.rule.message, `rule ${outcome.rule.id}`)] : [],
  );
  return {
    title: model.name,
    ...annotations(model, untold),
    type: "object",
    ...(properties.length === 0 ? {} : { properties: new Map(properties) }),
    ...(required.length === 0 ? {} : { required }),
    ...(model.unknownKeys === "reject" ? { additionalProperties: false } : {}),
    ...(rules.length === 0 ? {} : { allOf: rules }),
    ...(parts.length === 0 ? {} : { $defs: new Map(parts) }),
  };
}

function notChecked({ constraint, message }: Demand): string {
  return notCheckedText(message, constraint);
}

/** The schema of one property, with what is said about it. */
export function propertySchema(property: Property, catalog: Catalog | undefined, declarations: Declarations): Schema {
  const { name, type, constraints, fixed, secret, refersTo, default: fallback } = property;
  const { schema, missing } =
    fixed === undefined
      ? constrainedSchema(type, constraints, declarations)
      : { schema: { const: fixed }, missing: [] };
  const untold = [
    ...missing.map(({ constraint }) => notCheckedText(constraint.message, constraint.kind)),
    ...demandsOfCatalog(catalog, name).map(notChecked),
    ...(refersTo === undefined ? [] : demandsOfReference(refersTo).map(notChecked)),
  ];
  const isShown = fallback !== undefined && !secret && !showsSecret(fallback, type, declarations);
  const annotated: SchemaObject = {
    ...(typeof schema === "object" ? schema : {}),
    ...annotations(property, untold),
    ...(isShown ? { default: fallback } : {}),
  };
  return Object.keys(annotated).length === 0 ? schema : annotated;
}
