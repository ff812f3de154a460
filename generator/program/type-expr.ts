/**
 * Names of the types that need no declaration.
 *
 * - `json`: any JSON value, null included; `json_object`: a JSON object; `json_schema`: a JSON Schema in the form of an object,
 *   as the declaration of that name says, which is in every program that needs it.
 * - `thrown`: whatever a language can throw; only a parameter has it.
 * - `null`: the type of the literal null; only an expression has it.
 */
export type PrimitiveName =
  | "string"
  | "int"
  | "number"
  | "bool"
  | "json"
  | "json_object"
  | "json_schema"
  | "thrown"
  | "null";

/** The type of a property, an element, a parameter or an expression. A tree: declared types are referred to by name. */
export type TypeExpr = PrimitiveType | ListType | MapType | ReferenceType | NullableType;

export interface PrimitiveType {
  readonly kind: "primitive";
  readonly name: PrimitiveName;
}

export interface ListType {
  readonly kind: "list";
  readonly element: TypeExpr;
}

/** An object whose keys are data: any text, each with a value of one type. */
export interface MapType {
  readonly kind: "map";
  readonly value: TypeExpr;
}

/** A declared type by its name, which is unique in the program; look it up in `Program.declarations`. */
export interface ReferenceType {
  readonly kind: "reference";
  readonly target: string;
}

/** `T?`: a `T` or null. Never nested, never around `json`, which holds null already. */
export interface NullableType {
  readonly kind: "nullable";
  readonly inner: TypeExpr;
}
