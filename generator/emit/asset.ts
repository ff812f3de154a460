import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The text of a file that ships with Specwright; `path` is relative to the root of its package, with `/`. */
export function readAsset(path: string): string {
  return readFileSync(join(packageRoot(), path), "utf8").replaceAll("\r\n", "\n");
}

/** The nearest folder above this file that is the package itself: a checkout, or an installation. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isPackageRoot(folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("Specwright's own files are missing beside its code");
    folder = parent;
  }
  return folder;
}

function isPackageRoot(folder: string): boolean {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return false;
  const content: unknown = JSON.parse(readFileSync(manifest, "utf8"));
  return typeof content === "object" && content !== null && Reflect.get(content, "name") === "specwright";
}
