import { hasErrors } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import { type DocumentFormat, formatOf } from "../documents/read-documents.ts";
import { type LineSource, siftLines } from "../documents/sift-lines.ts";
import { type DocumentFile, validateDocuments } from "../documents/validate-documents.ts";
import type { Reader } from "../host/read-text.ts";
import { inStage } from "../internal-error.ts";
import type { Program } from "../program/program.ts";
import { keywordModule } from "../program/shipped.ts";
import { readSpecFolder } from "../project/spec-folder.ts";
import { counted } from "./counted.ts";
import { exitCodeOf, exitCodes } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { inputPath, readDocumentFiles } from "./read-document-files.ts";
import { readProgram } from "./read-program.ts";
import type { Session, SpecOptions } from "./session.ts";
import { showProgress } from "./show-progress.ts";

/** Options of `specwright validate`. */
export interface ValidateOptions extends SpecOptions {
  readonly type: string;
  /** Format of files whose names do not tell it, and of standard input. */
  readonly input: DocumentFormat | undefined;
  /** Whether the progress in long files is shown even where nobody is watching. */
  readonly progress: boolean;
  /** Whether layouts of configuration are refused. */
  readonly canonical: boolean;
  /** Bytes that a document may have, or a line of NDJSON; what that is by its format where it is left out. */
  readonly maxBytes?: number | undefined;
  /** Faults after which no further document is looked at; `maxFaults` of documents where it is left out. */
  readonly maxFaults?: number | undefined;
}

/** Validates documents as a type of the spec, and tells every fault at its place. Returns the exit code. */
export async function runValidate(
  paths: readonly string[],
  options: ValidateOptions,
  session: Session,
): Promise<number> {
  const reader: Reader = { diagnostics: [], sources: [] };
  const folder = readSpecFolder(session.host, options.spec, options.out, reader);
  const program = folder && readProgram(folder.files, reader);
  if (program === undefined) {
    printFindings(reader, options.format, session);
    return exitCodeOf(reader.diagnostics);
  }
  const misuse = misuseOf(program, paths, options);
  if (misuse !== undefined) {
    session.terminal.err(`error: ${misuse}\n`);
    return exitCodes.usage;
  }
  // Warnings about the spec are for those who check the spec.
  const found: Reader = { diagnostics: [], sources: reader.sources };
  const { files, sound } = await readEach(program, paths, options, session, found);
  const { documents, secrets } = inStage("validate", () =>
    validateDocuments(program, options.type, files, found, { ...options, yamlBytes: options.maxBytes }),
  );
  printFindings({ ...found, secrets }, options.format, session);
  if (!hasErrors(found) && options.format === "pretty") {
    session.terminal.out(`${counted(documents + sound, "document")}, valid as ${options.type}\n`);
  }
  return exitCodeOf(found.diagnostics);
}

/** Reads the files; of NDJSON only the lines with faults stay, but for a catalog, whose documents are one. */
async function readEach(
  program: Program,
  paths: readonly string[],
  options: ValidateOptions,
  session: Session,
  found: Reader,
): Promise<{ readonly files: readonly DocumentFile[]; readonly sound: number }> {
  const declaration = program.declarations[options.type];
  const isCatalog = declaration?.kind === "model" && declaration.catalog !== undefined;
  let sound = 0;
  const files = await readDocumentFiles(paths, options, session, found, isCatalog ? undefined : sift);
  return { files, sound };

  async function sift(source: LineSource): Promise<SourceFile> {
    const shown = options.progress || session.terminal.isInteractive;
    const progress = showProgress(source.path, shown ? session.terminal : { err: () => {} });
    const sifted = await siftLines(program, options.type, source, found, { options, progress: progress.tell });
    progress.end();
    sound += sifted.sound;
    return sifted.file;
  }
}

function misuseOf(program: Program, paths: readonly string[], { type, input }: ValidateOptions): string | undefined {
  if (!Object.hasOwn(program.declarations, type)) {
    const named = Object.values(program.declarations).filter(({ module }) => module !== keywordModule);
    const names = named.map(({ name }) => name);
    const hint = didYouMean(type, names) ?? `The types are ${names.sort().join(", ")}.`;
    return `there is no type ${JSON.stringify(type)} in the spec. ${hint}`;
  }
  const unclear = input === undefined && paths.find((path) => path !== inputPath && formatOf(path) === undefined);
  return unclear
    ? `cannot tell what ${JSON.stringify(unclear)} holds: name it *.yaml, *.json or *.ndjson, or add --input yaml|json|ndjson.`
    : undefined;
}
