import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ScaleSpec, scaleSpec } from "./scale-spec.ts";

/** Where `writeScaleSpec` has put things. */
export interface WrittenSpec {
  /** Folder of the spec; what is generated goes into `generated` beside it. */
  readonly spec: string;
  readonly jsonSchema: string;
  readonly openApi: string;
}

/** Writes a spec of `types` types, and the same types for other generators, into `folder`, which is emptied. */
export function writeScaleSpec(types: number, folder: string, targets?: readonly string[]): WrittenSpec {
  const { files, jsonSchema, openApi }: ScaleSpec = scaleSpec(types);
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string): string => {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
    return place;
  };
  for (const [path, text] of Object.entries(files)) write(join("spec", path), text);
  if (targets !== undefined) {
    write("spec/specwright.yaml", `${files["specwright.yaml"] ?? ""}targets: [${targets.join(", ")}]\n`);
  }
  return {
    spec: join(folder, "spec"),
    jsonSchema: write("types.schema.json", `${JSON.stringify(jsonSchema, undefined, 2)}\n`),
    openApi: write("openapi.json", `${JSON.stringify(openApi, undefined, 2)}\n`),
  };
}
