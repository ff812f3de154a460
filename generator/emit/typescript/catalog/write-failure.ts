import type { ModelDeclaration } from "../../../program/declaration.ts";
import { memberAccess, stringLiteral } from "../primitives.ts";
import { block, documentation, type Writer } from "../print.ts";
import type { Scope } from "../scope.ts";
import { localNameIn } from "./resolution-names.ts";

/** Writes the class of errors that carry an instance of a model. */
export function writeFailure(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const { thrownAs: name = "" } = model;
  const { type, wire } = scope.emission.names.of(model.name);
  const message = localNameIn(model.name, "message", scope);
  documentation(writer, [{ ours: `Thrown to tell of a failure: carries a {@link ${type}}, whose message it has.` }]);
  block(writer, `export class ${name} extends Error`, () => {
    writer.writeLine(`override readonly name: string = ${stringLiteral(name)};`);
    documentation(writer, ["What went wrong."]);
    writer.writeLine(`readonly error: ${type};`);
    // What is caught may be anything. This finds out what it is without asking it.
    writer.writeLine(`readonly #carried: ${type};`);
    writer.blankLine();
    block(writer, `constructor(error: ${type} | ${wire})`, () => {
      writer.writeLine(`const carried = ${scope.valueOf(model.name)}.parse(error);`);
      writer.writeLine(`super(carried${memberAccess(message)});`);
      writer.writeLine("this.error = carried;");
      writer.writeLine("this.#carried = carried;");
      writer.writeLine("Object.freeze(this);");
    });
    writer.blankLine();
    documentation(writer, [
      "What something that was thrown carries; undefined where it is no such error. Never throws.",
    ]);
    block(writer, `static carriedBy(thrown: unknown): ${type} | undefined`, () => {
      writer.writeLine(
        'return typeof thrown === "object" && thrown !== null && #carried in thrown ? thrown.#carried : undefined;',
      );
    });
  });
}
