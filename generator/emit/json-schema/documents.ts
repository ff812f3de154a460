import type { Declaration } from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { OutputFile } from "../target.ts";
import { declarationSchema, type SchemaContext } from "./declaration-schema.ts";
import { printSchema } from "./print.ts";
import { reachableFrom } from "./reachable.ts";
import type { Schema, SchemaObject } from "./schema.ts";
import { showsSecret } from "./secrets.ts";

const dialect = "https://json-schema.org/draft/2020-12/schema";

/** One self-contained file for every exported type, and one with all of them. */
export function schemaFiles(program: Program, context: SchemaContext): readonly OutputFile[] {
  const { schemaBase } = program.package;
  const file = (name: string, body: SchemaObject): OutputFile => ({
    path: `schemas/${name}`,
    content: printSchema({ $schema: dialect, $id: `${schemaBase}${name}`, ...body }),
  });
  const exported = exportedTypes(program);
  const types = exported.map((declaration) => {
    return file(`${declaration.name}.schema.json`, typeDocument(declaration, program, context));
  });
  return [...types, file("bundle.schema.json", bundleDocument(exported, program, context))];
}

/** Types that others may name: not internal, and not shipped with the language. */
function exportedTypes(program: Program): readonly Declaration[] {
  const modules = new Set(program.modules.map(({ name }) => name).filter((name) => name !== "standard"));
  return Object.values(program.declarations).filter(({ internal, module }) => !internal && modules.has(module));
}

/** A type that leads back to itself stands under `$defs` and the root refers to it. */
function typeDocument(declaration: Declaration, program: Program, context: SchemaContext): SchemaObject {
  const { name } = declaration;
  const reached = reachableFrom(name, program.declarations);
  const isRecursive = reached.includes(name);
  const own = { ...declarationSchema(declaration, context), ...examplesOf(declaration, program) };
  const definitions = reached.map((target): [string, Schema] => {
    return [target, target === name ? own : definition(target, program, context)];
  });
  const $defs = definitions.length === 0 ? {} : { $defs: new Map(definitions) };
  return isRecursive ? { $ref: `#/$defs/${name}`, ...$defs } : { ...own, ...$defs };
}

function bundleDocument(exported: readonly Declaration[], program: Program, context: SchemaContext): SchemaObject {
  const reached = exported.flatMap(({ name }) => [name, ...reachableFrom(name, program.declarations)]);
  const names = [...new Set(reached)].sort();
  const { name, description } = program.package;
  return {
    title: name,
    ...(description === "" ? {} : { description }),
    $defs: new Map(names.map((target) => [target, definition(target, program, context)])),
  };
}

function definition(name: string, program: Program, context: SchemaContext): SchemaObject {
  const declaration = program.declarations[name];
  if (declaration === undefined) throw new Error(`no declaration "${name}"`);
  return declarationSchema(declaration, context);
}

function examplesOf(declaration: Declaration, program: Program): SchemaObject {
  const type = { kind: "reference", target: declaration.name } as const;
  const values = declaration.examples.map(({ value }) => value);
  const examples: readonly JsonValue[] = values.filter((value) => !showsSecret(value, type, program.declarations));
  return examples.length === 0 ? {} : { examples };
}
