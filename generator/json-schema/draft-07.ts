import { partsOf, type Schema, type SchemaObject } from "./schema.ts";

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

/** As `inDraft07`, for a schema that is an object. */
export function objectInDraft07(schema: SchemaObject): SchemaObject {
  const { $ref, $defs, allOf, ...rest } = schema;
  const inner = withParts(rest);
  const others = allOf?.map(inDraft07) ?? [];
  const definitions = $defs && { definitions: named($defs) };
  if ($ref === undefined) return { ...inner, ...(allOf === undefined ? {} : { allOf: others }), ...definitions };
  const reference: SchemaObject = { $ref: $ref.replace(/^#\/\$defs\//u, "#/definitions/") };
  const isAlone = Object.keys(schema).length === 1;
  return isAlone ? reference : { ...inner, allOf: [reference, ...others], ...definitions };
}

function withParts(schema: SchemaObject): SchemaObject {
  const { items, contains, propertyNames, properties, additionalProperties, not, anyOf, branch } = schema;
  return {
    ...schema,
    ...(items === undefined ? {} : { items: inDraft07(items) }),
    ...(contains === undefined ? {} : { contains: inDraft07(contains) }),
    ...(propertyNames === undefined ? {} : { propertyNames: inDraft07(propertyNames) }),
    ...(properties === undefined ? {} : { properties: named(properties) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: inDraft07(additionalProperties) }),
    ...(not === undefined ? {} : { not: inDraft07(not) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(inDraft07) }),
    ...(branch === undefined
      ? {}
      : {
          branch: {
            if: inDraft07(branch.if),
            yes: inDraft07(branch.yes),
            ...(branch.no === undefined ? {} : { no: inDraft07(branch.no) }),
          },
        }),
  };
}

function named(schemas: ReadonlyMap<string, Schema>): ReadonlyMap<string, Schema> {
  return new Map([...schemas].map(([name, schema]) => [name, inDraft07(schema)]));
}
