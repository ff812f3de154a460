import { formatDiagnostics } from "../diagnostics/format.ts";
import type { Reader } from "../host/read-text.ts";
import { version } from "../version.ts";
import type { Session, SpecOptions } from "./session.ts";

/** Prints what was found, without the text of secrets. */
export function printFindings(
  { diagnostics, sources, secrets = [] }: Reader,
  format: SpecOptions["format"],
  { terminal }: Session,
): void {
  const text = formatDiagnostics(diagnostics, format, { files: sources, color: terminal.hasColors, secrets, version });
  if (text !== "") terminal.out(text);
}
