import type { Field } from "./fields.ts";
import { initialCode } from "./fields.ts";
import { stringLiteral } from "./primitives.ts";
import { block, statement, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";

/**
 * Writes the first phase of a check: the fields of an object go into locals, each starting as its default. Reading keys in their own
 * order stays fast however many orders there are, and finds unknown keys on the way. `unknown` writes what becomes of those.
 */
export function writeGather(writer: Writer, fields: readonly Field[], scope: Scope, unknown: () => void): void {
  for (const field of fields) {
    const initial = initialCode(field, scope);
    if (initial === undefined) statement(writer, `let ${field.raw}: unknown;`);
    else statement(writer, `let ${field.raw}: unknown = `, initial.doc, ";");
  }
  block(writer, "for (const key in source)", () => {
    writer.writeLine("const field = source[key];");
    statement(writer, `if (field === undefined || !${scope.runtime("hasOwn")}(source, key)) continue;`);
    block(writer, "switch (key)", () => {
      for (const { property, raw } of fields) {
        writer.writeLine(`case ${stringLiteral(property.name)}:`);
        writer.indent(() => {
          writer.writeLine(`${raw} = field;`);
          writer.writeLine("break;");
        });
      }
      writer.writeLine("default:");
      writer.indent(unknown);
    });
  });
}
