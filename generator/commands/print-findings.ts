import { formatDiagnostics } from "../diagnostics/format.ts";
import type { Span } from "../diagnostics/span.ts";
import type { Reader } from "../host/read-text.ts";
import { version } from "../version.ts";
import type { Session, SpecOptions } from "./session.ts";

/** Prints what was found, without the text at `secrets`. */
export function printFindings(
  { diagnostics, sources }: Reader,
  format: SpecOptions["format"],
  { terminal }: Session,
  secrets: readonly Span[] = [],
): void {
  const text = formatDiagnostics(diagnostics, format, { files: sources, color: terminal.hasColors, secrets, version });
  if (text !== "") terminal.out(text);
}
