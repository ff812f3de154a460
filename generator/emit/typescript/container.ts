import type { Constraint } from "../../program/constraint.ts";
import type { ListDeclaration, MapDeclaration } from "../../program/declaration.ts";
import { isShipped } from "../../program/shipped.ts";
import type { ListType, MapType, TypeExpr } from "../../program/type-expr.ts";
import { or, primary, same } from "./code.ts";
import { writeCollectValue } from "./collect-value.ts";
import { violation } from "./constraint.ts";
import { constraintNotes, tagsOf } from "./doc-text.ts";
import { isDeep, isDeepDeclaration } from "./facts.ts";
import { type Doc, enclosed } from "./layout.ts";
import { writeValue } from "./model-value.ts";
import { block, documentation, ifStatement, statement, type Writer } from "./print.ts";
import type { Helper, Scope } from "./scope.ts";
import { buildCode, collectElementName, isKept, isNotCode, isNumeric } from "./type-functions.ts";
import { typeText } from "./type-text.ts";

/** Writes a declared list or map: its types, its value and its functions. */
export function writeContainer(writer: Writer, declaration: ListDeclaration | MapDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(declaration.name);
  const type: ListType | MapType =
    declaration.kind === "list"
      ? { kind: "list", element: declaration.element }
      : { kind: "map", value: declaration.value };
  const notes = constraintNotes(declaration.constraints).join(" ");
  documentation(writer, [declaration.doc, ...(notes === "" ? [] : [notes])], tagsOf(declaration));
  statement(writer, `export type ${names.type} = ${typeText(type, "model", scope)};`);
  writer.blankLine();
  const wire = scope.wireOf(declaration.name);
  if (wire !== names.type) {
    documentation(writer, [{ ours: `What may be sent as a {@link ${names.type}}.` }], tagsOf(declaration));
    statement(writer, `export type ${wire} = ${typeText(type, "wire", scope)};`);
    writer.blankLine();
  }
  if (!isShipped(declaration)) {
    writeValue(writer, declaration, scope);
    writer.blankLine();
  }
  const camel = declaration.name.charAt(0).toLowerCase() + declaration.name.slice(1);
  const container: Container = {
    type,
    constraints: declaration.constraints,
    hint: camel,
    wire,
    model: names.type,
    exported: true,
    deep: isDeepDeclaration(declaration, scope.emission.facts),
  };
  documentation(writer, [{ ours: `Whether a value may be sent as a {@link ${names.type}}.` }]);
  writeIs(writer, names.is, container, scope);
  if (!isShipped(declaration)) {
    writer.blankLine();
    documentation(writer, [{ ours: `Makes a {@link ${names.type}}; undefined where the value is not valid.` }]);
    writeBuild(writer, names.build, container, scope);
  }
  writer.blankLine();
  writeCollect(writer, names.collect, { kind: "reference", target: declaration.name }, container, scope);
}

/** Writes those functions of a type without a name that are used. */
export function writeHelper(writer: Writer, helper: Helper, scope: Scope): void {
  const { type } = helper;
  if (type.kind === "nullable") {
    writeNullableCollect(writer, helper.collect ?? "", type.inner, scope);
    return;
  }
  const texts = { wire: typeText(type, "wire", scope), model: typeText(type, "model", scope) };
  const container: Container = {
    type,
    constraints: [],
    hint: "",
    ...texts,
    exported: false,
    deep: isDeep(type, scope.emission.facts),
  };
  const writes = [
    helper.is === undefined ? [] : [() => writeIs(writer, helper.is ?? "", container, scope)],
    helper.build === undefined ? [] : [() => writeBuild(writer, helper.build ?? "", container, scope)],
    helper.collect === undefined ? [] : [() => writeCollect(writer, helper.collect ?? "", type, container, scope)],
  ].flat();
  for (const [index, write] of writes.entries()) {
    if (index > 0) writer.blankLine();
    write();
  }
}

interface Container {
  readonly type: ListType | MapType;
  readonly constraints: readonly Constraint[];
  readonly hint: string;
  readonly wire: string;
  readonly model: string;
  readonly exported: boolean;
  /** Whether the functions take the depth at which the value stands. */
  readonly deep: boolean;
}

function writeIs(writer: Writer, name: string, container: Container, scope: Scope): void {
  const { type, wire, deep, exported } = container;
  block(writer, [`${keyword(exported)} ${name}`, parametersOf(deep), `: value is ${wire}`], () => {
    writeOpening(writer, type, deep, "false", scope);
    const { constraints } = container;
    const subject = type.kind === "list" ? "value" : "source";
    writeViolations(
      writer,
      constraints.filter((each) => !comparesElements(each)),
      container,
      subject,
      "false",
      scope,
    );
    writeLoop(writer, type, scope, (element, inner) => {
      const fault = isNotCode(inner, { text: element, depth: deep ? "depth + 1" : "1" }, scope);
      ifStatement(writer, fault, "return false;");
    });
    // What is not known to be an element may be endless, or another one when it is read again.
    writeViolations(writer, container.constraints.filter(comparesElements), container, subject, "false", scope);
    writer.writeLine("return true;");
  });
}

