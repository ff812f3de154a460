import type { JsonType, SchemaObject } from "../schema.ts";

/** The types that a schema asks for; empty where it asks for none. */
export function typesOf(schema: SchemaObject): readonly JsonType[] {
  return schema.type === undefined ? [] : [schema.type].flat();
}

/** The keyword `type` for these types. */
export function typed(types: readonly JsonType[]): SchemaObject {
  const [first] = types;
  return { type: types.length === 1 && first !== undefined ? first : types };
}

/** Types that both allow; undefined where neither asks for one. */
export function meet(a: SchemaObject["type"], b: SchemaObject["type"]): readonly JsonType[] | undefined {
  if (a === undefined || b === undefined) return a === undefined && b === undefined ? undefined : [a ?? b ?? []].flat();
  const allowed = [b].flat();
  return [a].flat().flatMap((type): readonly JsonType[] => {
    if (allowed.includes(type)) return [type];
    if (type === "number" && allowed.includes("integer")) return ["integer"];
    return type === "integer" && allowed.includes("number") ? ["integer"] : [];
  });
}
