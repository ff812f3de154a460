import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { packageTarget } from "../../generator/emit/package/index.ts";
import { typescriptTarget } from "../../generator/emit/typescript/index.ts";
import type { Program } from "../../generator/program/program.ts";
import { checkSpec } from "../support/check-spec.ts";

/** What tests use of the value of a type. */
export interface AnyModel {
  parse(value: unknown): AnyInstance;
  safeParse(value: unknown): { readonly success: boolean; readonly data?: AnyInstance; readonly error?: AnyError };
  is(value: unknown): boolean;
  validate(value: unknown): readonly AnyIssue[];
  fromConfig(value: unknown): AnyInstance;
  validateJson(json: string | Uint8Array): readonly AnyIssue[];
}

/** What tests use of an instance. */
export interface AnyInstance {
  with(patch: object): AnyInstance;
  equals(other: unknown): boolean;
  toJSON(): unknown;
  readonly [key: string]: unknown;
}

/** An issue of a generated validator. */
export interface AnyIssue {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly rule?: string;
}

/** What generated validators throw. */
export interface AnyError extends Error {
  readonly issues: readonly AnyIssue[];
  readonly truncated: boolean;
}

/** A package that was generated, compiled and loaded. */
export interface BuiltModel {
  readonly program: Program;
  readonly folder: string;
  /** Generated sources by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** Something that the package exports. */
  get(name: string): unknown;
  /** The value of a type. */
  model(name: string): AnyModel;
  /** A function of a module. */
  call(name: string, ...args: readonly unknown[]): unknown;
}

/** Generates a package from specs by path, compiles it with the strictest settings, and loads it. Fails on any diagnostic. */
export async function buildModel(name: string, specs: Readonly<Record<string, string>>): Promise<BuiltModel> {
  const program = programFrom(specs);
  const folder = resolve("dist/tmp/typescript", name);
  rmSync(folder, { recursive: true, force: true });
  const sources = await writeSources(program, folder);
  assert.equal(compileFolder(folder), "");
  const exported: object = await import(pathToFileURL(join(folder, "dist/index.js")).href);
  const get = (key: string): unknown => Reflect.get(exported, key);
  return {
    program,
    folder,
    sources,
    get,
    model(key) {
      const value = get(key);
      if (!isModel(value)) throw new Error(`the package exports no value ${key}`);
      return value;
    },
    call(key, ...args) {
      const value = get(key);
      if (typeof value !== "function") throw new Error(`the package exports no function ${key}`);
      return value(...args);
    },
  };
}

/** The program of specs that are free of faults. */
export function programFrom(specs: Readonly<Record<string, string>>): Program {
  const { program, full } = checkSpec(specs);
  assert.deepEqual(
    full.map(({ code, message }) => `${code}: ${message}`),
    [],
  );
  if (program === undefined) throw new Error("no program");
  return program;
}

/** Writes the package of a program without compiling it. */
export async function writeSources(program: Program, folder: string): Promise<ReadonlyMap<string, string>> {
  const files = [...(await typescriptTarget.emit(program)), ...(await packageTarget.emit(program))];
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return new Map(files.map(({ path, content }) => [path, content]));
}

/** What the compiler says; nothing where all is well. */
export function compileFolder(folder: string): string {
  try {
    return execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", folder], { encoding: "utf8" });
  } catch (error) {
    return String(Reflect.get(Object(error), "stdout"));
  }
}

/** One module, `shop.yaml`, from what follows its head. */
export function shop(text: string): Readonly<Record<string, string>> {
  return { "shop.yaml": `specwright: 1\nmodule: shop\ntitle: Shop\ndoc: A shop.\n${text}` };
}

/** The specs in a folder, by path. */
export function specsIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(names.map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")]));
}

function isModel(value: unknown): value is AnyModel {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "parse") === "function";
}
