import { catalog } from "./catalog.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Place, Places } from "./places.ts";
import { visibleLines } from "./visible-text.ts";

/** For code scanning: SARIF 2.1.0 with one run; `version` is that of Specwright. Paths are relative to the working folder. */
export function formatSarif(diagnostics: readonly Diagnostic[], places: Places, version: string): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "specwright",
            version,
            rules: codes.map((code) => ({
              id: code,
              fullDescription: { text: catalog[code].explain },
              defaultConfiguration: { level: catalog[code].severity },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, codes, places)),
      },
    ],
  };
  return visibleLines(`${JSON.stringify(log, undefined, 2)}\n`);
}

function resultOf(diagnostic: Diagnostic, codes: readonly string[], places: Places) {
  const { code, severity, message, hint, span, related } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    locations: span === undefined ? [] : [{ physicalLocation: physicalLocation(places.place(span)) }],
    ...(related === undefined
      ? {}
      : {
          relatedLocations: related.map((other, id) => ({
            id,
            message: { text: other.message },
            physicalLocation: physicalLocation(places.place(other.span)),
          })),
        }),
  };
}

function physicalLocation({ file, range }: Place) {
  const artifactLocation = { uri: file.split("/").map(encodeURIComponent).join("/") };
  if (range === undefined) return { artifactLocation };
  return {
    artifactLocation,
    region: {
      startLine: range.start.line,
      startColumn: range.start.column,
      endLine: range.end.line,
      endColumn: range.end.column,
    },
  };
}
