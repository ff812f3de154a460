import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./emit/asset.ts";
import { hashOf } from "./write/hash.ts";

/**
 * A text that differs between any two builds of Specwright that may write different output; undefined where that cannot be told.
 * What is installed is told apart by its version. A checkout changes without one: there the compiler notes what it compiled.
 */
export function buildIdentity(): string | undefined {
  const root = packageRoot();
  const isCheckout = existsSync(join(root, "generator", "bin.ts"));
  const notes = join(root, "dist", "generator.tsbuildinfo");
  if (isCheckout && !existsSync(notes)) return undefined;
  const files = isCheckout ? [...shipped(root), notes] : [join(root, "package.json")];
  return hashOf(files.map((path) => hashOf(readFileSync(path))).join());
}

/** Files beside the code that decide what is written; `package.json` names the versions of all packages. */
function shipped(root: string): readonly string[] {
  const generator = join(root, "generator");
  return [
    join(root, "package.json"),
    ...filesIn(join(root, "templates")),
    ...["shape/spec.schema.json", "shape/project.schema.json", "check/keywords/keywords.yaml"].map((path) =>
      join(generator, path),
    ),
  ];
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
