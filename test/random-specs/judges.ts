import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Validator } from "@cfworker/json-schema";
import { registerSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import { Ajv2020 } from "ajv/dist/2020.js";
import ts from "typescript-5.9";
import { typescriptTarget } from "../../generator/emit/typescript/index.ts";
import type { Issue } from "../../generator/interpret/issue.ts";
import { printSchema } from "../../generator/json-schema/print.ts";
import { schemaOf } from "../../generator/json-schema/schema-of.ts";
import type { JsonValue } from "../../generator/program/json.ts";
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
    const { outputText } = ts.transpileModule(content, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
    });
    const file = join(folder, path.replace(/\.ts$/u, ".js"));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, outputText);
  }
  const exported: object = await import(pathToFileURL(join(folder, "src/index.js")).href);
  return (type) => {
    const model: unknown = Reflect.get(exported, type);
    if (!isNative(model)) throw new Error(`the models have no ${type}`);
    return model;
  };
}

function isNative(value: unknown): value is NativeModel {
  return typeof value === "object" && value !== null && "is" in value && "validate" in value && "safeParse" in value;
}

/** Says whether a document is valid. */
export type Judge = (document: JsonValue) => boolean;

/** The emitted schema of a type in the hands of three validators that others wrote. */
export async function schemaJudges(
  program: Program,
  type: string,
  name: string,
): Promise<Readonly<Record<string, Judge>>> {
  const schema = JSON.parse(printSchema(schemaOf(program, type, { draft: "draft-2020-12" })));
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, ownProperties: true, validateFormats: false });
  const compiled = ajv.compile(schema);
  const worker = new Validator(schema, "2020-12", true);
  const uri = `https://specs.example/${name}/${type}`;
  registerSchema(schema, uri);
  const hyperjump = await validate(uri);
  return {
    ajv: (document) => compiled(document),
    cfworker: (document) => worker.validate(document).valid,
    hyperjump: (document) => hyperjump(JSON.parse(JSON.stringify(document))).valid,
  };
}
