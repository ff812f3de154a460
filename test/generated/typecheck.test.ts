import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { isAbsolute } from "node:path";
import { before, test } from "node:test";
import { programFrom, specsIn, writeSources } from "../typescript/build-model.ts";

const compilers = { "5.9": "typescript-5.9", "6.0": "typescript-6.0", "7.0": "typescript" };
const folder = "dist/tmp/typecheck";

// Packages other than the one that is checked in: a shop, and everything that the language has, under odd names.
const others = { orders: "examples/orders", services: "examples/services", kitchen: "test/typescript/kitchen" };

// The settings of someone who turned everything on, without any types of Node.
const strictest = {
  target: "es2022",
  lib: ["es2023"],
  module: "nodenext",
  types: [],
  noEmit: true,
  declaration: true,
  isolatedDeclarations: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedSideEffectImports: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
};

before(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, specs] of Object.entries(others)) {
    await writeSources(programFrom(specsIn(specs)), `${folder}/${name}`);
  }
  const include = ["../../../generated/src", ...Object.keys(others).map((name) => `${name}/src`)];
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: strictest, include }));
});

// All packages at once: a compiler takes longer to start than to check any of them.
for (const [version, name] of Object.entries(compilers)) {
  test(`every package type-checks under TypeScript ${version} in the strictest settings`, () => {
    const { files, faults } = compile(name);
    assert.deepEqual(faults, []);
    assert.equal(files.filter((path) => path.endsWith("/src/index.ts")).length, 1 + Object.keys(others).length);
  });
}

/** What the compiler read of ours, and what it says of it: no line where all is well. */
function compile(name: string): { readonly files: readonly string[]; readonly faults: readonly string[] } {
  const args = [`node_modules/${name}/bin/tsc`, "-p", folder, "--listFiles"];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const lines = stdout.split("\n").filter((line) => line !== "");
  const isFile = (line: string): boolean => isAbsolute(line) && !line.includes("): error");
  return { files: lines.filter(isFile), faults: lines.filter((line) => !isFile(line)) };
}
