import { type Code, catalog, type ParamsByCode } from "./catalog.ts";
import type { CatalogEntry } from "./catalog-entry.ts";
import type { Span } from "./span.ts";

/** A fault that someone who writes specs or documents can mend. Never thrown. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: "error" | "warning";
  /** One sentence; names in double quotes. */
  readonly message: string;
  /** The smallest guilty piece of text; undefined only where no file is to blame. */
  readonly span: Span | undefined;
  /** What to do next, as a sentence. */
  readonly hint?: string;
  readonly related?: readonly Related[];
}

/** Another place that explains the fault: `first declared here`. */
export interface Related {
  readonly span: Span;
  readonly message: string;
}

/** Collects what the stages find. */
export interface DiagnosticSink {
  readonly diagnostics: Diagnostic[];
}

/** Adds a fault; its severity and message come from the catalogue, and so does the hint where none is given. */
export function report<C extends Code>(
  sink: DiagnosticSink,
  code: C,
  span: Span | undefined,
  params: ParamsByCode[C],
  more: {
    readonly hint?: string | undefined;
    readonly related?: readonly Related[];
  } = {},
): void {
  const entry: CatalogEntry<ParamsByCode[C]> = catalog[code];
  const hint = more.hint ?? entry.hint?.(params);
  sink.diagnostics.push({
    code,
    severity: entry.severity,
    message: entry.message(params),
    span,
    ...(hint === undefined ? {} : { hint }),
    ...(more.related === undefined ? {} : { related: more.related }),
  });
}

/** Whether anything found forbids going on to `emit`. */
export function hasErrors(sink: DiagnosticSink): boolean {
  return sink.diagnostics.some((diagnostic) => diagnostic.severity === "error");
}

/** By file, then place, then code; what has no place comes first. Twins, alike in code, place and message, are told once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics
    .filter((diagnostic) => {
      const identity = JSON.stringify([diagnostic.code, diagnostic.span, diagnostic.message]);
      return !seen.has(identity) && seen.add(identity) !== undefined;
    })
    .sort(compare);
}

function compare(a: Diagnostic, b: Diagnostic): number {
  if (a.span === undefined || b.span === undefined) return Number(a.span !== undefined) - Number(b.span !== undefined);
  return (
    order(a.span.file, b.span.file) ||
    a.span.start - b.span.start ||
    order(a.code, b.code) ||
    order(a.message, b.message)
  );
}

/** By code units, the same in every locale. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
