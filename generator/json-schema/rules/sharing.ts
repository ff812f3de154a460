import { schemaText } from "../print.ts";
import { mapParts, partsOf, type Schema, type SchemaObject } from "../schema.ts";

/** A schema, and the parts that it refers to under `$defs`. */
export interface Shared {
  readonly schema: Schema;
  readonly parts: ReadonlyMap<string, SchemaObject>;
}

/** Characters from which on a part is better read once than twice. */
const minLength = 160;

/** The same schema with what it repeats at length put under `$defs`, as `NAME.1` and so on, the longest first. */
export function sharing(schema: Schema, name: string): Shared {
  if (typeof schema === "boolean") return { schema, parts: new Map() };
  let said = schema;
  const parts = new Map<string, SchemaObject>();
  for (let repeated = longest([said]); repeated !== undefined; repeated = longest([said, ...parts.values()])) {
    const part = `${name}.${parts.size + 1}`;
    const replace = replacing(schemaText(repeated), { $ref: `#/$defs/${part}` });
    said = mapParts(said, replace);
    for (const [known, content] of parts) parts.set(known, mapParts(content, replace));
    parts.set(part, repeated);
  }
  return { schema: said, parts };
}

function longest(schemas: readonly SchemaObject[]): SchemaObject | undefined {
  const seen = new Set<string>();
  let found: SchemaObject | undefined;
  const visit = (schema: Schema): void => {
    if (typeof schema === "boolean") return;
    const text = schemaText(schema);
    if (text.length < minLength) return;
    if (seen.has(text) && standsAlone(schema) && text.length > (found === undefined ? 0 : schemaText(found).length))
      found = schema;
    seen.add(text);
    for (const part of partsOf(schema)) visit(part);
  };
  for (const schema of schemas) visit(schema);
  return found;
}

/** Whether keywords about values of one type have their type beside them: what stands elsewhere cannot rely on what is around it. */
function standsAlone(schema: Schema): boolean {
  if (typeof schema === "boolean" || schema.type !== undefined) return true;
  const general = ["$ref", "const", "enum", "not", "anyOf", "allOf", "branch"];
  return Object.keys(schema).every((keyword) => general.includes(keyword)) && partsOf(schema).every(standsAlone);
}

function replacing(text: string, reference: SchemaObject): (schema: Schema) => Schema {
  const replace = (schema: Schema): Schema => {
    if (typeof schema === "boolean" || schemaText(schema).length < text.length) return schema;
    return schemaText(schema) === text ? reference : mapParts(schema, replace);
  };
  return replace;
}
