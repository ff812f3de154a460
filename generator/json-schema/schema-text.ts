import type { Program } from "../program/program.ts";
import { definitionOf } from "./definitions.ts";
import { objectInDraft07 } from "./draft-07.ts";
import { lineText, type Tree } from "./json-text.ts";
import { keywordPieces, keywordTrees, schemaPieces, schemaText } from "./print.ts";
import { usesOf } from "./reachable.ts";
import { mapNamed, type SchemaObject } from "./schema.ts";

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
  const isAlike = isSame(old.input, input) && isSame(old.output, output);
  return {
    input: schemaPieces(input),
    output: differenceOf(input, output),
    draft07: isAlike
      ? undefined
      : { input: schemaPieces(objectInDraft07(old.input)), output: schemaPieces(objectInDraft07(old.output)) },
    uses: usesOf(program, type),
  };
}

function isSame(left: SchemaObject, right: SchemaObject): boolean {
  return left === right || schemaText(left) === schemaText(right);
}

function differenceOf(input: SchemaObject, output: SchemaObject): Pieces | undefined {
  const expected = new Map(keywordTrees(withoutDefaults(input)));
  const given = new Map(keywordTrees(output));
  const changed = [...new Map([...expected, ...given])].flatMap(([keyword]): (readonly [string, Tree])[] => {
    const [before, after] = [expected.get(keyword), given.get(keyword)];
    const isKept = before !== undefined && after !== undefined && lineText(before) === lineText(after);
    return isKept ? [] : [[keyword, after ?? "null"]];
  });
  return changed.length === 0 ? undefined : keywordPieces(changed);
}

function withoutDefaults(schema: SchemaObject): SchemaObject {
  const { properties } = schema;
  if (properties === undefined) return schema;
  return {
    ...schema,
    properties: mapNamed(properties, (property) => {
      if (typeof property === "boolean" || property.default === undefined) return property;
      const { default: _, ...rest } = property;
      return rest;
    }),
  };
}
