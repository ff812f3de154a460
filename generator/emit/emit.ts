import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { Span } from "../diagnostics/span.ts";
import type { Program } from "../program/program.ts";
import { stemOf, unsafePathReason } from "./output-path.ts";
import { PackedFile } from "./packed-file.ts";
import type { OutputFile, Target } from "./target.ts";

/** Runs the targets and gathers their files, sorted by path. Names of a spec that make no safe path are diagnostics. `begin` is told of each target. */
export async function emit(
  program: Program,
  targets: readonly Target[],
  sink: DiagnosticSink,
  begin: (part: string) => () => void = () => () => undefined,
): Promise<readonly OutputFile[]> {
  const files: OutputFile[] = [];
  const writers = new Map<string, string>(reservedPaths.map((path) => [path, "the manifest"]));
  let characters = 0;
  for (const target of targets) {
    const end = begin(`emit ${target.name}`);
    for (const file of await target.emit(program)) {
      const fault = faultOf(file, target.name, writers);
      if (fault !== undefined) blame(program, file.path, fault, sink);
      writers.set(file.path.toLowerCase(), `the target "${target.name}"`);
      characters += file.content.length;
      files.push(characters > mostLoose ? new PackedFile(file) : file);
    }
    end();
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Characters of files that are kept as they are; those beyond are packed, so that large specs fit into memory. */
const mostLoose = 2 ** 24;

/** Written by the stage after this one. */
const reservedPaths = ["manifest.json"];

function faultOf(file: OutputFile, target: string, writers: ReadonlyMap<string, string>): string | undefined {
  if (!file.content.endsWith("\n") || file.content.includes("\r") || !file.content.isWellFormed()) {
    throw new Error(
      `target "${target}" must end ${file.path} with a line end, use no other than \\n, and be well-formed`,
    );
  }
  const taken = writers.get(file.path.toLowerCase());
  return taken === undefined ? unsafePathReason(file.path) : `a file that ${taken} writes already`;
}

/** A path takes its name from a type or a module: if so, the fault is the spec's and told once; if not, it is ours. */
function blame(program: Program, path: string, reason: string, sink: DiagnosticSink): void {
  for (const segment of path.split("/").reverse()) {
    const named = spanOfName(program, stemOf(segment));
    if (named === undefined) continue;
    const isTold = sink.diagnostics.some(({ code, span }) => code === "unsafe-output-path" && span === named.span);
    if (!isTold) report(sink, "unsafe-output-path", named.span, { name: named.name, path, reason });
    return;
  }
  throw new Error(`a target wants to write "${path}", which is ${reason}`);
}

function spanOfName(program: Program, stem: string): { readonly name: string; readonly span: Span } | undefined {
  const wanted = stem.toLowerCase();
  return [...Object.values(program.declarations), ...program.modules].find(({ name }) => name.toLowerCase() === wanted);
}
