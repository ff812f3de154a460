import { readSpec } from "../../generator/compile.ts";
import { type Diagnostic, type DiagnosticSink, sortDiagnostics } from "../../generator/diagnostics/diagnostic.ts";
import type { Declaration, ModelDeclaration, Property } from "../../generator/program/declaration.ts";
import type { Program } from "../../generator/program/program.ts";
import { placeText } from "./compile-spec.ts";

/** A spec that was read as far as the program, without making files of it. */
export interface CheckedSpec {
  readonly program: Program | undefined;
  /** `code path:line:column`, sorted by place. */
  readonly diagnostics: readonly string[];
  readonly full: readonly Diagnostic[];
}

/** Reads texts by path. */
export function checkSpec(files: Readonly<Record<string, string>>): CheckedSpec {
  const sink: DiagnosticSink = { diagnostics: [] };
  const { program } = readSpec(files, sink);
  const full = sortDiagnostics(sink.diagnostics);
  return { program, diagnostics: full.map((diagnostic) => placeText(diagnostic, files)), full };
}

/**
 * Reads one module, `shop.yaml`, whose first five lines are written here: what follows stands from line 6 on, so that `types:`
 * is line 6 where the text begins with it.
 */
export function checkModule(text: string): CheckedSpec {
  return checkSpec({ "shop.yaml": moduleText(text) });
}

/** The text of that module. */
export function moduleText(text: string): string {
  return `specwright: 1\nmodule: shop\ntitle: Shop\ndoc: A shop.\n\n${text}`;
}

/** The program of one module that is free of faults; fails with what was found otherwise. */
export function programOf(text: string): Program {
  const { program, full } = checkModule(text);
  if (program === undefined) throw new Error(full.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return program;
}

/** A declaration by name; fails where there is none. */
export function declared(program: Program, name: string): Declaration {
  const declaration = program.declarations[name];
  if (declaration === undefined) throw new Error(`no ${name}`);
  return declaration;
}

/** A model by name; fails where there is none. */
export function model(program: Program, name: string): ModelDeclaration {
  const declaration = declared(program, name);
  if (declaration.kind !== "model") throw new Error(`${name} is no model`);
  return declaration;
}

/** A property of a model; fails where there is none. */
export function property(program: Program, name: string, field: string): Property {
  const found = model(program, name).properties.find((candidate) => candidate.name === field);
  if (found === undefined) throw new Error(`no ${name}.${field}`);
  return found;
}
