import type { ModelDeclaration } from "../../program/declaration.ts";
import { propertyDoc, tagsOf } from "./doc-text.ts";
import { propertyKey } from "./primitives.ts";
import { block, documentation, type Writer } from "./print.ts";
import type { Scope } from "./scope.ts";
import { writeTyped } from "./typed-member.ts";

/** Writes the interface of what may be sent as a model. */
export function writeWireInterface(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  const names = scope.emission.names.of(model.name);
  const notes = {
    reject: [],
    ignore: ["Further keys are ignored."],
    keep: ["Further keys are kept."],
  }[model.unknownKeys];
  documentation(writer, [{ ours: `What may be sent as a {@link ${names.type}}.` }, ...notes], tagsOf(model));
  block(writer, `export interface ${names.wire}`, () => {
    for (const [index, property] of model.properties.entries()) {
      if (index > 0) writer.blankLine();
      documentation(writer, propertyDoc(property), tagsOf(property));
      const optional = property.presence === "required" ? "" : "?";
      writeTyped(writer, `readonly ${propertyKey(property.name)}${optional}`, property, "wire", scope);
    }
  });
}
