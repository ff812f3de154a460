import { readFileSync } from "node:fs";
import type { SourceFile } from "../../diagnostics/source-file.ts";

/** The spec of JSON Schema's keywords as it ships with the package. Beside the sources, because the compiler does not copy it. */
export function readKeywords(): SourceFile {
  const path = "keywords.yaml";
  const place = new URL(`../../../../generator/check/keywords/${path}`, import.meta.url);
  return { path, text: readFileSync(place, "utf8").replaceAll("\r\n", "\n") };
}
