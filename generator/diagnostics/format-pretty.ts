import colors from "picocolors";
import { codeFrame } from "./code-frame.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { type Places, placeText } from "./places.ts";
import type { Span } from "./span.ts";
import { countDiagnostics, summaryText } from "./summary.ts";
import { visible } from "./visible-text.ts";

/** What of the format options matters here. */
interface PrettyOptions {
  readonly color?: boolean;
  readonly frames?: boolean;
  readonly secrets?: readonly Span[];
}

/** For people: place, sentence, guilty line, hint and related places of each fault; a line of counts at the end. */
export function formatPretty(diagnostics: readonly Diagnostic[], places: Places, options: PrettyOptions): string {
  if (diagnostics.length === 0) return "";
  const paint = colors.createColors(options.color ?? false);
  const blocks = diagnostics.map((diagnostic) => blockText(diagnostic, places, options, paint));
  return `${[...blocks, summaryText(countDiagnostics(diagnostics))].join("\n\n")}\n`;
}

type Paint = ReturnType<typeof colors.createColors>;

function blockText(diagnostic: Diagnostic, places: Places, options: PrettyOptions, paint: Paint): string {
  const { span, severity, code, message, hint, related } = diagnostic;
  const name = severity === "error" ? paint.red("error") : paint.yellow("warning");
  const head = `${name} ${paint.dim(`${code}:`)} ${visible(message)}`;
  const lines = [span === undefined ? head : `${paint.cyan(visible(placeText(places.place(span))))} - ${head}`];
  const frame = span === undefined || options.frames === false ? [] : frameLines(span, places, options, paint);
  if (frame.length > 0) lines.push("", ...frame);
  if (hint !== undefined) lines.push(`  ${paint.green("hint:")} ${visible(hint)}`);
  for (const other of related ?? []) {
    lines.push(`  ${paint.cyan(visible(placeText(places.place(other.span))))} - ${visible(other.message)}`);
  }
  return lines.join("\n");
}

function frameLines(span: Span, places: Places, options: PrettyOptions, paint: Paint): readonly string[] {
  const source = places.source(span);
  if (source === undefined || source.file.text === "") return [];
  const frame = codeFrame(source.file, source.lines, span, options.secrets ?? []);
  const number = String(frame.line);
  const bar = paint.dim("|");
  const text = frame.text === "" ? "" : ` ${frame.text}`;
  return [`  ${paint.dim(number)} ${bar}${text}`, `  ${" ".repeat(number.length)} ${bar} ${paint.red(frame.marks)}`];
}