function writeBuild(writer: Writer, name: string, container: Container, scope: Scope): void {
  const { type, model, deep, exported } = container;
  block(writer, [`${keyword(exported)} ${name}`, parametersOf(deep), `: ${model} | undefined`], () => {
    writeOpening(writer, type, deep, "undefined", scope);
    const isList = type.kind === "list";
    const inner = isList ? type.element : type.value;
    const made = typeText(inner, "model", scope);
    if (isList && mayBeEmpty(container)) {
      writer.writeLine(`if (value.length === 0) return ${scope.runtime("emptyList")};`);
    }
    const parts = made.includes(" | ") ? `(${made})[]` : `${made.startsWith("readonly") ? `(${made})` : made}[]`;
    writer.writeLine(isList ? `const built: ${parts} = [];` : `const built: Record<string, ${made}> = {};`);
    writeLoop(writer, type, scope, (element) => writeElement(writer, element, inner, isList, deep, scope));
    // What was sent may not be the same when it is read again.
    writeViolations(writer, container.constraints, container, "built", "undefined", scope);
    writer.writeLine("return Object.freeze(built);");
  });
}

function writeElement(
  writer: Writer,
  element: string,
  type: TypeExpr,
  isList: boolean,
  deep: boolean,
  scope: Scope,
): void {
  const of = { text: element, depth: deep ? "depth + 1" : "1" };
  let made = element;
  if (isKept(type, scope) || isNumeric(type, scope)) {
    ifStatement(writer, isNotCode(type, of, scope), "return undefined;");
    if (isNumeric(type, scope)) {
      const number = `${scope.runtime("canonicalNumber")}(${element})`;
      made = type.kind === "nullable" ? `${element} === null ? null : ${number}` : number;
    }
  } else {
    made = isList ? "item" : "entry";
    statement(writer, `const ${made} = `, buildCode(type, of, scope).doc, ";");
    ifStatement(writer, same(primary(made), primary("undefined")), "return undefined;");
  }
  writer.writeLine(isList ? `built.push(${made});` : `${scope.runtime("setOwn")}(built, key, ${made});`);
}

function writeCollect(writer: Writer, name: string, type: TypeExpr, container: Container, scope: Scope): void {
  const { wire, constraints, hint, exported } = container;
  const doc = exported ? ["Collects all issues of a value."] : [];
  writeCollectValue(writer, { name, typeText: wire, type, constraints, hint, exported, doc }, scope);
}

function writeNullableCollect(writer: Writer, name: string, inner: TypeExpr, scope: Scope): void {
  const parameters = `value: unknown, issues: ${scope.runtimeType("Issues")}, expected?: string`;
  const type = typeText({ kind: "nullable", inner }, "wire", scope);
  block(writer, `function ${name}(${parameters}): value is ${type}`, () => {
    writer.writeLine(`return value === null || ${collectElementName(inner, scope)}(value, issues, expected);`);
  });
}

function keyword(exported: boolean): string {
  return exported ? "export function" : "function";
}

function parametersOf(deep: boolean): Doc {
  return enclosed("(", ["value: unknown", ...(deep ? ["depth: number"] : [])], ")");
}

function writeOpening(writer: Writer, type: ListType | MapType, deep: boolean, no: string, scope: Scope): void {
  const tooDeep = deep ? ` || depth >= ${scope.runtime("maxDepth")}` : "";
  if (type.kind === "list") {
    writer.writeLine(`if (!Array.isArray(value)${tooDeep}) return ${no};`);
    return;
  }
  writer.writeLine(`const source = ${scope.runtime("recordOf")}(value);`);
  writer.writeLine(`if (source === undefined${tooDeep}) return ${no};`);
}

function comparesElements({ kind }: Constraint): boolean {
  return kind === "unique" || kind === "unique_by";
}

function writeViolations(
  writer: Writer,
  constraints: readonly Constraint[],
  { hint }: Container,
  subject: string,
  no: string,
  scope: Scope,
): void {
  const value = primary(subject);
  const broken = constraints.map((constraint) => violation(constraint, { value, hint, isEnum: false }, scope));
  if (broken.length > 0) ifStatement(writer, or(...broken), `return ${no};`);
}

function mayBeEmpty({ constraints }: Container): boolean {
  return !constraints.some((each) => each.kind === "min_items" && each.value > 0);
}

/** Lists are read by index: that sees the holes of a sparse list, and no method of it is called. */
function writeLoop(
  writer: Writer,
  type: ListType | MapType,
  scope: Scope,
  body: (element: string, inner: TypeExpr) => void,
): void {
  if (type.kind === "list") {
    block(writer, "for (let index = 0; index < value.length; index += 1)", () => {
      writer.writeLine("const element: unknown = value[index];");
      body("element", type.element);
    });
    return;
  }
  block(writer, "for (const key in source)", () => {
    writer.writeLine("const field = source[key];");
    writer.writeLine(`if (field === undefined || !${scope.runtime("hasOwn")}(source, key)) continue;`);
    body("field", type.value);
  });
}
