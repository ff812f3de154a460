import { hasErrors, report } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import { type DocumentFormat, formatOf } from "../documents/read-documents.ts";
import type { Reader } from "../host/read-text.ts";
import { inAsyncStage } from "../internal-error.ts";
import type { Program } from "../program/program.ts";
import { declarationsIn } from "../program/type-walk.ts";
import { readSpecFolder } from "../project/spec-folder.ts";
import { carriesSchemas } from "../tool-types/find-schemas.ts";
import { readOwners } from "../tool-types/read-owners.ts";
import { toolTypes } from "../tool-types/tool-types.ts";
import { writeToolTypes } from "../tool-types/write-tool-types.ts";
import { counted } from "./counted.ts";
import { exitCodeOf, exitCodes } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { readDocumentFiles } from "./read-document-files.ts";
import { readProgram } from "./read-program.ts";
import type { Session, SpecOptions } from "./session.ts";

/** Options of `specwright tools`; `out` is the folder of the file that is written. */
export interface ToolsOptions extends Omit<SpecOptions, "out"> {
  readonly out: string;
  /** Type of the documents; undefined where the spec has only one that it can be. */
  readonly type: string | undefined;
  readonly input: DocumentFormat | undefined;
}

/** Writes TypeScript types of the JSON Schemas that documents carry. Nothing is written after an error. Returns the exit code. */
export async function runTools(paths: readonly string[], options: ToolsOptions, session: Session): Promise<number> {
  const reader: Reader = { diagnostics: [], sources: [] };
  const folder = readSpecFolder(session.host, options.spec, undefined, reader);
  const program = folder && readProgram(folder.files, reader);
  if (program === undefined) {
    printFindings(reader, options.format, session);
    return exitCodeOf(reader.diagnostics);
  }
  const type = options.type ?? onlyType(program);
  const misuse = misuseOf(program, type, paths, options);
  if (misuse !== undefined || type === undefined) {
    session.terminal.err(`error: ${misuse}\n`);
    return exitCodes.usage;
  }
  const found: Reader = { diagnostics: [], sources: reader.sources };
  const files = await readDocumentFiles(paths, options, session, found);
  const { owners, secrets } = readOwners(program, type, files, found);
  const { text, badReferences } = await inAsyncStage("tools", () => toolTypes(owners));
  for (const { owner, path, fault } of badReferences) {
    const placed = owners.find(({ model, key }) => model === owner.model && key === owner.key);
    const code = fault === "stray" ? "schema-reference" : "schema-circle";
    report(found, code, placed?.spanOf(path), { field: String(path[0]) });
  }
  const outcome = hasErrors(found) ? undefined : writeToolTypes(text, options.out, session.host, found);
  printFindings({ ...found, secrets }, options.format, session);
  if (outcome !== undefined && options.format === "pretty") {
    session.terminal.out(`${outcome.path}: ${outcome.change}, ${counted(owners.length, "key")}\n`);
  }
  return exitCodeOf(found.diagnostics);
}

/** The type that holds all others that carry schemas, if there is one. */
function onlyType(program: Program): string | undefined {
  const holders = Object.values(program.declarations).filter(
    (each) => !each.internal && holdsSchemas(program, each.name),
  );
  const names = holders.map(({ name }) => name);
  const roots = names.filter((name) => !names.some((other) => other !== name && holds(program, other, name)));
  return roots.length === 1 ? roots[0] : undefined;
}

function holdsSchemas(program: Program, type: string): boolean {
  return declarationsIn({ kind: "reference", target: type }, program.declarations).some(carriesSchemas);
}

function holds(program: Program, outer: string, inner: string): boolean {
  return declarationsIn({ kind: "reference", target: outer }, program.declarations).some(({ name }) => name === inner);
}

function misuseOf(
  program: Program,
  type: string | undefined,
  paths: readonly string[],
  { input }: ToolsOptions,
): string | undefined {
  const names = Object.keys(program.declarations).filter((name) => holdsSchemas(program, name));
  if (type === undefined) {
    return names.length === 0
      ? "no type of the spec carries JSON Schemas under a key."
      : `say with --type what the documents are: ${names.sort().join(", ")}.`;
  }
  if (!Object.hasOwn(program.declarations, type)) {
    const hint = didYouMean(type, names) ?? `Those that carry schemas are ${names.sort().join(", ")}.`;
    return `there is no type ${JSON.stringify(type)} in the spec. ${hint}`;
  }
  const unclear = input === undefined && paths.find((path) => path !== "-" && formatOf(path) === undefined);
  return unclear
    ? `cannot tell what ${JSON.stringify(unclear)} holds: name it *.yaml, *.json or *.ndjson, or add --input yaml|json|ndjson.`
    : undefined;
}
