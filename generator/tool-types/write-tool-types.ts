import { posix } from "node:path";
import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import { type Host, HostError } from "../host/host.ts";
import { replaceFile } from "../write/apply.ts";
import { toolTypesHeader } from "./tool-types.ts";

/** What became of the file. */
export interface ToolTypesFile {
  readonly path: string;
  readonly change: "new" | "changed" | "unchanged";
}

const fileName = "tool-types.ts";

/** Writes the file, in one step and only where it differs; one that somebody else wrote is left alone. */
export function writeToolTypes(
  text: string,
  folder: string,
  host: Host,
  sink: DiagnosticSink,
): ToolTypesFile | undefined {
  const path = posix.join(folder, fileName);
  try {
    const entry = host.stat(path);
    const before = entry?.kind === "file" ? new TextDecoder().decode(host.read(path)) : undefined;
    if (entry !== undefined && before?.startsWith(toolTypesHeader) !== true) {
      report(sink, "file-foreign", undefined, { path });
      return undefined;
    }
    if (before === text) return { path, change: "unchanged" };
    replaceFile(fileName, text, { host, outDir: folder, token: host.randomName() });
    return { path, change: before === undefined ? "new" : "changed" };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(sink, "write-failed", undefined, { path, reason: error.reason });
    return undefined;
  }
}
