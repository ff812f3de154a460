import { type Diagnostic, sortDiagnostics } from "./diagnostic.ts";
import { formatGithub } from "./format-github.ts";
import { formatJson } from "./format-json.ts";
import { formatPretty } from "./format-pretty.ts";
import { formatSarif } from "./format-sarif.ts";
import { createPlaces } from "./places.ts";
import type { SourceFile } from "./source-file.ts";
import type { Span } from "./span.ts";

/** `pretty` is for people, `json` for programs, `github` for annotations in its checks, `sarif` for code scanning. */
export type FormatName = "pretty" | "json" | "github" | "sarif";

/** What printing needs to know besides the faults. */
export interface FormatOptions {
  /** The files that spans point into. A fault in another file is told without line and column. */
  readonly files: readonly SourceFile[];
  /** Whether `pretty` colours its output; see `wantsColor`. False where it is left out. */
  readonly color?: boolean;
  /** Whether `pretty` shows the guilty lines. True where it is left out. */
  readonly frames?: boolean;
  /** Values that must never be seen: the lines that `pretty` shows have `***` in their place. */
  readonly secrets?: readonly Span[];
  /** Version of Specwright, for `sarif`. */
  readonly version?: string;
}

/**
 * Everything found as one text with a final line end, sorted and without twins. `pretty` and `github` print nothing where
 * nothing was found; the other two always print a document.
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  format: FormatName,
  options: FormatOptions,
): string {
  const sorted = sortDiagnostics(diagnostics);
  const places = createPlaces(options.files);
  switch (format) {
    case "pretty":
      return formatPretty(sorted, places, options);
    case "json":
      return formatJson(sorted, places);
    case "github":
      return formatGithub(sorted, places);
    case "sarif":
      return formatSarif(sorted, places, options.version ?? "0.0.0");
  }
}
