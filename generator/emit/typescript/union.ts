import type { UnionDeclaration, UnionVariant } from "../../program/declaration.ts";
import { missingText, oneOfText } from "../../program/messages.ts";
import { isShipped } from "../../program/shipped.ts";
import { type Code, call, conditional, or, primary } from "./code.ts";
import { tagsOf } from "./doc-text.ts";
import { collectParameters } from "./expected.ts";
import { isDeepDeclaration } from "./facts.ts";
import { enclosed } from "./layout.ts";
import { writeValue } from "./model-value.ts";
import { stringLiteral } from "./primitives.ts";
import { block, documentation, returnStatement, statement, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";
import { buildCode, collectName, isCode, isKept, isNumeric } from "./type-functions.ts";
import { typeText } from "./type-text.ts";
import { unionDoc } from "./typed-member.ts";

/** Writes a union: its types, its value and its functions, which look at the tag or the kind of JSON and then at one variant. */
export function writeUnion(writer: Writer, union: UnionDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(union.name);
  const wire = scope.wireOf(union.name);
  documentation(writer, [union.doc], tagsOf(union));
  statement(writer, `export type ${names.type} =`, unionDoc(variantTexts(union, "model", scope)), ";");
  writer.blankLine();
  if (wire !== names.type) {
    documentation(writer, [{ ours: `What may be sent as a {@link ${names.type}}.` }], tagsOf(union));
    statement(writer, `export type ${wire} =`, unionDoc(variantTexts(union, "wire", scope)), ";");
    writer.blankLine();
  }
  const shipped = isShipped(union);
  if (!shipped) {
    writeValue(writer, union, scope);
    writer.blankLine();
  }
  const deep = isDeepDeclaration(union, scope.emission.facts);
  const parameters = deep ? "value: unknown, depth: number" : "value: unknown";
  documentation(writer, [{ ours: `Whether a value may be sent as a {@link ${names.type}}.` }]);
  block(writer, `export function ${names.is}(${parameters}): value is ${wire}`, () => {
    const isVariant = ({ type }: UnionVariant): Code => isCode(type, subject, scope);
    // Without a tag, at most one variant takes a value, and each looks at its kind anyway.
    if (union.tag === undefined) returnStatement(writer, or(...union.variants.map(isVariant)));
    else writeSwitch(writer, union, scope, primary("false"), isVariant);
  });
  if (!shipped) {
    writer.blankLine();
    documentation(writer, [{ ours: `Makes a {@link ${names.type}}; undefined where the value is not valid.` }]);
    block(writer, `export function ${names.build}(${parameters}): ${names.type} | undefined`, () => {
      writeSwitch(writer, union, scope, primary("undefined"), (variant) => madeCode(variant, scope));
    });
  }
  writer.blankLine();
  writeCollect(writer, union, wire, scope);
  if (wire !== names.type) {
    writer.blankLine();
    writePlain(writer, union, wire, scope);
  }
}

const subject = { text: "value", depth: "depth" };

function variantTexts({ variants }: UnionDeclaration, side: "wire" | "model", scope: Scope): readonly string[] {
  return variants.map(({ type }) => typeText(type, side, scope));
}

function madeCode({ type }: UnionVariant, scope: Scope): Code {
  if (isKept(type, scope)) return conditional(isCode(type, subject, scope), primary("value"), primary("undefined"));
  if (!isNumeric(type, scope)) return buildCode(type, subject, scope);
  const number = call(scope.runtime("canonicalNumber"), "value");
  return conditional(isCode(type, subject, scope), number, primary("undefined"));
}

/** One case a variant; `otherwise` is what none of them gives. */
function writeSwitch(
  writer: Writer,
  { tag, variants }: UnionDeclaration,
  scope: Scope,
  otherwise: Code,
  resultOf: (variant: UnionVariant) => Code,
): void {
  const read =
    tag === undefined
      ? `${scope.runtime("jsonKind")}(value)`
      : `${scope.runtime("fieldOf")}(value, ${stringLiteral(tag)})`;
  block(writer, `switch (${read})`, () => {
    for (const variant of variants) writeCase(writer, variant, () => returnStatement(writer, resultOf(variant)));
    writer.writeLine("default:");
    writer.indent(() => returnStatement(writer, otherwise));
  });
}

function writeCase(writer: Writer, { tag, jsonKinds }: UnionVariant, body: () => void): void {
  for (const value of tag === undefined ? jsonKinds : [tag]) writer.writeLine(`case ${stringLiteral(value)}:`);
  writer.indent(body);
}

function writeCollect(writer: Writer, union: UnionDeclaration, wire: string, scope: Scope): void {
  const { tag, variants } = union;
  const names = scope.emission.names.of(union.name);
  documentation(writer, ["Collects all issues of a value; false where its structure is not sound, rules aside."]);
  const parameters = enclosed("(", collectParameters({ kind: "reference", target: union.name }, scope), ")");
  block(writer, [`export function ${names.collect}`, parameters, `: value is ${wire}`], () => {
    if (tag === undefined) {
      writeSwitch(writer, union, scope, call("issues.wrongType", "expected", "value"), (variant) =>
        collected(variant, scope),
      );
      return;
    }
    writer.writeLine(`const source = ${scope.runtime("recordOf")}(value);`);
    writer.writeLine("if (source === undefined) return issues.wrongType(expected, value);");
    if (isDeepDeclaration(union, scope.emission.facts)) writer.writeLine("if (!issues.mayDescend()) return false;");
    block(writer, `switch (${scope.runtime("fieldValue")}(source, ${stringLiteral(tag)}))`, () => {
      for (const variant of variants) {
        writeCase(writer, variant, () =>
          returnStatement(writer, call(collectName(variant.type, scope), "value", "issues")),
        );
      }
      const path = enclosed("[", [stringLiteral(tag)], "]");
      writer.writeLine("case undefined:");
      const missing = call("issues.fault", '"missing"', stringLiteral(missingText(tag)), path);
      writer.indent(() => returnStatement(writer, missing));
      writer.writeLine("default:");
      const tags = variants.flatMap((variant) => variant.tag ?? []);
      const unknown = call("issues.fault", '"unknown_variant"', stringLiteral(oneOfText(tags)), path);
      writer.indent(() => returnStatement(writer, unknown));
    });
  });
}

function collected({ type }: UnionVariant, scope: Scope): Code {
  const code = call(collectName(type, scope), "value", "issues", "expected");
  return type.kind === "nullable" ? primary("value === null || ", code.doc) : code;
}

function writePlain(writer: Writer, union: UnionDeclaration, wire: string, scope: Scope): void {
  const names = scope.emission.names.of(union.name);
  documentation(writer, ["The normal form of a value as plain data."]);
  writer.writeLine(`export function ${names.plain}(value: ${names.type}): ${wire};`);
  block(writer, `export function ${names.plain}(value: unknown): unknown`, () => {
    writer.writeLine(`return ${scope.runtime("plainData")}(value);`);
  });
}
