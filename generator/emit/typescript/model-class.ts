import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { Method } from "../../program/member.ts";
import { writeLookupFields, writeLookups } from "./catalog/write-catalog.ts";
import { writeResolutions } from "./catalog/write-resolutions.ts";
import { call, flatText, primary } from "./code.ts";
import { propertyDoc, tagsOf } from "./doc-text.ts";
import type { Environment } from "./expression/environment.ts";
import { printer } from "./expression/expression.ts";
import { isReadIn, readBy } from "./expression/variable-name.ts";
import { differsOnWire, renames } from "./facts.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { isInheritedName, overriding } from "./inherited-name.ts";
import { type Doc, enclosed, line } from "./layout.ts";
import { memberAccess, propertyKey, stringLiteral } from "./primitives.ts";
import { block, documentation, returnStatement, statement, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";
import { signatureOf } from "./signature.ts";
import { plainCode } from "./type-functions.ts";
import { propertyTypeText, typeText } from "./type-text.ts";
import { writeTyped } from "./typed-member.ts";
import { writeView } from "./view.ts";

/** Writes the class of the instances of a model. It is not exported: instances come from the model's functions. */
export function writeModelClass(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(model.name);
  const fields = fieldsOf(model);
  const base = scope.runtime("Model");
  // What is documented in the interface is shown for the class too, where it implements it.
  const renaming = scope.emission.facts.renaming.has(model.name);
  const clause = renaming ? "" : ` implements ${names.wire}`;
  block(writer, `class ${names.model} extends ${base}${clause}`, () => {
    writeStatics(writer, model, scope);
    // A field that is only declared is not there until it is set, so that absent ones stay away and the others keep their order.
    const declare = model.properties.some(isOnlyDeclared) ? "declare " : "";
    for (const { property } of fields) {
      if (renaming) documentation(writer, propertyDoc(property), tagsOf(property));
      const optional = property.presence === "optional" ? "?" : "";
      writeTyped(writer, `${declare}readonly ${propertyKey(property.localName)}${optional}`, property, "model", scope);
    }
    if (model.unknownKeys === "keep") {
      documentation(writer, ["Keys that the model does not know, as they were sent."]);
      writer.writeLine(`${declare}readonly extra: ${scope.runtimeType("JsonObject")};`);
    }
    writeLookupFields(writer, model, scope);
    writer.blankLine();
    writeHiding(writer, model, scope);
    writeConstructor(writer, model, fields, scope);
    writeMembers(writer, model, scope);
    writer.blankLine();
    writeWith(writer, model, scope);
    writer.blankLine();
    writeToJson(writer, model, scope);
  });
}

function isOnlyDeclared({ presence, localName }: Property): boolean {
  return presence === "optional" || isInheritedName(localName);
}

function writeStatics(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  statement(writer, `static override readonly typeName: string = ${stringLiteral(model.name)};`);
  const secrets = model.properties.filter(({ secret }) => secret).map(({ localName }) => stringLiteral(localName));
  if (secrets.length > 0) {
    // A misspelt key that is kept may well hold what its right spelling keeps secret.
    const hidden = model.unknownKeys === "keep" ? [...secrets, stringLiteral("extra")] : secrets;
    const list = pureFrozen(enclosed("[", hidden, "]"));
    const constant = scope.constant(
      `secretFieldsOf${scope.emission.names.of(model.name).type}`,
      "readonly string[]",
      list,
    );
    writer.writeLine(`static override readonly secretFields: readonly string[] = ${constant};`);
  }
  if (differsOnWire(model)) writer.writeLine("static override readonly differsOnWire: boolean = true;");
  if (renames(model)) {
    const names = model.properties.map(({ name, localName }) => `${propertyKey(name)}: ${stringLiteral(localName)}`);
    const type = "Readonly<Record<string, string>>";
    const table = pureFrozen(enclosed("{", names, "}", line));
    const constant = scope.constant(`localNamesOf${scope.emission.names.of(model.name).type}`, type, table);
    writer.writeLine(`static override readonly localNames: ${type} = ${constant};`);
  }
}

/** A constant of the file: compilers drop the comment inside a class, and bundlers then keep the class for its side effect. */
function pureFrozen(value: Doc): Doc {
  return ["/* @__PURE__ */ Object.freeze(", value, ")"];
}

/** Where an optional field is absent, what all objects have under its name must not show through. */
function writeHiding(writer: Writer, { name, properties }: ModelDeclaration, scope: Scope): void {
  const { model } = scope.emission.names.of(name);
  const hiding = properties.filter(({ presence, localName }) => presence === "optional" && isInheritedName(localName));
  if (hiding.length === 0) return;
  block(writer, "static", () => {
    for (const { localName } of hiding) {
      writer.writeLine(`${scope.runtime("hideInherited")}(${model}.prototype, ${stringLiteral(localName)});`);
    }
  });
  writer.blankLine();
}

function writeConstructor(writer: Writer, model: ModelDeclaration, fields: readonly Field[], scope: Scope): void {
  const parameters = fields.map(({ property, raw }): Doc => {
    const type = propertyTypeText(property, "model", scope);
    return `${raw}: ${type}${property.presence === "optional" ? " | undefined" : ""}`;
  });
  const extra = model.unknownKeys === "keep" ? [`extra: Record<string, ${scope.runtimeType("JsonValue")}>`] : [];
  const key = `key: typeof ${scope.runtime("maker")}`;
  block(writer, ["constructor", enclosed("(", [key, ...parameters, ...extra], ")")], () => {
    writer.writeLine("super(key);");
    for (const { property, raw } of fields) {
      const guard = property.presence === "optional" ? `if (${raw} !== undefined) ` : "";
      writer.writeLine(`${guard}this${memberAccess(property.localName)} = ${raw};`);
    }
    if (extra.length > 0) writer.writeLine("this.extra = Object.freeze(extra);");
    writer.writeLine("Object.freeze(this);");
  });
}

/** What the members of an instance read: `this` is an instance, and so are all objects in it. */
function instanceEnvironment(scope: Scope): Environment {
  const self = { kind: "code", value: { code: primary("this"), nulls: "never", boundIn: 0 } } as const;
  return { scope, form: "model", variables: new Map([["this", self]]), closure: 0, taken: new Set(), print: printer };
}

function writeMembers(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  for (const derived of model.derived) {
    writer.blankLine();
    documentation(writer, [derived.doc], tagsOf(derived));
    block(
      writer,
      `${overriding(derived)}get ${propertyKey(derived.localName)}(): ${typeText(derived.type, "model", scope)}`,
      () => {
        returnStatement(writer, resultOf(derived, scope));
      },
    );
  }
  for (const method of model.methods) {
    writer.blankLine();
    writeMethod(writer, method, scope);
  }
  writeLookups(writer, model, scope);
  writeResolutions(writer, model, scope);
  for (const view of model.views) {
    writer.blankLine();
    writeView(writer, model, view, instanceEnvironment(scope));
  }
}

function resultOf({ type, value }: ModelDeclaration["derived"][number], scope: Scope): ReturnType<typeof primary> {
  const env = instanceEnvironment(scope);
  return type.kind === "nullable" ? printer.plain(value, env) : printer.present(value, env);
}

function writeMethod(writer: Writer, method: Method, scope: Scope): void {
  const isMeant = readBy([method.value]);
  const { bindings } = signatureOf(method.parameters, scope, isMeant);
  const env = instanceEnvironment(scope);
  const inner = { ...env, variables: new Map([...env.variables, ...bindings]), taken: takenBy(method.parameters) };
  const code =
    method.returns.kind === "nullable" ? printer.plain(method.value, inner) : printer.present(method.value, inner);
  const isRead = (name: string): boolean => isMeant(name) && isReadIn(flatText(code.doc), bindings.get(name));
  const { parameters } = signatureOf(method.parameters, scope, isRead);
  documentation(writer, [method.doc, ...parameterNotes(method.parameters)], tagsOf(method));
  const result = typeText(method.returns, "model", scope);
  block(writer, [overriding(method), propertyKey(method.localName), parameters, `: ${result}`], () => {
    returnStatement(writer, code);
  });
}

/** Names that variables of functions inside must not hide. */
export function takenBy(parameters: Method["parameters"]): ReadonlySet<string> {
  return new Set(parameters.flatMap(({ name }) => [name, `${name}_`]));
}

/** A list of parameters, for documentation. */
export function parameterNotes(parameters: Method["parameters"]): readonly string[] {
  const lines = parameters.filter(({ doc }) => doc !== "").map(({ name, doc }) => `- \`${name}\`: ${doc}`);
  return lines.length === 0 ? [] : [lines.join("\n")];
}

function writeWith(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const { type, wire } = scope.emission.names.of(model.name);
  documentation(writer, ["The same with some fields replaced, and validated. Undefined makes a field absent."]);
  block(writer, `with(patch: ${scope.runtimeType("Patch")}<${wire}>): ${type}`, () => {
    const whole = call(scope.runtime("patched"), "this", "patch", stringLiteral(model.name));
    returnStatement(writer, call(`${scope.valueOf(model.name)}.parse`, whole.doc));
  });
}

function writeToJson(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  block(writer, `override toJSON(): ${scope.emission.names.of(model.name).wire}`, () => {
    block(
      writer,
      "return",
      () => {
        for (const property of model.properties) writePlainEntry(writer, property, scope);
        if (model.unknownKeys === "keep") writer.writeLine("...this.extra,");
      },
      ";",
    );
  });
}

function writePlainEntry(writer: Writer, property: Property, scope: Scope): void {
  const member = `this${memberAccess(property.localName)}`;
  const value = plainCode(property.type, primary(member), scope);
  const entry: Doc = [`${propertyKey(property.name)}: `, value.doc];
  if (property.presence !== "optional") statement(writer, entry, ",");
  else statement(writer, `...(${member} !== undefined && { `, entry, " }),");
}
