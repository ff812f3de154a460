import type { Declaration } from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { OutputFile } from "../target.ts";
import { declarationSchema, type SchemaContext } from "./declaration-schema.ts";
import { printSchema } from "./print.ts";
import { reachableFrom } from "./reachable.ts";
import type { SchemaObject } from "./schema.ts";
import { showsSecret } from "./secrets.ts";

const dialect = "https://json-schema.org/draft/2020-12/schema";

/** One self-contained file for every exported type, and one with all of them. */
export function schemaFiles(program: Program, context: SchemaContext): readonly OutputFile[] {
  const { schemaBase } = program.package;
  const file = (name: string, body: SchemaObject): OutputFile => ({
    path: `schemas/${name}`,
    content: printSchema({ $schema: dialect, $id: `${schemaBase}${name}`, ...body }),
  });
  const definitions = new Map(
    Object.values(program.declarations).map((declaration) => [
      declaration.name,
      declarationSchema(declaration, context),
    ]),
  );
  const exported = exportedTypes(program);
  const types = exported.map((declaration) => {
    return file(`${declaration.name}.schema.json`, typeDocument(declaration, program, definitions));
  });
  return [...types, file("bundle.schema.json", bundleDocument(exported, program, definitions))];
}

/** Schemas of all types by name. */
type Definitions = ReadonlyMap<string, SchemaObject>;

/** Types that others may name: not internal, and not shipped with the language. */
function exportedTypes(program: Program): readonly Declaration[] {
  return Object.values(program.declarations).filter(({ internal, module }) => !internal && module !== "standard");
}

/** A type that leads back to itself stands under `$defs` and the root refers to it. */
function typeDocument(declaration: Declaration, program: Program, definitions: Definitions): SchemaObject {
  const { name } = declaration;
  const reached = reachableFrom(name, program.declarations);
  const own = { ...definitions.get(name), ...examplesOf(declaration, program) };
  const $defs = definitionsOf(reached, (target) => (target === name ? own : definitions.get(target)));
  return reached.includes(name) ? { $ref: `#/$defs/${name}`, ...$defs } : { ...own, ...$defs };
}

function bundleDocument(exported: readonly Declaration[], program: Program, definitions: Definitions): SchemaObject {
  const reached = exported.flatMap(({ name }) => [name, ...reachableFrom(name, program.declarations)]);
  const { name, description } = program.package;
  return {
    title: name,
    ...(description === "" ? {} : { description }),
    ...definitionsOf([...new Set(reached)].sort(), (target) => definitions.get(target)),
  };
}

function definitionsOf(
  names: readonly string[],
  definitionOf: (name: string) => SchemaObject | undefined,
): SchemaObject {
  const entries = names.map((name) => [name, definitionOf(name) ?? true] as const);
  return entries.length === 0 ? {} : { $defs: new Map(entries) };
}

function examplesOf(declaration: Declaration, program: Program): SchemaObject {
  const type = { kind: "reference", target: declaration.name } as const;
  const values = declaration.examples.map(({ value }) => value);
  const examples: readonly JsonValue[] = values.filter((value) => !showsSecret(value, type, program.declarations));
  return examples.length === 0 ? {} : { examples };
}
