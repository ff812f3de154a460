import type { Declaration, Property } from "../program/declaration.ts";
import type { Program } from "../program/program.ts";

/**
 * The program of what `toJSON` gives: every property is written out but optional ones that are absent, and no key is there that
 * was dropped when the value was read.
 */
export function normalForm(program: Program): Program {
  const entries = Object.values(program.declarations).map((declaration): [string, Declaration] => {
    return [declaration.name, declarationInNormalForm(declaration)];
  });
  return { ...program, declarations: Object.fromEntries(entries) };
}

function declarationInNormalForm(declaration: Declaration): Declaration {
  if (declaration.kind !== "model") return { ...declaration, examples: [] };
  const { unknownKeys, properties } = declaration;
  return {
    ...declaration,
    properties: properties.map(written),
    unknownKeys: unknownKeys === "ignore" ? "reject" : unknownKeys,
    // Examples are what may be sent, which is often shorter.
    examples: [],
  };
}

function written(property: Property): Property {
  const { default: _, presence, ...rest } = property;
  return { ...rest, presence: presence === "defaulted" ? "required" : presence };
}
