import type { DiagnosticSink } from "../diagnostics/diagnostic.ts";
import { toJson } from "../load/to-json.ts";
import type { YamlDocument } from "../load/yaml-node.ts";
import { warnOfCutTexts } from "./cut-texts.ts";
import { reportShapeErrors } from "./shape-errors.ts";
import type { ModuleSyntax } from "./syntax.ts";
import { specValidator } from "./validator.ts";

/** Compares a module with the language's schema. Undefined after an error, which is in `sink`. */
export function checkShape(document: YamlDocument, sink: DiagnosticSink): ModuleSyntax | undefined {
  const value = toJson(document.root);
  if (!specValidator.is(value)) {
    reportShapeErrors(document, specValidator.errors(value), sink);
    return undefined;
  }
  warnOfCutTexts(document, sink);
  return value;
}
