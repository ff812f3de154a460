import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const compilers = { "5.9": "typescript-5.9", "6.0": "typescript-6.0", "7.0": "typescript" };

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

for (const [version, name] of Object.entries(compilers)) {
  test(`the model package type-checks under TypeScript ${version} in the strictest settings`, () => {
    const folder = `dist/tmp/typecheck-${version}`;
    mkdirSync(folder, { recursive: true });
    const config = { compilerOptions: strictest, include: ["../../../generated/src"] };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
    assert.equal(compile(name, folder), "");
  });
}

/** What the compiler prints; nothing where all is well. */
function compile(name: string, folder: string): string {
  try {
    return execFileSync(process.execPath, [`node_modules/${name}/bin/tsc`, "-p", folder], { encoding: "utf8" });
  } catch (error) {
    return String(Reflect.get(Object(error), "stdout"));
  }
}
