import assert from "node:assert/strict";
import { Ajv, type Options, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { compile } from "../../../generator/compile.ts";
import { positionAt } from "../../../generator/diagnostics/source-file.ts";
import { jsonSchemaTarget } from "../../../generator/emit/json-schema/index.ts";
import type { Program } from "../../../generator/program/program.ts";

/** The program of one module, whose text begins at `types:`. Fails where the spec has an error. */
export async function programOf(types: string): Promise<Program> {
  const text = moduleText(types);
  const { program, diagnostics } = await compile({ "probe.yaml": text }, { targets: [] });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const told = errors.map(({ code, message, hint, span }) => {
    return `line ${positionAt(text, span?.start ?? 0).line}: ${code} ${message} ${hint ?? ""}`;
  });
  assert.deepEqual(told, []);
  assert.ok(program !== undefined);
  return program;
}

/** The lines of a module, counted from 1, in which the compiler finds an error. */
export async function faultyLines(types: string): Promise<ReadonlySet<number>> {
  const text = moduleText(types);
  const { diagnostics } = await compile({ "probe.yaml": text }, { targets: [] });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return new Set(errors.map(({ span }) => positionAt(text, span?.start ?? 0).line));
}

/** A whole module file around its types. */
export function moduleText(types: string): string {
  return `specwright: 1\nmodule: probe\ntitle: Probe\ndoc: Made for a test.\n${types}\n`;
}

/** Everything that the target prints, by path. */
export async function emitted(program: Program): Promise<ReadonlyMap<string, string>> {
  const files = [...(await jsonSchemaTarget.emit(program))];
  return new Map(files.map(({ path, content }) => [path, content]));
}

/** A parsed file of the target. */
export function parsed(files: ReadonlyMap<string, string>, path: string): JsonRecord {
  const content = files.get(path);
  assert.ok(content !== undefined, `no file ${path}`);
  return asRecord(JSON.parse(content));
}

/** Entries of the coverage report as one target has them: names, `exact`, and `reason` where it is not. */
export function coverageEntries(
  files: ReadonlyMap<string, string>,
  list: "rules" | "constraints",
  target: string = "json-schema-2020-12",
): readonly JsonRecord[] {
  return listAt(parsed(files, "coverage.json"), list).map((entry) => {
    const { targets, ...names } = asRecord(entry);
    return { ...names, ...asRecord(at(targets, target)) };
  });
}

/** A JSON object of which nothing else is known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Narrows a value to an object, or fails. */
export function asRecord(value: unknown): JsonRecord {
  assert.ok(
    typeof value === "object" && value !== null && !Array.isArray(value),
    `no object: ${JSON.stringify(value)}`,
  );
  return Object.fromEntries(Object.entries(value));
}

/** What is found in parsed JSON by going down a path; undefined where the path ends early. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    return typeof inner === "object" && inner !== null && Object.hasOwn(inner, key)
      ? Reflect.get(inner, key)
      : undefined;
  }, value);
}

/** The list at a path in parsed JSON; empty where there is none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const list = at(value, ...path);
  return Array.isArray(list) ? list : [];
}

/**
 * Compiles a schema of either draft in ajv with every strict option on. A warning fails like an error. Without `ownProperties`
 * ajv finds a `constructor` in every object.
 */
export function strictly(schema: unknown): ValidateFunction {
  const isOld = at(schema, "$schema") === "http://json-schema.org/draft-07/schema#";
  const ajv = isOld ? new Ajv(strictOptions) : new Ajv2020(strictOptions);
  return ajv.compile(asRecord(schema));
}

const warned = (...texts: readonly unknown[]): void => assert.fail(`ajv says: ${texts.join(" ")}`);

const strictOptions: Options = {
  strict: true,
  strictSchema: true,
  strictNumbers: true,
  strictTypes: true,
  strictTuples: true,
  strictRequired: true,
  ownProperties: true,
  logger: { log: warned, warn: warned, error: warned },
};
