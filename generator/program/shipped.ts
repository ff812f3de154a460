import type { DeclarationBase } from "./declaration.ts";

/** Module of the scalars that ship with the language. */
export const standardModule = "standard";

/** Module of what a `json_schema` is made of: the keywords of JSON Schema. */
export const keywordModule = "json-schema";

/** Name of the declaration that says what the primitive of the same name may hold. */
export const jsonSchemaName = "json_schema";

/**
 * Whether a declaration ships with the language. It is in a program only where it is needed, its module is not among those of
 * the program, and its name begins with a small letter, as no name in a spec does.
 */
export function isShipped({ module }: Pick<DeclarationBase, "module">): boolean {
  return module === standardModule || module === keywordModule;
}
