import type { Diagnostic } from "./diagnostic.ts";
import type { Place, Places } from "./places.ts";
import { countDiagnostics } from "./summary.ts";
import { visibleLines } from "./visible-text.ts";

/** For programs: `{ diagnostics, errors, warnings }`. Lines and columns count from 1, columns in UTF-16 units. */
export function formatJson(diagnostics: readonly Diagnostic[], places: Places): string {
  const list = diagnostics.map(({ code, severity, message, span, hint, related }) => ({
    code,
    severity,
    message,
    ...(span === undefined ? {} : placeFields(places.place(span))),
    ...(hint === undefined ? {} : { hint }),
    ...(related === undefined
      ? {}
      : { related: related.map((other) => ({ message: other.message, ...placeFields(places.place(other.span)) })) }),
  }));
  return visibleLines(`${JSON.stringify({ diagnostics: list, ...countDiagnostics(diagnostics) }, undefined, 2)}\n`);
}

function placeFields({ file, range }: Place) {
  if (range === undefined) return { file };
  return {
    file,
    line: range.start.line,
    column: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
  };
}
