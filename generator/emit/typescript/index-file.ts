import type { Declaration } from "../../program/declaration.ts";
import { declarationOf } from "../../program/lookup.ts";
import type { Module } from "../../program/program.ts";
import { Imports } from "./imports.ts";
import { createWriter } from "./print.ts";
import { runtimeFileOf } from "./runtime-names.ts";
import type { Emission } from "./scope.ts";

/** What the package says about itself; a spec may have types of the same names, which then come first. */
const runtimeTypes = [
  "Issue",
  "IssueCode",
  "JsonObject",
  "JsonSource",
  "JsonValue",
  "ModelType",
  "NdjsonFault",
  "NdjsonOptions",
  "NdjsonPlace",
  "NdjsonResult",
  "NdjsonSource",
  "ParseResult",
  "Patch",
  "Path",
  "StandardIssue",
  "StandardJsonSchema",
  "StandardJsonSchemaOptions",
  "StandardResult",
  "StandardSchema",
];

/** The text of `index.ts`: every public name, one by one. */
export function indexFile(header: string, emission: Emission): string {
  const { program } = emission;
  const exports = new Imports();
  const taken = new Set<string>();
  const add = (path: string, name: string, typeOnly: boolean): void => {
    taken.add(name);
    exports.add(path, name, name, typeOnly);
  };
  for (const module of program.modules) addModule(module, emission, add);
  add("./runtime/validation-error", "ValidationError", false);
  for (const name of ["parseNdjson", "validateNdjson"]) if (!taken.has(name)) add("./runtime/ndjson", name, false);
  for (const name of runtimeTypes) {
    if (!taken.has(name)) add(`./runtime/${runtimeFileOf.get(name)}`, name, true);
  }
  const writer = createWriter();
  writer.writeLine(header);
  writer.blankLine();
  exports.write(writer, "export");
  return writer.toString();
}

type Add = (path: string, name: string, typeOnly: boolean) => void;

function addModule(module: Module, emission: Emission, add: Add): void {
  const path = `./${module.name}`;
  for (const name of module.declarations) {
    const declaration = declarationOf(emission.program, name);
    if (!declaration.internal) addDeclaration(path, declaration, emission, add);
  }
  for (const { internal, localName } of module.functions) if (!internal) add(path, localName, false);
}

function addDeclaration(path: string, declaration: Declaration, { names, facts }: Emission, add: Add): void {
  const { type, wire } = names.of(declaration.name);
  add(path, type, declaration.kind === "scalar");
  if (facts.modelled.has(declaration.name)) add(path, wire, true);
  if (declaration.kind !== "model") return;
  if (declaration.thrownAs !== undefined) add(path, declaration.thrownAs, false);
  for (const view of declaration.views) add(path, names.view(declaration.name, view.name), true);
}
