import { type Pieces, schemaTextOf } from "../../json-schema/schema-text.ts";
import { declarationOf } from "../../program/lookup.ts";
import { Imports } from "./imports.ts";
import { type Doc, enclosed, group, hardLine, indent, join, line } from "./layout.ts";
import { propertyKey, stringLiteral } from "./primitives.ts";
import { createWriter, documentation, statement, type Writer } from "./print.ts";
import type { Emission } from "./scope.ts";

/** Folder of the schemas under `src/`: apart from the types, so that a bundler can leave out what nobody uses. */
export const schemaFolder = "schemas";

/** The text of the file with the JSON Schemas of one module. */
export function schemaModuleFile(
  module: string,
  header: string,
  declarations: readonly string[],
  emission: Emission,
): string {
  const imports = new Imports();
  imports.add("../runtime/json-schema", "SchemaText", "SchemaText", true);
  const body = createWriter();
  for (const name of declarations) {
    if (body.getLength() > 0) body.blankLine();
    writeSchema(body, name, module, imports, emission);
  }
  const head = createWriter();
  imports.write(head, "import");
  return `${[header, head.toString().trimEnd(), body.toString().trimEnd()].join("\n\n")}\n`;
}

function writeSchema(writer: Writer, type: string, module: string, imports: Imports, emission: Emission): void {
  const { names, program } = emission;
  const { input, output, draft07, uses } = schemaTextOf(program, type);
  const used = uses.map((name) => {
    const { schema } = names.of(name);
    const from = declarationOf(program, name).module;
    if (from !== module) imports.add(`./${from}`, schema, schema, false);
    return schema;
  });
  const entries: readonly Doc[] = [
    ["name: ", stringLiteral(type)],
    textEntry("input", input),
    ...(output === undefined ? [] : [textEntry("output", output)]),
    ...(draft07 === undefined
      ? []
      : [["draft07: ", object([textEntry("input", draft07.input), textEntry("output", draft07.output)])]]),
    ...(used.length === 0 ? [] : [["uses: () => ", enclosed("[", used, "]")]]),
  ];
  documentation(writer, [{ ours: `JSON Schema of \`${type}\`.` }]);
  statement(writer, `export const ${names.of(type).schema}: SchemaText = `, object(entries), ";");
}

function object(entries: readonly Doc[]): Doc {
  return group("{", indent(hardLine, join(entries, [",", hardLine])), ",", hardLine, "}");
}

/** JSON in one literal a line, so that a change shows where it is. */
function textEntry(key: string, pieces: Pieces): Doc {
  if (pieces.length <= 3) return group(propertyKey(key), ":", indent(line, stringLiteral(pieces.join(""))));
  return [propertyKey(key), ":", indent(hardLine, join(pieces.map(stringLiteral), [" +", hardLine]))];
}
