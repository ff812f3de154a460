import type { ModelDeclaration } from "../../program/declaration.ts";
import { writeCollect } from "./check-collect.ts";
import { type Code, flatText, primary } from "./code.ts";
import { fieldsOf } from "./fields.ts";
import { stringLiteral } from "./primitives.ts";
import { block, documentation, ifStatement, type Writer } from "./print.ts";
import { violations } from "./property-test.ts";
import type { Scope } from "./scope.ts";
import { isNotCode } from "./type-functions.ts";

/**
 * Writes the functions for a model that ships with the language. Its values stay the JSON that they were, so there is neither a
 * class nor a type. Every field of it may be absent, and unknown keys are kept.
 */
export function writeKeywords(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const { is, build } = scope.emission.names.of(model.name);
  const object = scope.runtimeType("JsonObject");
  writeIs(writer, model, scope);
  writer.blankLine();
  documentation(writer, ["A deeply frozen copy of a value; undefined where it is not valid."]);
  block(writer, `export function ${build}(value: unknown, depth: number): ${object} | undefined`, () => {
    // What was sent may not be the same when it is read again.
    writer.writeLine(`const built = ${scope.runtime("buildJsonObject")}(value, depth);`);
    writer.writeLine(`return ${is}(built, depth) ? built : undefined;`);
  });
  writer.blankLine();
  writeCollect(writer, model, scope);
}

/** As nothing is read twice, a field is judged where it is met. */
function writeIs(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const { is } = scope.emission.names.of(model.name);
  const no = "return false;";
  documentation(writer, [model.doc]);
  block(
    writer,
    `export function ${is}(value: unknown, depth: number): value is ${scope.runtimeType("JsonObject")}`,
    () => {
      writer.writeLine(`const source = ${scope.runtime("recordOf")}(value);`);
      writer.writeLine(`if (source === undefined || depth >= ${scope.runtime("maxDepth")}) ${no}`);
      block(writer, "for (const key in source)", () => {
        writer.writeLine("const field = source[key];");
        writer.writeLine(`if (field === undefined || !${scope.runtime("hasOwn")}(source, key)) continue;`);
        block(writer, "switch (key)", () => {
          for (const { fault, names } of faultsOf(model, scope)) {
            for (const name of names) writer.writeLine(`case ${stringLiteral(name)}:`);
            writer.indent(() => {
              ifStatement(writer, fault, no);
              writer.writeLine("break;");
            });
          }
          writer.writeLine("default:");
          writer.indent(() => writer.writeLine(`if (!${scope.runtime("isJson")}(field, depth + 1)) ${no}`));
        });
      });
      writer.writeLine("return true;");
    },
  );
}

/** A condition under which a field is not valid, and the fields that share it. */
interface Fault {
  readonly fault: Code;
  readonly names: string[];
}

function faultsOf(model: ModelDeclaration, scope: Scope): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const { property, hint } of fieldsOf(model)) {
    const further = violations(property, property.constraints, primary("field"), hint, scope);
    const fault = isNotCode(property.type, { text: "field", depth: "depth + 1" }, scope, further);
    const text = flatText(fault.doc);
    const known = faults.get(text) ?? { fault, names: [] };
    known.names.push(property.name);
    faults.set(text, known);
  }
  return [...faults.values()];
}
