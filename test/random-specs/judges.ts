import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Validator } from "@cfworker/json-schema";
import { registerSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import ts from "typescript-5.9";
import { typescriptTarget } from "../../generator/emit/typescript/index.ts";
import type { Issue } from "../../generator/interpret/issue.ts";
import type { Draft } from "../../generator/json-schema/draft.ts";
import { printSchema } from "../../generator/json-schema/print.ts";
import { schemaOf } from "../../generator/json-schema/schema-of.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../generator/program/json.ts";
import type { Program } from "../../generator/program/program.ts";

/** The generated validator of a type. */
export interface NativeModel {
  is(value: unknown): boolean;
  validate(value: unknown): readonly Issue[];
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

/** Generates the models of a program, strips their types, and loads them. */
export async function loadNative(program: Program, name: string): Promise<(type: string) => NativeModel> {
  const folder = resolve("dist/tmp/random-specs", name);
  for (const { path, content } of await typescriptTarget.emit(program)) {
    const file = join(folder, path.replace(/\.ts$/u, ".js"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withoutTypes(path, content));
  }
  const exported: object = await import(pathToFileURL(join(folder, "src/index.js")).href);
  return (type) => {
    const model: unknown = Reflect.get(exported, type);
    if (!isNative(model)) throw new Error(`the models have no ${type}`);
    return model;
  };
}

const stripped = new Map<string, string>();

/** The run-time part is the same in every package, so what was made of a text is remembered. */
function withoutTypes(path: string, content: string): string {
  const known = stripped.get(content);
  if (known !== undefined) return known;
  const { outputText } = ts.transpileModule(content, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  if (path.includes("runtime")) stripped.set(content, outputText);
  return outputText;
}

function isNative(value: unknown): value is NativeModel {
  return typeof value === "object" && value !== null && "is" in value && "validate" in value && "safeParse" in value;
}

/** A validator that others wrote, with the emitted schema of a type in one draft. */
export interface Judge {
  readonly name: string;
  readonly draft: Draft;
  /** Whether the document is valid. */
  readonly accepts: (document: JsonValue) => boolean;
  /** Whether the judge is known to be wrong about the document. */
  readonly isBlindTo?: (document: JsonValue) => boolean;
}

/** ajv counts texts by the keys of an object, and so takes `__proto__` twice for once where elements must differ. */
function hasTwins(document: JsonValue): boolean {
  if (isJsonList(document)) {
    return document.indexOf("__proto__") !== document.lastIndexOf("__proto__") || document.some(hasTwins);
  }
  return isJsonObject(document) && Object.values(document).some(hasTwins);
}

const options = { strict: true, allowUnionTypes: true, ownProperties: true, validateFormats: false };

/** The emitted schemas of a type in the hands of others: three for draft 2020-12, two for draft-07. */
export async function schemaJudges(program: Program, type: string, name: string): Promise<readonly Judge[]> {
  const draft = "draft-2020-12";
  const schema = JSON.parse(printSchema(schemaOf(program, type, { draft })));
  const compiled = new Ajv2020(options).compile(schema);
  const worker = new Validator(schema, "2020-12", true);
  const old = JSON.parse(printSchema(schemaOf(program, type, { draft: "draft-07" })));
  const compiledOld = new Ajv(options).compile(old);
  const workerOld = new Validator(old, "7", true);
  const uri = `https://specs.example/${name}/${type}`;
  registerSchema(schema, uri);
  const hyperjump = await validate(uri);
  return [
    { name: "ajv", draft, accepts: (document) => compiled(document), isBlindTo: hasTwins },
    { name: "cfworker", draft, accepts: (document) => worker.validate(document).valid },
    // It wants objects with a prototype.
    { name: "hyperjump", draft, accepts: (document) => hyperjump(JSON.parse(JSON.stringify(document))).valid },
    { name: "ajv, draft-07", draft: "draft-07", accepts: (document) => compiledOld(document), isBlindTo: hasTwins },
    { name: "cfworker, draft-07", draft: "draft-07", accepts: (document) => workerOld.validate(document).valid },
  ];
}
