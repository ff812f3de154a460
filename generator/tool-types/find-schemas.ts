import { variantOf } from "../interpret/variant.ts";
import type { Declaration, ModelDeclaration } from "../program/declaration.ts";
import type { Path } from "../program/example.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";

/** An instance with schemas in it, as it stands in a document in normal form. */
export interface SchemaOwner {
  readonly model: ModelDeclaration;
  /** What others call the instance. */
  readonly key: string;
  /** By the name of the property; null where the instance has none. */
  readonly schemas: ReadonlyMap<string, JsonObject | null>;
  readonly path: Path;
}

/** Whether others can refer to instances of a model, and such instances carry JSON Schemas. */
export function carriesSchemas(declaration: Declaration): declaration is ModelDeclaration & { readonly key: string } {
  return declaration.kind === "model" && declaration.key !== undefined && schemaProperties(declaration).length > 0;
}

/** Names of the properties that hold a JSON Schema. */
function schemaProperties({ properties }: ModelDeclaration): readonly string[] {
  return properties.filter(({ type }) => isSchema(type)).map(({ name }) => name);
}

/** Every instance with schemas in a valid document in normal form, in the order of the document. */
export function findSchemas(program: Program, type: string, document: JsonValue): readonly SchemaOwner[] {
  return inType({ kind: "reference", target: type }, document, [], program);
}

function inType(type: TypeExpr, value: JsonValue, path: Path, program: Program): readonly SchemaOwner[] {
  switch (type.kind) {
    case "primitive":
      return [];
    case "nullable":
      return inType(type.inner, value, path, program);
    case "list":
      if (!isJsonList(value)) return [];
      return value.flatMap((item, index) => inType(type.element, item, [...path, index], program));
    case "map":
      if (!isJsonObject(value)) return [];
      return Object.entries(value).flatMap(([key, item]) => inType(type.value, item, [...path, key], program));
    case "reference":
      return inDeclared(program.declarations[type.target], value, path, program);
  }
}

function inDeclared(
  declaration: Declaration | undefined,
  value: JsonValue,
  path: Path,
  program: Program,
): readonly SchemaOwner[] {
  switch (declaration?.kind) {
    case "list":
      return inType({ kind: "list", element: declaration.element }, value, path, program);
    case "map":
      return inType({ kind: "map", value: declaration.value }, value, path, program);
    case "union": {
      const variant = variantOf(declaration, value);
      return variant === undefined ? [] : inType(variant.type, value, path, program);
    }
    case "model":
      return isJsonObject(value) ? inModel(declaration, value, path, program) : [];
    default:
      return [];
  }
}

function inModel(model: ModelDeclaration, object: JsonObject, path: Path, program: Program): readonly SchemaOwner[] {
  const inside = model.properties.flatMap(({ name, type }) => {
    const value = object[name];
    return value === undefined ? [] : inType(type, value, [...path, name], program);
  });
  if (!carriesSchemas(model)) return inside;
  const schemas = new Map(schemaProperties(model).map((name) => [name, objectOrNull(object[name])]));
  return [{ model, key: String(object[model.key]), schemas, path }, ...inside];
}

function isSchema(type: TypeExpr): boolean {
  if (type.kind === "nullable") return isSchema(type.inner);
  return type.kind === "primitive" && type.name === "json_schema";
}

function objectOrNull(value: JsonValue | undefined): JsonObject | null {
  return isJsonObject(value) ? value : null;
}
