import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript-5.9";
import { typescriptTarget } from "../../../generator/emit/typescript/index.ts";
import type { Program } from "../../../generator/program/program.ts";

/** Calls an exported function of a generated package, or what is called as `World.parse`. */
export type CallNative = (name: string, ...args: readonly unknown[]) => unknown;

/**
 * Emits a program as TypeScript, strips the types, and loads what is left: the code that users run. `folder` is below `dist/tmp/cel`.
 */
export async function loadFunctions(program: Program, folder: string): Promise<CallNative> {
  const root = resolve("dist/tmp/cel", folder);
  rmSync(root, { recursive: true, force: true });
  for (const { path, content } of await typescriptTarget.emit(program)) {
    const file = join(root, path.replace(/\.ts$/u, ".js"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, ts.transpileModule(content, { compilerOptions, fileName: path }).outputText);
  }
  const exported: object = await import(pathToFileURL(join(root, "src/index.js")).href);
  return (name, ...args) => {
    const [first = name, second] = name.split(".");
    const owner: unknown = Reflect.get(exported, first);
    const value: unknown = second === undefined ? owner : Reflect.get(Object(owner), second);
    if (typeof value !== "function") throw new Error(`there is no function ${name}`);
    return value.apply(owner, args);
  };
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};
