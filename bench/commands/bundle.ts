import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Schema = Readonly<Record<string, unknown>>;

/** All schemas of a folder as one, each among its `$defs` and referred to by a property, as generators of types want to have them. */
export function bundled(folder: string): Schema {
  const definitions = new Map<string, unknown>();
  const files = readdirSync(folder).filter((name) => /^\w+\.schema\.json$/u.test(name));
  for (const file of files) {
    const { $schema: _, $id: __, $defs, ...rest } = readSchema(join(folder, file));
    definitions.set(file.replace(".schema.json", ""), rest);
    for (const [name, schema] of Object.entries($defs ?? {})) if (!definitions.has(name)) definitions.set(name, schema);
  }
  const names = [...definitions.keys()];
  return {
    title: "Everything",
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: Object.fromEntries(definitions),
  };
}

function readSchema(path: string): { readonly $schema?: unknown; readonly $id?: unknown; readonly $defs?: Schema } {
  return JSON.parse(readFileSync(path, "utf8"));
}
