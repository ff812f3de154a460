import { statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readSchema, schemaPlace } from "./read-schema.ts";

// A step of the build: Ajv writes what says whether a document is as our schemas ask, so that no run waits until it is loaded and has
// compiled them.

const output = fileURLToPath(new URL("compiled-validators.cjs", import.meta.url));
const inputs = [schemaPlace("spec"), schemaPlace("project"), new URL(import.meta.url)].map((url) => fileURLToPath(url));

if (!isFresh()) {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const { default: standalone } = await import("ajv/dist/standalone/index.js");
  const ajv = new Ajv2020({
    // A key such as `toString` is missing unless it is written.
    ownProperties: true,
    strictTypes: false,
    strictRequired: false,
    messages: false,
    code: { source: true },
  });
  ajv.addSchema(readSchema("spec"), "spec");
  ajv.addSchema(readSchema("project"), "project");
  writeFileSync(output, standalone.default(ajv, { spec: "spec", project: "project" }));
}

/** Whether it was written after all that it is made of. */
function isFresh(): boolean {
  const written = statSync(output, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return inputs.every((path) => statSync(path).mtimeMs < written);
}
