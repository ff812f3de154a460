import { assertNever } from "../program/assert-never.ts";
import type { Constraint } from "../program/constraint.ts";
import type { EnumDeclaration } from "../program/declaration.ts";
import type { JsonValue } from "../program/json.ts";
import { jsonSchemaName } from "../program/shipped.ts";
import type { PrimitiveName, TypeExpr } from "../program/type-expr.ts";
import { type ConstraintKeywords, constraintKeywords } from "./constraint-schema.ts";
import { type Declarations, jsonTypeOf, kindOf } from "./rules/kinds.ts";
import type { Schema, SchemaObject } from "./schema.ts";

/** A type with constraints on its values, and the constraints that the schema leaves out. */
export interface TypeSchema {
  readonly schema: Schema;
  readonly missing: ConstraintKeywords["missing"];
}

/** The wire form of a type: what a validator takes. Declared types are referred to under `$defs`. */
export function typeSchema(type: TypeExpr, declarations: Declarations): Schema {
  switch (type.kind) {
    case "primitive":
      return primitiveSchema(type.name);
    case "list":
      return { type: "array", items: typeSchema(type.element, declarations) };
    case "map":
      return { type: "object", additionalProperties: typeSchema(type.value, declarations) };
    case "reference":
      return { $ref: `#/$defs/${type.target}` };
    case "nullable":
      return orNull(typeSchema(type.inner, declarations));
    default:
      return assertNever(type);
  }
}

/** The schema of a type whose values are constrained. Constraints of a nullable type are not about null. */
export function constrainedSchema(
  type: TypeExpr,
  constraints: readonly Constraint[],
  declarations: Declarations,
): TypeSchema {
  if (type.kind === "nullable") {
    const inner = constrainedSchema(type.inner, constraints, declarations);
    return { schema: orNull(inner.schema), missing: inner.missing };
  }
  const kind = kindOf(type, declarations);
  if (kind.kind === "enum" && constraints.length > 0) {
    return { schema: { type: "string", enum: remainingMembers(kind.declaration, constraints) }, missing: [] };
  }
  const isInt = kind.kind === "primitive" && kind.name === "int";
  const { keywords, missing } = constraintKeywords(constraints, isInt);
  const plain = typeSchema(type, declarations);
  if (Object.keys(keywords).length === 0) return { schema: plain, missing };
  if (isInt && type.kind === "primitive") return { schema: withinSafe({ type: "integer", ...keywords }), missing };
  const jsonType = jsonTypeOf(kind);
  const typed = jsonType === undefined ? {} : { type: jsonType };
  return { schema: { ...(typeof plain === "object" ? plain : {}), ...typed, ...keywords }, missing };
}

/** The values of an enum that `in` and `not_in` leave: listed, so that generators of types see them too. */
function remainingMembers(declaration: EnumDeclaration, constraints: readonly Constraint[]): readonly JsonValue[] {
  return declaration.members
    .map((member) => member.name)
    .filter((name) =>
      constraints.every(
        (constraint) =>
          (constraint.kind !== "in" || constraint.values.includes(name)) &&
          (constraint.kind !== "not_in" || !constraint.values.includes(name)),
      ),
    );
}

/** The keyword of a primitive type; whole numbers stay where every language can count. */
function primitiveSchema(name: PrimitiveName): Schema {
  switch (name) {
    case "string":
    case "number":
    case "null":
      return { type: name };
    case "int":
      return withinSafe({ type: "integer" });
    case "bool":
      return { type: "boolean" };
    case "json":
      return true;
    case "json_object":
      return { type: "object" };
    case "json_schema":
      return { $ref: `#/$defs/${jsonSchemaName}` };
    case "thrown":
      throw new Error("a thrown value is never on the wire");
    default:
      return assertNever(name);
  }
}

/** Adds the bounds of safe integers where no narrower one stands. */
function withinSafe(schema: SchemaObject): SchemaObject {
  const { exclusiveMinimum, exclusiveMaximum } = schema;
  const low = Math.max(schema.minimum ?? Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER);
  const high = Math.min(schema.maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return {
    ...schema,
    ...(exclusiveMinimum !== undefined && exclusiveMinimum >= low ? {} : { minimum: low }),
    ...(exclusiveMaximum !== undefined && exclusiveMaximum <= high ? {} : { maximum: high }),
  };
}

/** The same schema with null allowed, in the shortest form that says so. */
function orNull(schema: Schema): Schema {
  if (schema === true) return true;
  if (typeof schema === "object" && typeof schema.type === "string" && looksAtTypeOnly(schema)) {
    return { ...schema, type: [schema.type, "null"] };
  }
  return { anyOf: [schema, { type: "null" }] };
}

/** Whether every keyword but `type` lets values of other types pass. */
function looksAtTypeOnly({ $ref, enum: values, not, allOf }: SchemaObject): boolean {
  return [$ref, values, not, allOf].every((keyword) => keyword === undefined);
}
