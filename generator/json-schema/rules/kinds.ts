import { equalJson } from "../../interpret/canonical.ts";
import { assertNever } from "../../program/assert-never.ts";
import type {
  Declaration,
  EnumDeclaration,
  ModelDeclaration,
  Property,
  UnionDeclaration,
} from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import type { PrimitiveName, TypeExpr } from "../../program/type-expr.ts";
import type { JsonType, Schema } from "../schema.ts";

export type Declarations = Readonly<Record<string, Declaration>>;

/** What a type comes down to once names are looked up; null is left aside. */
export type Kind =
  | { readonly kind: "primitive"; readonly name: PrimitiveName }
  | { readonly kind: "enum"; readonly declaration: EnumDeclaration }
  | { readonly kind: "list"; readonly element: TypeExpr }
  | { readonly kind: "map"; readonly value: TypeExpr }
  | { readonly kind: "model"; readonly model: ModelDeclaration }
  | { readonly kind: "union"; readonly union: UnionDeclaration };

/** What is known of the value at some place before a rule is tried, since the rest of the schema checks it. */
export interface Universe {
  readonly type: TypeExpr;
  /** How much of the type is sure: all of it, only its JSON kind, or, somewhere inside free-form JSON, nothing. */
  readonly checked: "deeply" | "kind" | "not";
  /** Set for the value of a property, whose constraints narrow the type. */
  readonly property?: Property;
}

/** Looks a type up. A `json_object` is a map of anything. */
export function kindOf(type: TypeExpr, declarations: Declarations): Kind {
  switch (type.kind) {
    case "nullable":
      return kindOf(type.inner, declarations);
    case "list":
    case "map":
      return type;
    case "primitive":
      return type.name === "json_object" ? { kind: "map", value: anyJson } : type;
    case "reference":
      return declaredKind(type.target, declarations);
    default:
      return assertNever(type);
  }
}

const anyJson: TypeExpr = { kind: "primitive", name: "json" };

function declaredKind(name: string, declarations: Declarations): Kind {
  const declaration = declarations[name];
  switch (declaration?.kind) {
    case "scalar":
      return { kind: "primitive", name: declaration.base };
    case "enum":
      return { kind: "enum", declaration };
    case "list":
    case "map":
      return declaration;
    case "model":
      return { kind: "model", model: declaration };
    case "union":
      return { kind: "union", union: declaration };
    case undefined:
      throw new Error(`no declaration "${name}"`);
    default:
      return assertNever(declaration);
  }
}

/** What is known of the elements or entries of a value. */
export function below(owner: Universe, type: TypeExpr): Universe {
  return { type, checked: owner.checked === "deeply" ? "deeply" : "not" };
}

/** Whether null can stand at the place. */
export function mayBeNull({ type, checked }: Universe, declarations: Declarations): boolean {
  if (checked === "not" || type.kind === "nullable") return true;
  const kind = kindOf(type, declarations);
  if (kind.kind === "union") return kind.union.variants.some((variant) => variant.jsonKinds.includes("null"));
  return kind.kind === "primitive" && (kind.name === "json" || kind.name === "null");
}

/** What every value of the universe meets and null does not. */
export function notNull({ type, checked }: Universe, declarations: Declarations): Schema {
  const jsonType = checked === "not" ? undefined : jsonTypeOf(kindOf(type, declarations));
  return jsonType === undefined ? { not: { type: "null" } } : { type: jsonType };
}

/** The JSON type of all values of a kind, null aside; undefined where they differ. */
export function jsonTypeOf(kind: Kind): JsonType | undefined {
  switch (kind.kind) {
    case "primitive":
      return primitiveTypes[kind.name];
    case "enum":
      return "string";
    case "list":
      return "array";
    case "map":
    case "model":
      return "object";
    case "union": {
      const kinds = new Set(kind.union.variants.flatMap((variant) => variant.jsonKinds));
      if (kind.union.tag !== undefined) return "object";
      return kinds.size === 1 && kinds.has("object") ? "object" : undefined;
    }
    default:
      return assertNever(kind);
  }
}

const primitiveTypes = {
  string: "string",
  int: "integer",
  number: "number",
  bool: "boolean",
  json: undefined,
  json_object: "object",
  json_schema: "object",
  thrown: undefined,
  null: "null",
} as const satisfies Record<PrimitiveName, JsonType | undefined>;

/** Every value that can stand at the place, null aside, where these are few. */
export function domainOf(universe: Universe, declarations: Declarations): readonly JsonValue[] | undefined {
  if (universe.checked !== "deeply") return undefined;
  const { property } = universe;
  if (property?.fixed !== undefined) return [property.fixed];
  const declared = declaredDomain(kindOf(universe.type, declarations));
  const constraints = property?.constraints ?? [];
  const listed = constraints.flatMap((constraint) => (constraint.kind === "in" ? [constraint.values] : []));
  const domain = declared ?? listed[0]?.filter((value) => value !== null);
  if (domain === undefined || domain.length > maxDomain) return undefined;
  const excluded = constraints.flatMap((constraint) => (constraint.kind === "not_in" ? constraint.values : []));
  return domain.filter((value) => listed.every((values) => has(values, value)) && !has(excluded, value));
}

const maxDomain = 32;

function declaredDomain(kind: Kind): readonly JsonValue[] | undefined {
  if (kind.kind === "enum") return kind.declaration.members.map((member) => member.name);
  return kind.kind === "primitive" && kind.name === "bool" ? [true, false] : undefined;
}

function has(values: readonly JsonValue[], value: JsonValue): boolean {
  return values.some((candidate) => equalJson(candidate, value));
}

/** Whether values of the type are written as they are read: nothing in them has a default to be filled in. */
export function isPlain(type: TypeExpr, declarations: Declarations): boolean {
  const kind = kindOf(type, declarations);
  if (kind.kind === "list") return isPlain(kind.element, declarations);
  if (kind.kind === "map") return isPlain(kind.value, declarations);
  return kind.kind === "primitive" || kind.kind === "enum";
}
