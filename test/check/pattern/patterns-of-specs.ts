import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** Every text under a key `pattern` in spec/ and examples/, as YAML reads it from double quotes. */
export function patternsOfSpecs(): readonly string[] {
  const files = ["spec", "examples"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => posix.join(folder, name)),
  );
  const texts = files.map((file) => readFileSync(file, "utf8"));
  return texts.flatMap((text) =>
    [...text.matchAll(/pattern: ("(?:[^"\\]|\\.)*")/gu)].map(([, quoted = '""']) => String(JSON.parse(quoted))),
  );
}
