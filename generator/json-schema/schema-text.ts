import { equalJson } from "../interpret/canonical.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import type { Program } from "../program/program.ts";
import { definitionOf } from "./definitions.ts";
import { objectInDraft07 } from "./draft-07.ts";
import { jsonPieces, printSchema, schemaPieces, schemaText } from "./print.ts";
import { usesOf } from "./reachable.ts";
import type { Schema } from "./schema.ts";

/** What code needs that gives the schema of a type, on both sides and in both drafts, without knowing how to make one. */
export interface SchemaText {
  /** The definition of what may be sent, in draft 2020-12, as JSON. */
  readonly input: Pieces;
  /**
   * JSON of the keywords that are different in what `toJSON` gives, with null for those that are not there; undefined where
   * nothing is. That properties have no `default` there is not told.
   */
  readonly output: Pieces | undefined;
  /** Both definitions in the words of draft-07; undefined where they are those of draft 2020-12 put in other words. */
  readonly draft07: { readonly input: Pieces; readonly output: Pieces } | undefined;
  /** Names of the types that the definition refers to, sorted. */
  readonly uses: readonly string[];
}

/** JSON in pieces; where it is cut depends on the keywords in it, not on what they say. */
export type Pieces = readonly string[];

/** The texts of a declared type. */
export function schemaTextOf(program: Program, type: string): SchemaText {
  const input = definitionOf(program, type, "draft-2020-12", "input");
  const output = definitionOf(program, type, "draft-2020-12", "output");
  const old = {
    input: definitionOf(program, type, "draft-07", "input"),
    output: definitionOf(program, type, "draft-07", "output"),
  };
  const isAlike = schemaText(old.input) === schemaText(input) && schemaText(old.output) === schemaText(output);
  return {
    input: schemaPieces(input),
    output: differenceOf(plain(input), plain(output)),
    draft07: isAlike
      ? undefined
      : { input: schemaPieces(objectInDraft07(old.input)), output: schemaPieces(objectInDraft07(old.output)) },
    uses: usesOf(program, type),
  };
}

function plain(schema: Schema): JsonObject {
  return JSON.parse(printSchema(schema));
}

function differenceOf(input: JsonObject, output: JsonObject): Pieces | undefined {
  const { properties } = input;
  const expected: JsonObject = properties === undefined ? input : { ...input, properties: withoutDefaults(properties) };
  const changed = Object.keys({ ...expected, ...output }).flatMap((keyword): [string, JsonValue][] => {
    const value = output[keyword];
    const isSame = value !== undefined && equalJson(value, expected[keyword] ?? null);
    return isSame ? [] : [[keyword, value ?? null]];
  });
  return changed.length === 0 ? undefined : jsonPieces(Object.fromEntries(changed));
}

function withoutDefaults(properties: JsonValue): JsonValue {
  if (!isJsonObject(properties)) return properties;
  const entries = Object.entries(properties).map(([name, schema]): [string, JsonValue] => {
    if (!isJsonObject(schema)) return [name, schema];
    const { default: _, ...rest } = schema;
    return [name, rest];
  });
  return Object.fromEntries(entries);
}
