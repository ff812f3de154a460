import { rmSync } from "node:fs";
import { join } from "node:path";

/** A command that is timed. */
export interface Command {
  readonly name: string;
  readonly args: readonly string[];
  /** Puts things as they are before it runs. */
  prepare?(): void;
}

const peers = join("bench", "node_modules");
const out = join("bench", "work", "out");

/** Generates a spec with nothing there, or again with everything there. */
export function generate(name: string, spec: string, folder: string, isCold = true): Command {
  const to = join(out, folder);
  return {
    name,
    args: ["dist/generator/bin.js", "generate", "--spec", spec, "--out", to],
    prepare: () => {
      if (isCold) rmSync(to, { recursive: true, force: true });
    },
  };
}

/** Types from a JSON Schema, with the options that it has when nobody chooses any, or without its formatter. */
export function jsonSchemaToTypescript(schema: string, isFormatted = true): Command {
  return {
    name: isFormatted ? "json-schema-to-typescript" : "json-schema-to-typescript, unformatted",
    args: [
      join(peers, "json-schema-to-typescript", "dist", "src", "cli.js"),
      ...["--input", schema, "--output", join(out, "json2ts.ts")],
      ...(isFormatted ? [] : ["--format=false"]),
    ],
  };
}

/** Types from an OpenAPI document. */
export function openapiTypescript(document: string): Command {
  return {
    name: "openapi-typescript",
    args: [join(peers, "openapi-typescript", "bin", "cli.js"), document, "--output", join(out, "openapi.ts")],
  };
}

/** Types from a JSON Schema, without functions that convert. */
export function quicktype(schema: string): Command {
  return {
    name: "quicktype",
    args: [
      join(peers, "quicktype", "dist", "index.js"),
      ...["--src-lang", "schema", "--lang", "typescript", "--just-types", "--out", join(out, "quicktype.ts"), schema],
    ],
  };
}
