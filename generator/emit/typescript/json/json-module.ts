import type { Declaration } from "../../../program/declaration.ts";
import { declarationOf } from "../../../program/lookup.ts";
import { Imports } from "../imports.ts";
import { type Doc, enclosed, line } from "../layout.ts";
import { propertyKey } from "../primitives.ts";
import { createWriter, documentation, statement } from "../print.ts";
import type { Emission } from "../scope.ts";
import { fieldShapes, hasShape, type ShapeCode, type ShapeContext } from "./shape-code.ts";

/** Folder of what readers of JSON may expect, under `src/`. */
export const jsonFolder = "json";

/** The text of the file with the shapes of one module's types; undefined where none has one. */
export function jsonModuleFile(
  module: string,
  header: string,
  declarations: readonly string[],
  emission: Emission,
): string | undefined {
  const shaped = declarations
    .map((name) => declarationOf(emission.program, name))
    .filter((declaration) => hasShape(declaration, emission.program));
  if (shaped.length === 0) return undefined;
  const imports = new Imports();
  const body = createWriter();
  for (const declaration of shaped) {
    if (body.getLength() > 0) body.blankLine();
    const { json, type } = emission.names.of(declaration.name);
    documentation(body, [{ ours: `What JSON of a {@link ${type}} looks like.` }]);
    imports.add("../runtime/json-shape", "JsonShape", "JsonShape", true);
    statement(body, `export const ${json}: JsonShape = /* @__PURE__ */ `, shapeOfFields(declaration), ";");
  }
  const head = createWriter();
  imports.write(head, "import");
  return `${[header, head.toString().trimEnd(), body.toString().trimEnd()].join("\n\n")}\n`;

  function shapeOfFields(declaration: Declaration): Doc {
    const fields = [...fieldShapes(declaration, contextOf(emission))].map(([name, shape]): Doc => {
      return [propertyKey(name), ": ", shapeDoc(shape, emission, use)];
    });
    return [use("../runtime/json-shape", "fieldsShape"), "(() => (", enclosed("{", fields, "}", line), "))"];
  }

  function use(path: string, name: string): string {
    if (path !== `./${module}`) imports.add(path, name, name, false);
    return name;
  }
}

/** What shapes are worked out from. */
export function contextOf({ program, facts }: Emission): ShapeContext {
  return { program, seen: facts.seen };
}

/** Prints a shape; `use` imports a name from a file beside it. */
export function shapeDoc(shape: ShapeCode, emission: Emission, use: (path: string, name: string) => string): Doc {
  switch (shape.kind) {
    case "any":
    case "unseen":
      return use("../runtime/json-shape", `${shape.kind}Shape`);
    case "each":
      return [use("../runtime/json-shape", "eachShape"), "(", shapeDoc(shape.each, emission, use), ")"];
    case "named": {
      const { module } = declarationOf(emission.program, shape.type);
      return use(`./${module}`, emission.names.of(shape.type).json);
    }
  }
}
