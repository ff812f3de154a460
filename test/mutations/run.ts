import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve, sep } from "node:path";
import ts from "typescript-5.9";
import { backends } from "./backends.ts";
import { mutated } from "./mutated.ts";
import type { Backend, Mutation } from "./mutation.ts";
import { mutationsPage, type Outcome } from "./page.ts";

// Tries every mutation: `node dist/test/mutations/run.js [PART...]`. Ends with 1 where one survives. Without parts, writes the page.

/** A mutant that has not come to an end after so many milliseconds never will. */
const patience = 180_000;

const wanted = process.argv.slice(2);
const copy = copyOfProject();
try {
  const outcomes = new Map(
    backends
      .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
      .map((backend) => [backend, tried(backend)]),
  );
  if (wanted.length === 0) writeFileSync("generator/docs/mutations.md", mutationsPage(outcomes));
  const survivors = [...outcomes.values()].flat().filter(({ killer }) => killer === undefined);
  process.exitCode = survivors.length > 0 || outcomes.size === 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true });
}

/** The compiled project and what its tests read, where nobody else is at work. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "specwright-mutations-"));
  const left = ["node_modules", ".git", join("dist", "tmp")].map((name) => resolve(name));
  const isLeft = (path: string): boolean => left.some((each) => path === each || path.startsWith(each + sep));
  cpSync(".", folder, { recursive: true, filter: (source) => !isLeft(resolve(source)) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

function tried({ name, tests, mutations }: Backend): readonly Outcome[] {
  const failing = tests.filter((test) => !passes(test));
  if (failing.length > 0) throw new Error(`without any mutation, these fail: ${failing.join(", ")}`);
  return mutations.map((mutation) => {
    const killer = inMutant(mutation, () => tests.find((test) => !passes(test)));
    process.stdout.write(
      `${killer === undefined ? "SURVIVED" : "killed"} ${name}: ${mutation.file} ${mutation.find} ${killer ?? ""}\n`,
    );
    return { mutation, killer };
  });
}

function inMutant<T>(mutation: Mutation, run: () => T): T {
  const compiled = join(copy, "dist/generator", mutation.file.replace(/\.ts$/u, ".js"));
  const sound = readFileSync(compiled, "utf8");
  const { outputText } = ts.transpileModule(mutated(readFileSync(join("generator", mutation.file), "utf8"), mutation), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      rewriteRelativeImportExtensions: true,
      verbatimModuleSyntax: true,
    },
  });
  writeFileSync(compiled, outputText);
  try {
    return run();
  } finally {
    writeFileSync(compiled, sound);
  }
}

function passes(test: string): boolean {
  const file = join(copy, "dist/test", `${test}.js`);
  return spawnSync(process.execPath, [file], { cwd: copy, timeout: patience, stdio: "ignore" }).status === 0;
}
