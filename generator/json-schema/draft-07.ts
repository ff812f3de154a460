import { mapNamed, mapParts, partsOf, type Schema, type SchemaObject } from "./schema.ts";

/** Why draft-07 cannot say what a schema of draft 2020-12 says; undefined where it can. */
export function reasonAgainstDraft07(schema: Schema): string | undefined {
  if (typeof schema === "boolean") return undefined;
  // Validators of draft-07 pass over the two keywords, and every list with one match would do.
  if (schema.minContains !== undefined || schema.maxContains !== undefined) return "elements counted (draft-07)";
  for (const part of partsOf(schema)) {
    const reason = reasonAgainstDraft07(part);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/**
 * The same schema in the words of draft-07. What stands beside `$ref` is not looked at there, so a reference with company moves
 * into `allOf`. The schema has no keyword that `reasonAgainstDraft07` objects to.
 */
function inDraft07(schema: Schema): Schema {
  return typeof schema === "boolean" ? schema : objectInDraft07(schema);
}

/** As `inDraft07`, for a schema that is an object; the same object where nothing in it is said differently. */
export function objectInDraft07(schema: SchemaObject): SchemaObject {
  const known = converted.get(schema);
  if (known !== undefined) return known;
  const { $ref, $defs } = schema;
  const isSame = $ref === undefined && $defs === undefined && partsOf(schema).every((part) => inDraft07(part) === part);
  const result = isSame ? schema : convert(schema);
  converted.set(schema, result);
  return result;
}

/** Definitions stand in the files of many types. */
const converted = new WeakMap<SchemaObject, SchemaObject>();

function convert(schema: SchemaObject): SchemaObject {
  const { $ref, $defs, ...rest } = schema;
  const inner = mapParts(rest, inDraft07);
  const definitions = $defs && { definitions: mapNamed($defs, inDraft07) };
  if ($ref === undefined) return { ...inner, ...definitions };
  const reference: SchemaObject = { $ref: $ref.replace(/^#\/\$defs\//u, "#/definitions/") };
  const isAlone = Object.keys(schema).length === 1;
  return isAlone ? reference : { ...inner, allOf: [reference, ...(inner.allOf ?? [])], ...definitions };
}
