import { posix } from "node:path";
import { pascalCase } from "../../naming/local-name.ts";
import type { Declaration, ModelDeclaration } from "../../program/declaration.ts";
import type { Constructor } from "../../program/member.ts";
import { tagsOf } from "./doc-text.ts";
import { readBy } from "./expression/variable-name.ts";
import { callableEnvironment } from "./function.ts";
import { contextOf, jsonFolder, shapeDoc } from "./json/json-module.ts";
import { rootShape } from "./json/shape-code.ts";
import { hasProof } from "./json/write-proves.ts";
import { type Doc, enclosed, line } from "./layout.ts";
import { layoutFolder } from "./layout-module.ts";
import { parameterNotes } from "./model-class.ts";
import { propertyKey, stringLiteral } from "./primitives.ts";
import { assignment, block, documentation, statement, type Writer } from "./print.ts";
import { writeRecord } from "./record-body.ts";
import { schemaFolder } from "./schema-module.ts";
import type { Scope } from "./scope.ts";
import { signatureOf } from "./signature.ts";

/** Writes the exported value of a type, which has the type's functions. */
export function writeValue(writer: Writer, declaration: Declaration, scope: Scope): void {
  const { type } = scope.emission.names.of(declaration.name);
  const head = valueHead(declaration, scope);
  documentation(writer, [{ ours: `Makes and checks values of the type {@link ${type}}.` }], tagsOf(declaration));
  const constructors = declaration.kind === "model" ? declaration.constructors : [];
  if (constructors.length === 0) {
    const value = ["/* @__PURE__ */ ", scope.runtime("defineModel"), "(", checksLiteral(declaration, scope), ")"];
    assignment(writer, head, value);
    return;
  }
  const functions = constructors.map((each) => scope.unique(constructorName(declaration.name, each)));
  block(
    writer,
    [head, " &"],
    () => {
      for (const each of constructors) writeConstructorType(writer, each, type, scope);
    },
    ` = /* @__PURE__ */ ${scope.runtime("defineModel")}(`,
  );
  writer.indent(() => {
    statement(writer, checksLiteral(declaration, scope), ",");
    const entries = constructors.map(({ localName }, index): Doc => `${propertyKey(localName)}: ${functions[index]}`);
    statement(writer, enclosed("{", entries, "}", line), ",");
  });
  writer.writeLine(");");
  for (const [index, each] of constructors.entries()) {
    writer.blankLine();
    if (declaration.kind === "model") writeConstructor(writer, declaration, each, functions[index] ?? "", scope);
  }
}

function valueHead(declaration: Declaration, scope: Scope): string {
  const { type } = scope.emission.names.of(declaration.name);
  return `export const ${type}: ${scope.runtimeType("ModelType")}<${type}, ${scope.wireOf(declaration.name)}>`;
}

function checksLiteral(declaration: Declaration, scope: Scope): Doc {
  const names = scope.emission.names.of(declaration.name);
  const entries: readonly Doc[] = [
    `name: ${stringLiteral(declaration.name)}`,
    `is: ${names.is}`,
    `build: ${names.build}`,
    `collect: ${names.collect}`,
    `schema: ${scope.from(`${schemaFolder}/${declaration.module}`, names.schema)}`,
    ...configEntries(declaration, scope),
    ...jsonEntry(declaration, scope),
  ];
  return enclosed("{", entries, "}", line);
}

/** What JSON of the type looks like, where that says anything. */
function jsonEntry(declaration: Declaration, scope: Scope): readonly Doc[] {
  const shape = rootShape(declaration.name, contextOf(scope.emission));
  if (shape.kind === "any") return [];
  const use = (path: string, name: string): string => scope.from(posix.join(jsonFolder, path), name);
  const { proves } = scope.emission.names.of(declaration.name);
  const proof = hasProof(declaration.name, scope.emission) ? [`proves: ${proves}`] : [];
  return [...proof, ["json: () => ", shapeDoc(shape, scope.emission, use)]];
}

/** Header and layout of configuration, where there is more than one way to write it. */
function configEntries(declaration: Declaration, scope: Scope): readonly string[] {
  const { emission } = scope;
  if (!emission.facts.authored.has(declaration.name)) return [];
  const { layout } = emission.names.of(declaration.name);
  const header = declaration.kind === "model" ? declaration.layout?.header : undefined;
  return [
    `layout: ${scope.from(`${layoutFolder}/${declaration.module}`, layout)}`,
    ...(header === undefined ? [] : [`header: () => ${scope.valueOf(header.type)}`]),
  ];
}

function constructorName(model: string, { localName }: Constructor): string {
  return `make${model}${pascalCase(localName)}`;
}

function writeConstructorType(writer: Writer, made: Constructor, type: string, scope: Scope): void {
  documentation(writer, [made.doc, ...parameterNotes(made.parameters)], tagsOf(made));
  const { types } = signatureOf(made.parameters, scope);
  statement(writer, propertyKey(made.localName), types, `: ${type};`);
}

function writeConstructor(
  writer: Writer,
  model: ModelDeclaration,
  made: Constructor,
  name: string,
  scope: Scope,
): void {
  const read = readBy(made.assignments.map(({ value }) => value));
  const { parameters, bindings } = signatureOf(made.parameters, scope, read);
  const { type } = scope.emission.names.of(model.name);
  block(writer, [`function ${name}`, parameters, `: ${type}`], () => {
    writeRecord(writer, model, made.assignments, callableEnvironment(bindings, made.parameters, scope));
  });
}
