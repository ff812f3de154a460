import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compilerFile } from "../../generator/emit/package/compiler-file.ts";
import { typescriptTarget } from "../../generator/emit/typescript/index.ts";
import { randomSpec } from "../random-specs/random-spec.ts";
import { checkSpec } from "../support/check-spec.ts";

/** The versions of TypeScript that generated code promises to compile with, and the programs that compile. */
export const compilers: ReadonlyMap<string, string> = new Map([
  ["7.0", "node_modules/typescript/bin/tsc"],
  ["6.0", "node_modules/typescript-6.0/bin/tsc"],
  ["5.9", "node_modules/typescript-5.9/bin/tsc"],
]);

/** A folder with the sources of many random specs, so that one run of a compiler sees them all. */
export interface Crowd {
  readonly specs: number;
  /** The first seed that no spec is made from. */
  readonly next: number;
  /** What a compiler says in the strictest settings, an error a line. */
  readonly compile: (compiler: string) => readonly string[];
}

/** Writes the sources of `count` specs that the checker accepts, from `seed` on, into an empty folder under `dist/tmp/`. */
export async function createCrowd(folder: string, seed: number, count: number): Promise<Crowd> {
  const root = resolve("dist/tmp", folder);
  rmSync(root, { recursive: true, force: true });
  writeText(join(root, "package.json"), '{ "type": "module" }\n');
  writeText(join(root, "tsconfig.json"), compilerFile().replaceAll('"src"', '"."'));
  let next = seed;
  for (let specs = 0; specs < count; next += 1) {
    const { program } = checkSpec(randomSpec(next).files);
    if (program === undefined) continue;
    specs += 1;
    const own = join(root, `seed-${next}`);
    for (const { path, content } of await typescriptTarget.emit(program)) {
      // The run-time part is the same for all.
      writeText(join(path.startsWith("src/runtime/") ? root : own, path.replace(/^src\//u, "")), content);
    }
    symlinkSync(join(root, "runtime"), join(own, "runtime"), "junction");
  }
  return { specs: count, next, compile: (compiler) => errorsIn(root, compiler) };
}

function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function errorsIn(folder: string, compiler: string): readonly string[] {
  const options = ["--noEmit", "--pretty", "false", "-p", "."];
  try {
    execFileSync(process.execPath, [resolve(compiler), ...options], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    return [];
  } catch (error) {
    const said = `${Reflect.get(Object(error), "stdout")}${Reflect.get(Object(error), "stderr")}`;
    // Lines that are moved in explain the one before them.
    return said.split("\n").filter((line) => /^\S/u.test(line));
  }
}
