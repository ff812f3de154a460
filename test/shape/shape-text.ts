import type { Diagnostic, DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import { sortDiagnostics } from "../../generator/diagnostics/diagnostic.ts";
import { loadYaml } from "../../generator/load/load-yaml.ts";
import { checkShape } from "../../generator/shape/check-shape.ts";
import type { ModuleSyntax } from "../../generator/shape/syntax.ts";
import { placeIn } from "../load/load-text.ts";

/** What checking a module gives; `faults` as `code line:column`, sorted. */
export interface Shaped {
  readonly syntax: ModuleSyntax | undefined;
  readonly faults: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Four lines. */
const head = "specwright: 1\nmodule: sample\ntitle: Sample\ndoc: A sample.\n";

/** Checks a whole module. */
export function shapeModule(text: string): Shaped {
  const sink: DiagnosticSink = { diagnostics: [] };
  const document = loadYaml({ path: "sample.yaml", text }, sink);
  const syntax = document === undefined ? undefined : checkShape(document, sink);
  const diagnostics = sortDiagnostics(sink.diagnostics);
  const faults = diagnostics.map((diagnostic) => `${diagnostic.code} ${placeIn(text, diagnostic.span)}`);
  return { syntax, faults, diagnostics };
}

/** Checks the lines below `types:`, which stands on line 5. */
export function shapeTypes(lines: string): Shaped {
  return shapeModule(`${head}types:\n${lines}\n`);
}

/** Checks the lines below `functions:`, which stands on line 6. */
export function shapeFunctions(lines: string): Shaped {
  return shapeModule(`${head}types: {}\nfunctions:\n${lines}\n`);
}
