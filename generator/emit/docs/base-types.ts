import type { Program } from "../../program/program.ts";
import { jsonSchemaName, keywordModule, standardModule } from "../../program/shipped.ts";
import { codeCell, proseCell } from "../markdown.ts";
import { table } from "./table.ts";

const primitives = [
  ["string", "text of well-formed Unicode; lengths count code points"],
  ["int", "whole number from -(2^53-1) to 2^53-1"],
  ["number", "finite number"],
  ["bool", "true or false"],
  ["json", "any JSON value, null included"],
  ["json_object", "JSON object with any keys"],
  [jsonSchemaName, "JSON Schema (2020-12) in the form of an object"],
] as const;

/** Types that no page declares: those of the language, then the shipped scalars that the program uses. */
export function baseTypeTable(program: Program): string {
  const shipped = Object.values(program.declarations)
    .filter((declaration) => declaration.module === standardModule)
    .map((declaration) => [codeCell(declaration.name), proseCell(declaration.doc)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const checked = Object.hasOwn(program.declarations, jsonSchemaName);
  const known = primitives.map(([name, values]) => {
    const more = name === jsonSchemaName && checked ? `; [what is checked](${keywordModule}.md)` : "";
    return [codeCell(name), values + more] as const;
  });
  return table(["Type", "Values"], [...known, ...shipped]);
}
