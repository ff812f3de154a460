import { bind } from "./bind/bind.ts";
import { check } from "./check/check.ts";
import { checkExamples } from "./check/examples.ts";
import type { DiagnosticSink } from "./diagnostics/diagnostic.ts";
import { type Diagnostic, hasErrors, sortDiagnostics } from "./diagnostics/diagnostic.ts";
import type { SourceFile } from "./diagnostics/source-file.ts";
import type { Span } from "./diagnostics/span.ts";
import type { OutputFile } from "./emit/target.ts";
import { inAsyncStage, inStage, type Stage } from "./internal-error.ts";
import { loadYaml } from "./load/load-yaml.ts";
import type { YamlDocument } from "./load/yaml-node.ts";
import type { PackageInfo, Program } from "./program/program.ts";
import { projectFileName } from "./project/find-modules.ts";
import { defaultProject, type Project, readProject } from "./project/project.ts";
import { checkShape } from "./shape/check-shape.ts";
import { secretSpansOf } from "./shape/secret-spans.ts";
import { noStopwatch, type Stopwatch } from "./stopwatch.ts";

/** Texts by path, or files in any order. One that is called `specwright.yaml` is the project file. */
export type CompileInput = Readonly<Record<string, string>> | readonly SourceFile[];

/** What to make; everything has a default. */
export interface CompileOptions {
  /** Names of the targets to run; those of the project file, or all, where left out. */
  readonly targets?: readonly string[];
  /** Is told of each stage and target, for whoever wants to know where time goes. */
  readonly stopwatch?: Stopwatch;
}

/** What came of it. */
export interface CompileResult {
  /** Sorted by path; empty where there is an error. */
  readonly files: readonly OutputFile[];
  /** Sorted by place. */
  readonly diagnostics: readonly Diagnostic[];
  /** Places of the input whose text must not be shown, as it may be secret. */
  readonly secrets: readonly Span[];
  /** There exactly where no error is among the diagnostics. */
  readonly program?: Program;
}

/**
 * The whole way from specs to files, in memory. The order of the input makes no difference. Faults in the specs are
 * diagnostics; what is thrown is a bug in Specwright.
 */
export async function compile(input: CompileInput, options: CompileOptions = {}): Promise<CompileResult> {
  const sink: DiagnosticSink = { diagnostics: [] };
  const { stopwatch = noStopwatch } = options;
  const { project, program, secrets } = readSpec(input, sink, stopwatch);
  const files = program && (await emitFiles(program, options.targets ?? project?.targets, sink, stopwatch));
  const diagnostics = sortDiagnostics(sink.diagnostics);
  return hasErrors(sink) || program === undefined || files === undefined
    ? { files: [], diagnostics, secrets }
    : { files, diagnostics, secrets, program };
}

/** A spec that was read, as far as it could be: neither project nor program is there after an error in it. */
export interface Spec {
  readonly project: Project | undefined;
  readonly program: Program | undefined;
  /** Places whose text must not be shown. */
  readonly secrets: readonly Span[];
}

/** The way as far as the program, which is all that validating documents needs. Faults are in `sink`. */
export function readSpec(input: CompileInput, sink: DiagnosticSink, stopwatch: Stopwatch = noStopwatch): Spec {
  const files = sortedFiles(input);
  const projectFile = files.find(isProjectFile);
  const project = projectFile === undefined ? defaultProject : inStage("load", () => readProject(projectFile, sink));
  const modules = files.filter((file) => !isProjectFile(file));
  if (project === undefined) return { project, program: undefined, secrets: [] };
  const { program, secrets } = readProgram(modules, project, sink, stopwatch);
  return { project, program: program && relativeTo(projectFile?.path, program), secrets };
}

/** Runs a stage, or part of one, and tells the stopwatch. */
type Timed = <T>(stage: Stage, run: () => T, part?: string) => T;

function readProgram(
  modules: readonly SourceFile[],
  { package: info, limits }: Project,
  sink: DiagnosticSink,
  stopwatch: Stopwatch,
): Omit<Spec, "project"> {
  const timed: Timed = (stage, run, part = stage) => {
    const stop = stopwatch(part);
    const result = inStage(stage, run);
    stop();
    return result;
  };
  const documents = timed("load", () => modules.map((file) => loadYaml(file, sink, "spec", limits)).filter(isThere));
  const read = new Set(documents.map(({ file }) => file));
  const unread = modules.filter((file) => !read.has(file));
  const program = checkProgram(documents, info, sink, timed);
  return { program, secrets: secretSpansOf(documents, unread) };
}

function checkProgram(
  documents: readonly YamlDocument[],
  info: PackageInfo,
  sink: DiagnosticSink,
  timed: Timed,
): Program | undefined {
  const shaped = timed("shape", () =>
    documents.map((document) => ({ document, syntax: checkShape(document, sink) })).filter(hasSyntax),
  );
  // A module that could not be read would make every mention of its types an error.
  if (hasErrors(sink)) return undefined;
  const symbols = timed("bind", () => bind(shaped, sink));
  if (hasErrors(sink)) return undefined;
  const program = timed("check", () => check(symbols, info, sink));
  if (hasErrors(sink)) return undefined;
  const written = shaped.map(({ document }) => document);
  timed("check", () => checkExamples(program, written, sink), "check examples");
  return hasErrors(sink) ? undefined : program;
}

/** Paths of modules as seen from the project file: output must not tell where a spec lies. */
function relativeTo(projectPath: string | undefined, program: Program): Program {
  const start = projectPath?.slice(0, -projectFileName.length) ?? "";
  const modules = program.modules.map((module) =>
    Object.freeze({ ...module, file: module.file.startsWith(start) ? module.file.slice(start.length) : module.file }),
  );
  return Object.freeze({ ...program, modules: Object.freeze(modules) });
}

async function emitFiles(
  program: Program,
  names: CompileOptions["targets"] | Project["targets"],
  sink: DiagnosticSink,
  stopwatch: Stopwatch,
): Promise<readonly OutputFile[]> {
  const stop = stopwatch("load targets");
  // Targets bring printers with them, which validating does without.
  const [{ emit }, { selectTargets }] = await Promise.all([
    import("./emit/emit.ts"),
    import("./emit/select-targets.ts"),
  ]);
  stop();
  const selected = selectTargets(names, sink);
  return inAsyncStage("emit", () => emit(program, selected, sink, stopwatch));
}

function isProjectFile({ path }: SourceFile): boolean {
  return path === projectFileName || path.endsWith(`/${projectFileName}`);
}

function sortedFiles(input: CompileInput): readonly SourceFile[] {
  const files = isFileList(input) ? [...input] : Object.entries(input).map(([path, text]) => ({ path, text }));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function isFileList(input: CompileInput): input is readonly SourceFile[] {
  return Array.isArray(input);
}

function isThere<T>(value: T | undefined): value is T {
  return value !== undefined;
}

function hasSyntax<D, S>(pair: { document: D; syntax: S | undefined }): pair is { document: D; syntax: S } {
  return pair.syntax !== undefined;
}
