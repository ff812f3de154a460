import type { DiagnosticSink } from "../diagnostics/diagnostic.ts";
import { toJson } from "../load/to-json.ts";
import type { YamlDocument } from "../load/yaml-node.ts";
import type { ProjectSyntax } from "./project-syntax.ts";
import { reportShapeErrors } from "./shape-errors.ts";
import { projectValidator } from "./validator.ts";

/** Compares the project file `specwright.yaml` with its schema. Undefined after an error, which is in `sink`. */
export function checkProject(document: YamlDocument, sink: DiagnosticSink): ProjectSyntax | undefined {
  const value = toJson(document.root);
  if (projectValidator.is(value)) return value;
  reportShapeErrors(document, projectValidator.errors(value), sink);
  return undefined;
}
