import type { CatalogFields, CatalogPlan, PlannedField, Reach } from "./catalog-plan.js";
import { jsonKind, recordOf } from "./record.js";
import { fieldOf } from "./wire-value.js";

/**
 * Is told of a text that names a member of a catalog: the place of the reference in the plan, the key, and where in the catalog the
 * text stands. The path is that of the walk, which goes on with it.
 */
type Told = (reference: number, key: string, path: readonly (string | number)[]) => void;

/** A walk through a catalog. */
interface Search {
  readonly plan: CatalogPlan;
  readonly path: (string | number)[];
  readonly tell: Told;
}

/** Tells of all references in a catalog, in the order of the plan. */
export function findReferences(plan: CatalogPlan, fields: CatalogFields, tell: Told): void {
  const search: Search = { plan, path: [], tell };
  for (const { name, reach } of plan.fields) inside(name, fields[name], reach, search);
}

function inside(step: string | number, value: unknown, reach: Reach, search: Search): void {
  if (value === undefined || value === null) return;
  search.path.push(step);
  look(value, reach, search);
  search.path.pop();
}

function look(value: unknown, reach: Reach, search: Search): void {
  switch (reach.kind) {
    case "texts":
      if (typeof value !== "string") lookIntoEach(value, reach, search);
      else search.tell(reach.reference, value, search.path);
      break;
    case "each":
      lookIntoEach(value, reach.inner, search);
      break;
    case "type":
      lookIntoFields(value, reach.type, search);
      break;
    case "tagged": {
      const tag = fieldOf(value, reach.tag);
      if (typeof tag === "string" && Object.hasOwn(reach.types, tag)) lookIntoFields(value, reach.types[tag], search);
      break;
    }
    case "by-json-kind": {
      const inner = reach.kinds[jsonKind(value) ?? ""];
      if (inner !== undefined) look(value, inner, search);
      break;
    }
  }
}

function lookIntoEach(value: unknown, reach: Reach, search: Search): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) inside(index, value[index], reach, search);
    return;
  }
  const source = recordOf(value);
  if (source !== undefined) for (const key of Object.keys(source)) inside(key, source[key], reach, search);
}

function lookIntoFields(value: unknown, type: string | undefined, search: Search): void {
  const fields: readonly PlannedField[] = search.plan.types[type ?? ""] ?? [];
  for (const { name, reach, default: fallback } of fields) {
    const field = fieldOf(value, name);
    inside(name, field === undefined ? fallback : field, reach, search);
  }
}
