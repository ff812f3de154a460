import type { ModelDeclaration } from "../../../program/declaration.ts";
import { modelOf } from "../../../program/lookup.ts";
import { propertyKey } from "../primitives.ts";
import { block, documentation, statement, type Writer } from "../print.ts";
import type { Scope } from "../scope.ts";
import { resolverName, unknownName } from "./resolution-names.ts";

/** Writes the methods of a catalog that work something out. */
export function writeResolutions(writer: Writer, model: ModelDeclaration, scope: Scope): void {
  for (const resolution of model.catalog?.resolutions ?? []) {
    const { localName, doc, gives, unknown, start } = resolution;
    const thrown = modelOf(scope.emission.program, unknown.model);
    const failure = thrown.thrownAs ?? "";
    writer.blankLine();
    documentation(writer, [
      doc,
      { ours: `Throws a {@link ${failure}} for a key that no {@link ${scope.typeOf(start.model)}} has.` },
    ]);
    block(writer, `${propertyKey(localName)}(key: string): readonly ${scope.typeOf(gives.model)}[]`, () => {
      statement(writer, `const entries = ${resolverName(model, resolution, scope)}.of(this).resolve(key);`);
      statement(writer, "if (entries !== undefined) return entries;");
      const error = `${unknownName(model, resolution, scope)}(${scope.runtime("wellFormed")}(key))`;
      statement(writer, `throw new ${scope.from(thrown.module, failure)}(${error});`);
    });
  }
}

/** Names of the classes that work out the resolutions of a model. */
export function resolversOf(model: ModelDeclaration, scope: Scope): readonly string[] {
  return (model.catalog?.resolutions ?? []).map((resolution) => resolverName(model, resolution, scope));
}
