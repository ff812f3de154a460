import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Circumstances } from "./circumstances.ts";

const bin = resolve("dist/generator/bin.js");
const shuffle = pathToFileURL(join(import.meta.dirname, "shuffle-folders.js")).href;

/** Generates the model package with the program `node` in `folder`, which is emptied first; one hash of all names and bytes. */
export function generateIn(folder: string, { locale, timeZone, lineEnd, order }: Circumstances, node: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "spec"), { recursive: true });
  for (const name of readdirSync("spec").filter((each) => each.endsWith(".yaml"))) {
    writeFileSync(join(folder, "spec", name), readFileSync(join("spec", name), "utf8").replaceAll("\n", lineEnd));
  }
  const preload = order === 0 ? [] : ["--import", shuffle];
  execFileSync(node, [...preload, bin, "generate", "--out", "out"], {
    cwd: folder,
    env: { ...process.env, LANG: locale, LC_ALL: locale, TZ: timeZone, FOLDER_ORDER: String(order) },
  });
  return hashOfFolder(join(folder, "out"));
}

function hashOfFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const hash = createHash("sha256");
  for (const path of paths) hash.update(JSON.stringify([path.slice(folder.length), readFileSync(path, "latin1")]));
  return hash.digest("hex");
}
