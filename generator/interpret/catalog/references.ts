import { graphOf, isCatalog } from "../../program/catalog-walk.ts";
import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { Path } from "../../program/example.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import { declarationOf } from "../../program/lookup.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";
import { entryOrNull } from "../json-kind.ts";
import { variantOf } from "../variant.ts";
import type { Member, Members } from "./members.ts";

/** A text that names a member by its key. */
export interface FoundReference {
  readonly space: string;
  readonly key: string;
  /** The graph that it belongs to. */
  readonly graph: string;
  /** Where it stands, from the catalog. */
  readonly path: Path;
  /** The member in which it stands, if any. */
  readonly from: Member | undefined;
}

/** A walk through a catalog. */
interface Search {
  readonly context: Context;
  readonly members: Members;
  readonly path: (string | number)[];
  readonly found: FoundReference[];
}

/** The references in a catalog in normal form, in the order of the spec; `self` has only properties that are well-formed. */
export function findReferences(
  context: Context,
  model: ModelDeclaration,
  self: JsonObject,
  members: Members,
): readonly FoundReference[] {
  const search: Search = { context, members, path: [], found: [] };
  searchProperties(model, self, search);
  return search.found;
}

function searchProperties({ properties }: ModelDeclaration, object: JsonObject, search: Search): void {
  for (const property of properties) {
    const value = entryOrNull(object, property.name);
    if (value === null) continue;
    const look = (): void =>
      property.refersTo === undefined ? searchType(property.type, value, search) : searchTexts(property, value, search);
    inside(property.name, search, look);
  }
}

function inside(step: string | number, { path }: Search, look: () => void): void {
  path.push(step);
  look();
  path.pop();
}

function searchTexts(property: Property, value: JsonValue, search: Search): void {
  const { refersTo } = property;
  if (typeof value !== "string") {
    for (const [step, inner] of stepsIn(value)) inside(step, search, () => searchTexts(property, inner, search));
  } else if (refersTo !== undefined) {
    const { path, members } = search;
    const from = members.at(String(path[0]), path[1]);
    const graph = graphOf(property, refersTo);
    search.found.push({ space: refersTo.space, key: value, graph, path: [...path], from });
  }
}

function searchType(type: TypeExpr, value: JsonValue, search: Search): void {
  switch (type.kind) {
    case "primitive":
      return;
    case "nullable":
      if (value !== null) searchType(type.inner, value, search);
      return;
    case "list":
      searchEach(type.element, value, search);
      return;
    case "map":
      searchEach(type.value, value, search);
      return;
    case "reference":
      searchDeclared(type.target, value, search);
  }
}

function searchEach(type: TypeExpr, value: JsonValue, search: Search): void {
  for (const [step, inner] of stepsIn(value)) inside(step, search, () => searchType(type, inner, search));
}

function searchDeclared(name: string, value: JsonValue, search: Search): void {
  const declaration = declarationOf(search.context, name);
  switch (declaration.kind) {
    case "list":
      searchEach(declaration.element, value, search);
      break;
    case "map":
      searchEach(declaration.value, value, search);
      break;
    case "union": {
      const variant = variantOf(declaration, value);
      if (variant !== undefined) searchType(variant.type, value, search);
      break;
    }
    case "model":
      // A catalog inside this one was checked by itself.
      if (!isCatalog(declaration) && isJsonObject(value)) searchProperties(declaration, value, search);
      break;
    default:
  }
}

function stepsIn(value: JsonValue): Iterable<readonly [string | number, JsonValue]> {
  if (isJsonList(value)) return value.entries();
  return isJsonObject(value) ? Object.entries(value) : [];
}
