import type { JsonObject } from "../program/json.ts";

/** TypeScript types of a plain schema, which has the given name. Loaded only here: the printer brings a formatter along. */
export async function printTypes(schema: JsonObject, name: string): Promise<string> {
  const { compile } = await import("json-schema-to-typescript");
  // The printer asks objects by that method, and must not find a property in its place. Wherever the word stands, it becomes one
  // that the way back makes itself again.
  const tame = JSON.stringify(schema).replaceAll("hasOwnProperty", "hasOwnProperty0");
  const text = await compile(JSON.parse(tame), name, {
    bannerComment: "",
    format: true,
    style: { printWidth: 120, bracketSpacing: true, trailingComma: "all" },
    declareExternallyReferenced: true,
    unreachableDefinitions: false,
    strictIndexSignatures: false,
    $refOptions: { resolve: { external: false, file: false, http: false } },
  });
  return text.replaceAll("hasOwnProperty0", "hasOwnProperty").trim();
}
