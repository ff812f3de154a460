import { assertNever } from "../../program/assert-never.ts";
import type { Declaration, ModelDeclaration } from "../../program/declaration.ts";
import { declarationOf } from "../../program/lookup.ts";
import type { FunctionDeclaration } from "../../program/member.ts";

import { isShipped } from "../../program/shipped.ts";

import { writeFailure } from "./catalog/write-failure.ts";
import { writeResolver } from "./catalog/write-resolver.ts";

import { writeBuild } from "./check-build.ts";
import { writeCollect } from "./check-collect.ts";
import { writeIs } from "./check-is.ts";
import { writeContainer, writeHelper } from "./container.ts";
import { writeEnum } from "./enum.ts";
import { writeFunction } from "./function.ts";
import { wordsOf } from "./imports.ts";
import { hasProof, writeProves } from "./json/write-proves.ts";
import { writeKeywords } from "./keyword-checks.ts";
import { layout } from "./layout.ts";
import { writeModelClass } from "./model-class.ts";
import { writeValue } from "./model-value.ts";
import { writeInstanceType } from "./narrowed-type.ts";
import { assignment, createWriter, type Writer } from "./print.ts";
import { writeScalar } from "./scalar.ts";
import { type Constant, type Emission, Scope } from "./scope.ts";
import { writeUnion } from "./union.ts";
import { writeViewInterface } from "./view.ts";
import { writeWireInterface } from "./wire-interface.ts";

/** What one file is made from. */
export interface FileSource {
  /** Name of the module, and of the file without ending. */
  readonly module: string;
  /** The first line says where to change something. */
  readonly header: string;
  readonly declarations: readonly string[];
  readonly functions: readonly FunctionDeclaration[];
}

/** The text of the file for one module. */
export function moduleFile(source: FileSource, emission: Emission): string {
  const scope = new Scope(emission, source.module);
  const body = createWriter();
  for (const name of source.declarations) section(body, () => writeDeclaration(body, name, scope));
  for (const declared of source.functions) section(body, () => writeFunction(body, declared, scope));
  settleHelpers(scope);
  for (const helper of scope.helpers.values()) section(body, () => writeHelper(body, helper, scope));
  const defaults = createWriter();
  if (scope.defaults.size > 0) writeDefaults(defaults, scope);
  const text = body.toString() + defaults.toString();
  const constants = createWriter();
  writeConstants(constants, mentioned([...scope.constants.values()], text));
  scope.imports.keepMentioned(text + constants.toString());
  const imports = createWriter();
  scope.imports.write(imports, "import");
  const sections = [
    source.header,
    ...[imports, constants, body, defaults].map((writer) => writer.toString().trimEnd()),
  ];
  return `${sections.filter((each) => each !== "").join("\n\n")}\n`;
}

/** Printing the functions of one helper may ask for those of another, or for one more of a helper that has been printed. */
function settleHelpers(scope: Scope): void {
  const asked = (): number => [...scope.helpers.values()].flatMap((each) => Object.keys(each)).length;
  for (let before = -1; before !== asked(); ) {
    before = asked();
    for (const helper of scope.helpers.values()) writeHelper(createWriter(), helper, scope);
  }
}

/** Constants that a text needs, and those that they need. */
function mentioned(constants: readonly Constant[], text: string): readonly Constant[] {
  const words = wordsOf(text);
  const values = constants.map(({ name, value }) => ({ name, words: wordsOf(layout(value)) }));
  return constants.filter(
    ({ name }) => words.has(name) || values.some((other) => other.name !== name && other.words.has(name)),
  );
}

/** Sections are parted by an empty line. */
function section(writer: Writer, write: () => void): void {
  if (writer.getLength() > 0) writer.blankLine();
  write();
}

function writeDeclaration(writer: Writer, name: string, scope: Scope): void {
  const declaration: Declaration = declarationOf(scope.emission.program, name);
  switch (declaration.kind) {
    case "scalar":
      writeScalar(writer, declaration, scope);
      break;
    case "enum":
      writeEnum(writer, declaration, scope);
      break;
    case "list":
    case "map":
      writeContainer(writer, declaration, scope);
      break;
    case "union":
      writeUnion(writer, declaration, scope);
      break;
    case "model":
      writeModel(writer, declaration, scope);
      break;
    default:
      assertNever(declaration);
  }
}

function writeModel(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  if (isShipped(model)) {
    writeKeywords(writer, model, scope);
    return;
  }
  writeWireInterface(writer, model, scope);
  for (const view of model.views) section(writer, () => writeViewInterface(writer, model, view, scope));
  section(writer, () => writeModelClass(writer, model, scope));
  section(writer, () => writeInstanceType(writer, model, scope));
  section(writer, () => writeValue(writer, model, scope));
  for (const resolution of model.catalog?.resolutions ?? []) {
    section(writer, () => writeResolver(writer, model, resolution, scope));
  }
  if (model.thrownAs !== undefined) section(writer, () => writeFailure(writer, model, scope));
  section(writer, () => writeIs(writer, model, scope));
  if (hasProof(model.name, scope.emission)) section(writer, () => writeProves(writer, model, scope));
  section(writer, () => writeBuild(writer, model, scope));
  section(writer, () => writeCollect(writer, model, scope));
}

function writeConstants(writer: Writer, constants: readonly Constant[]): void {
  for (const { name, type, value } of constants) assignment(writer, `const ${name}: ${type}`, value);
}

/** A default may hold others, which have to be there before it. */
function writeDefaults(writer: Writer, scope: Scope): void {
  writer.writeLine("// Made last: the classes have to be there.");
  writeConstants(
    writer,
    [...scope.defaults.values()].sort((a, b) => a.rank - b.rank),
  );
}
