import type { Diagnostic, DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import { positionAt } from "../../generator/diagnostics/source-file.ts";
import type { Span } from "../../generator/diagnostics/span.ts";
import { loadYaml } from "../../generator/load/load-yaml.ts";
import { toJson } from "../../generator/load/to-json.ts";
import type { YamlDocument } from "../../generator/load/yaml-node.ts";
import type { JsonValue } from "../../generator/program/json.ts";

/** What loading a text gives; `faults` as `code line:column`. */
export interface Loaded {
  readonly document: YamlDocument | undefined;
  readonly value: JsonValue | undefined;
  readonly faults: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Loads a text as the file `sample.yaml`. */
export function loadText(text: string): Loaded {
  const sink: DiagnosticSink = { diagnostics: [] };
  const document = loadYaml({ path: "sample.yaml", text }, sink);
  return {
    document,
    value: document === undefined ? undefined : toJson(document.root),
    faults: sink.diagnostics.map((diagnostic) => `${diagnostic.code} ${placeIn(text, diagnostic.span)}`),
    diagnostics: sink.diagnostics,
  };
}

/** `line:column` of where a span begins. */
export function placeIn(text: string, span: Span | undefined): string {
  if (span === undefined) return "nowhere";
  const { line, column } = positionAt(text, span.start);
  return `${line}:${column}`;
}
