/** A type of a scale spec, as far as the languages of other generators go. */
export type PlainType =
  | { readonly name: string; readonly doc: string; readonly values: readonly string[] }
  | { readonly name: string; readonly doc: string; readonly fields: readonly PlainField[] };

/** A field. Its type is `string`, `integer`, `number`, `strings` for a list of them, or the name of a type. */
export interface PlainField {
  readonly name: string;
  readonly doc: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
}

/** The types of a JSON Schema that `scaleSpec` has made; throws where it has something else in it. */
export function plainTypes(schema: unknown): readonly PlainType[] {
  return Object.entries(objectAt(schema, "$defs")).map(([name, type]): PlainType => {
    const doc = textAt(type, "description");
    if (isObject(type) && Array.isArray(type["enum"])) return { name, doc, values: type["enum"].map(String) };
    const required = isObject(type) && Array.isArray(type["required"]) ? type["required"] : [];
    const fields = Object.entries(objectAt(type, "properties")).map(([field, value]) => ({
      ...typeOf(value),
      name: field,
      doc: textAt(value, "description"),
      isOptional: !required.includes(field),
    }));
    return { name, doc, fields };
  });
}

function typeOf(schema: unknown): { readonly type: string; readonly isNullable: boolean } {
  if (!isObject(schema)) throw new Error("a field has no schema");
  const choice = schema["anyOf"] ?? schema["allOf"];
  if (Array.isArray(choice)) return { ...typeOf(choice[0]), isNullable: choice.length > 1 };
  if (typeof schema["$ref"] === "string") return { type: schema["$ref"].replace("#/$defs/", ""), isNullable: false };
  return { type: schema["type"] === "array" ? "strings" : textAt(schema, "type"), isNullable: false };
}

function objectAt(value: unknown, key: string): Readonly<Record<string, unknown>> {
  const found = isObject(value) ? value[key] : undefined;
  if (!isObject(found)) throw new Error(`there is no object at ${key}`);
  return found;
}

function textAt(value: unknown, key: string): string {
  const found = isObject(value) ? value[key] : undefined;
  if (typeof found !== "string") throw new Error(`there is no text at ${key}`);
  return found;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
