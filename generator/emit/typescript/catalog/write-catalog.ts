import type { Lookup } from "../../../program/catalog.ts";
import type { ModelDeclaration } from "../../../program/declaration.ts";
import { type Code, call, not, orElse, primary } from "../code.ts";
import { jsonLiteral } from "../default-code.ts";
import type { Field } from "../fields.ts";
import { type Doc, enclosed, line } from "../layout.ts";
import { memberAccess, propertyKey, stringLiteral } from "../primitives.ts";
import { block, documentation, ifStatement, statement, type Writer } from "../print.ts";
import type { Scope } from "../scope.ts";
import { catalogPlan, plannedFields } from "./plan.ts";

/** Writes the test of what is between the members of a catalog; `consequence` is what happens where something is wrong. */
export function writeConsistency(
  writer: Writer,
  model: ModelDeclaration,
  fields: readonly Field[],
  valueIn: (field: Field) => Code,
  consequence: string,
  scope: Scope,
): void {
  if (model.catalog === undefined) return;
  // What is absent holds no members; what is not sound would be undefined.
  const value = (field: Field): Code =>
    field.property.presence === "optional" ? orElse(valueIn(field), primary("null")) : valueIn(field);
  const [plan, object] = planned(model, fields, value, scope);
  // The last argument opens on the line of the call.
  const test = primary(scope.runtime("isConsistent"), "(", plan, ", ", object, ")");
  ifStatement(writer, not(test), consequence);
}

/** Writes the search for all that is wrong between the members of a catalog. */
export function writeCatalogCheck(
  writer: Writer,
  model: ModelDeclaration,
  fields: readonly Field[],
  scope: Scope,
): void {
  if (model.catalog === undefined) return;
  const args = planned(model, fields, ({ sound }) => primary(sound), scope);
  statement(writer, call(scope.runtime("checkCatalog"), ...args, "issues").doc, ";");
}

/** Names of the fields that the check of a catalog reads. */
export function fieldsOfCatalog(model: ModelDeclaration, scope: Scope): readonly string[] {
  return model.catalog === undefined ? [] : plannedFields(model, scope.emission.program);
}

function planned(
  model: ModelDeclaration,
  fields: readonly Field[],
  valueIn: (field: Field) => Code,
  scope: Scope,
): readonly [Doc, Doc] {
  const type = scope.runtimeType("CatalogPlan");
  const plan = jsonLiteral(catalogPlan(model, scope.emission.program));
  const names = new Set(fieldsOfCatalog(model, scope));
  const entries = fields
    .filter(({ property }) => names.has(property.name))
    .map((field): Doc => [`${propertyKey(field.property.name)}: `, valueIn(field).doc]);
  return [scope.constant(`catalogOf${model.name}`, type, plan), enclosed("{", entries, "}", line)];
}

/** Writes the places where an instance remembers its members by key, once somebody has asked. */
export function writeLookupFields(writer: Writer, { catalog }: ModelDeclaration, scope: Scope): void {
  for (const lookup of catalog?.lookups ?? []) {
    const type = scope.typeOf(lookup.element);
    statement(writer, `#${indexName(lookup)}: ReadonlyMap<string, ${type}> | undefined;`);
  }
}

/** Writes the functions that find a member by its key. */
export function writeLookups(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  for (const lookup of model.catalog?.lookups ?? []) {
    const { element, key, localName, properties } = lookup;
    const type = scope.typeOf(element);
    writer.blankLine();
    documentation(writer, [{ ours: `The {@link ${type}} with a key; undefined where there is none.` }]);
    block(writer, `${propertyKey(localName)}(key: string): ${type} | undefined`, () => {
      const lists = properties.map((name) => `this${memberAccess(localNameOf(model, name))}`);
      const made = call(scope.runtime("byKey"), stringLiteral(key), ...lists);
      statement(writer, `this.#${indexName(lookup)} ??= `, made.doc, ";");
      statement(writer, `return this.#${indexName(lookup)}.get(key);`);
    });
  }
}

function indexName({ localName }: Lookup): string {
  return `${localName}ByKey`;
}

function localNameOf(model: ModelDeclaration, name: string): string {
  return model.properties.find((property) => property.name === name)?.localName ?? name;
}
