import type { Program } from "../program/program.ts";
import { definitionOf } from "./definitions.ts";
import { partsOf, type Schema } from "./schema.ts";

/** Names of all types that the schema of a type leads to, sorted; its own name only if it leads back to itself. */
export function reachableFrom(program: Program, type: string): readonly string[] {
  const reached = new Set<string>();
  const open = [type];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const target of usesOf(program, next)) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return [...reached].sort();
}

/** Names of the types that the schema of a type refers to, sorted. Sides and drafts do not differ in them. */
export function usesOf(program: Program, type: string): readonly string[] {
  return [...new Set(referencesIn(definitionOf(program, type, "draft-2020-12", "input")))].sort();
}

function referencesIn(schema: Schema): readonly string[] {
  const inside = partsOf(schema).flatMap(referencesIn);
  const own = typeof schema === "boolean" ? undefined : schema.$ref;
  const name = own?.slice("#/$defs/".length);
  // A name with a dot is that of a part of a rule, which comes along with its type.
  return name === undefined || name.includes(".") ? inside : [name, ...inside];
}
