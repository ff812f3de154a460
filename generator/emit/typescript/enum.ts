import type { EnumDeclaration } from "../../program/declaration.ts";
import { oneOfText } from "../../program/messages.ts";
import { isShipped } from "../../program/shipped.ts";
import { call, not, or, primary, same } from "./code.ts";
import { tagsOf } from "./doc-text.ts";
import { memberNames } from "./enum-values.ts";
import { collectParameters } from "./expected.ts";
import { enclosed } from "./layout.ts";
import { propertyKey, stringLiteral } from "./primitives.ts";
import { block, documentation, ifStatement, returnStatement, statement, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";
import { unionDoc } from "./typed-member.ts";

/** Writes an enum: a union of literals, an object with its values, and its functions. */
export function writeEnum(writer: Writer, declaration: EnumDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(declaration.name);
  const values = memberNames(declaration);
  documentation(writer, [declaration.doc], tagsOf(declaration));
  statement(writer, `export type ${names.type} =`, unionDoc(values.map(stringLiteral)), ";");
  writer.blankLine();
  if (!isShipped(declaration)) {
    writeObject(writer, declaration, scope);
    writer.blankLine();
  }
  documentation(writer, [{ ours: `Whether a value is a {@link ${names.type}}.` }]);
  block(writer, `export function ${names.is}(value: unknown): value is ${names.type}`, () => {
    returnStatement(writer, or(...values.map((value) => same(primary("value"), primary(stringLiteral(value))))));
  });
  writer.blankLine();
  documentation(writer, ["Collects all issues of a value."]);
  const parameters = enclosed("(", collectParameters({ kind: "reference", target: declaration.name }, scope), ")");
  block(writer, [`export function ${names.collect}`, parameters, `: value is ${names.type}`], () => {
    const isString = call(scope.runtime("isString"), "value");
    ifStatement(writer, not(isString), "return issues.wrongType(expected, value);");
    const issue = call("issues.fault", '"not_in_enum"', stringLiteral(oneOfText(values)));
    returnStatement(writer, or(call(names.is, "value"), issue));
  });
}

function writeObject(writer: Writer, declaration: EnumDeclaration, scope: Scope): void {
  const { type } = scope.emission.names.of(declaration.name);
  documentation(writer, [{ ours: `The values of {@link ${type}} by name.` }], tagsOf(declaration));
  block(
    writer,
    `export const ${type}:`,
    () => {
      for (const member of declaration.members) {
        documentation(writer, [member.doc], tagsOf(member));
        statement(writer, `readonly ${propertyKey(member.name)}: ${stringLiteral(member.name)};`);
      }
    },
    " = /* @__PURE__ */ Object.freeze({",
  );
  writer.indent(() => {
    for (const { name } of declaration.members) statement(writer, `${propertyKey(name)}: ${constantText(name)},`);
  });
  writer.writeLine("});");
}

/** Under a name that every object knows, a compiler takes a literal for any text, unless it is told. */
function constantText(name: string): string {
  return name in Object.prototype ? `${stringLiteral(name)} as const` : stringLiteral(name);
}
