import type { Diagnostic } from "./diagnostic.ts";
import { type Places, placeText } from "./places.ts";
import { visible } from "./visible-text.ts";

/** For GitHub Actions: one workflow command a fault, which becomes an annotation at the line. */
export function formatGithub(diagnostics: readonly Diagnostic[], places: Places): string {
  return diagnostics.map((diagnostic) => `${command(diagnostic, places)}\n`).join("");
}

function command(diagnostic: Diagnostic, places: Places): string {
  const { code, severity, message, span, hint, related } = diagnostic;
  const properties: string[] = [];
  if (span !== undefined) {
    const { file, range } = places.place(span);
    properties.push(`file=${escapeProperty(file)}`);
    if (range !== undefined) {
      properties.push(`line=${range.start.line}`, `endLine=${range.end.line}`);
      // GitHub ignores columns of what spans several lines.
      if (range.start.line === range.end.line) {
        properties.push(`col=${range.start.column}`, `endColumn=${range.end.column}`);
      }
    }
  }
  properties.push(`title=${escapeProperty(code)}`);
  const lines = [message, ...(hint === undefined ? [] : [hint])].map(visible);
  for (const other of related ?? []) lines.push(visible(`${placeText(places.place(other.span))} - ${other.message}`));
  return `::${severity} ${properties.join(",")}::${escapeText(lines.join("\n"))}`;
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
