import { posix } from "node:path";
import { hasErrors, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { type Host, HostError } from "../host/host.ts";
import { type Reader, readText } from "../host/read-text.ts";
import { type FoundModule, findModules, kindOf, projectFileName } from "./find-modules.ts";
import { readProject } from "./project.ts";

/** A spec as it lies on disk. */
export interface SpecFolder {
  /** The project file and every module, sorted by path. */
  readonly files: readonly SourceFile[];
  readonly folder: string;
  /** Where output goes, as the host knows it. */
  readonly outDir: string;
}

/**
 * Reads the project file of `folder` and finds its modules: files that end in `.yaml`, in folders below too. `outDir` wins
 * over what the project file says. Undefined after an error, which is in `reader`.
 */
export function readSpecFolder(
  host: Host,
  folder: string,
  outDir: string | undefined,
  reader: Reader,
): SpecFolder | undefined {
  const projectPath = posix.join(folder, projectFileName);
  if (!isThere(host, folder, projectPath, reader)) return undefined;
  const projectFile = readText(host, projectPath, reader);
  const project = projectFile === undefined ? undefined : readProject(projectFile, reader);
  if (projectFile === undefined || project === undefined) return undefined;
  const out = outDir ?? posix.join(folder, project.out);
  if (posix.resolve(out) === posix.resolve(folder)) {
    const reason = `The output folder "${out}" is the spec folder itself.`;
    const hint = "Name another one: `out: ../generated`, or --out DIR.";
    report(reader, "project-invalid", { file: projectPath, start: 0, end: 0 }, { reason }, { hint });
    return undefined;
  }
  const modules = readModules(host, folder, out, project.limits.fileBytes, reader);
  if (modules.length === 0 && !hasErrors(reader)) {
    report(reader, "spec-empty", undefined, { folder }, { hint: "Write a module into it, for example person.yaml." });
  }
  return hasErrors(reader) ? undefined : { files: sorted([projectFile, ...modules]), folder, outDir: out };
}

function isThere(host: Host, folder: string, projectPath: string, reader: Reader): boolean {
  if (kindOf(host, folder) !== "folder") {
    const hint = "Change to the folder that holds it, or name it: --spec DIR.";
    report(reader, "spec-folder-missing", undefined, { folder }, { hint });
    return false;
  }
  if (kindOf(host, projectPath) !== undefined) return true;
  const hint = "Write one, as `specwright explain project-file-missing` shows, or name another folder: --spec DIR.";
  report(reader, "project-file-missing", undefined, { path: projectPath }, { hint });
  return false;
}

function readModules(
  host: Host,
  folder: string,
  outDir: string,
  maxBytes: number,
  reader: Reader,
): readonly SourceFile[] {
  try {
    const paths = [...findModules(host, folder, outDir)].filter((found) => isModule(found, reader));
    return paths.map(({ path }) => readText(host, path, reader, maxBytes)).filter((file) => file !== undefined);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(reader, "file-unreadable", undefined, { path: folder, reason: error.reason });
    return [];
  }
}

function isModule({ kind, path }: FoundModule, reader: Reader): boolean {
  if (kind === "link") report(reader, "spec-link", undefined, { path });
  if (kind === "yml") report(reader, "module-not-read", { file: path, start: 0, end: 0 }, { path });
  return kind === "module";
}

function sorted(files: readonly SourceFile[]): readonly SourceFile[] {
  return [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
}
