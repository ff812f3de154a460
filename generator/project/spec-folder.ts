import { posix } from "node:path";
import { hasErrors, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { type Host, HostError } from "../host/host.ts";
import { type Reader, readText } from "../host/read-text.ts";
import { projectFileName, readProject } from "./project.ts";

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
  const modules = readModules(host, folder, out, reader);
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

function readModules(host: Host, folder: string, outDir: string, reader: Reader): readonly SourceFile[] {
  try {
    const paths = [...modulePaths(host, folder, posix.resolve(outDir), host.realPath(folder), reader)];
    return paths.map((path) => readText(host, path, reader)).filter((file) => file !== undefined);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(reader, "file-unreadable", undefined, { path: folder, reason: error.reason });
    return [];
  }
}

function* modulePaths(host: Host, folder: string, outDir: string, root: string, reader: Reader): Generator<string> {
  for (const name of host.list(folder)) {
    const path = posix.join(folder, name);
    if (name.startsWith(".") || name === "node_modules" || posix.resolve(path) === outDir) continue;
    const linked = host.stat(path)?.kind === "link";
    const kind = kindOf(host, path);
    if (linked && (kind !== "file" || !isInside(root, host.realPath(path)))) {
      if (kind !== "file" || name.endsWith(".yaml")) report(reader, "spec-link", undefined, { path });
    } else if (kind === "folder") {
      yield* modulePaths(host, path, outDir, root, reader);
    } else if (name.endsWith(".yaml") && name !== projectFileName) {
      yield path;
    } else if (name.endsWith(".yml")) {
      report(reader, "module-not-read", { file: path, start: 0, end: 0 }, { path });
    }
  }
}

function isInside(folder: string, path: string): boolean {
  const way = posix.relative(folder, path);
  return way !== ".." && !way.startsWith("../") && !/^(?:\/|[A-Za-z]:)/u.test(way);
}

/** What `path` leads to, links followed; undefined where it leads nowhere. */
function kindOf(host: Host, path: string): "file" | "folder" | "link" | "other" | undefined {
  try {
    return host.stat(host.realPath(path))?.kind;
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

function sorted(files: readonly SourceFile[]): readonly SourceFile[] {
  return [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
}
