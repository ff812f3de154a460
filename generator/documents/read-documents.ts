import type { Code } from "../diagnostics/catalog.ts";
import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { defaultLimits } from "../load/limits.ts";
import { loadYaml } from "../load/load-yaml.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import { loadJson, type TextRange } from "./json-tree.ts";

/** How the documents of a file are written. NDJSON is one JSON value a line. */
export type DocumentFormat = "yaml" | "json" | "ndjson";

/** The format that goes with the ending of a file's name; undefined for endings that say nothing. */
export function formatOf(path: string): DocumentFormat | undefined {
  return formatsByEnding[/\.[a-z]+$/u.exec(path.toLowerCase())?.[0] ?? ""];
}

const formatsByEnding: Readonly<Record<string, DocumentFormat>> = Object.freeze({
  ".yaml": "yaml",
  ".yml": "yaml",
  ".json": "json",
  ".ndjson": "ndjson",
  ".jsonl": "ndjson",
});

/**
 * The documents of a file, each a tree that knows its places. One that cannot be read is missing, and told in `sink`. `yamlBytes` are
 * those that YAML may have; JSON was measured before it was read.
 */
export function readDocuments(
  file: SourceFile,
  format: DocumentFormat,
  sink: DiagnosticSink,
  yamlBytes: number = defaultLimits.fileBytes,
): readonly YamlNode[] {
  switch (format) {
    case "yaml":
      return present([readYaml(file, sink, yamlBytes)]);
    case "json":
      return present([loadJson(file, sink)]);
    case "ndjson":
      return present([...lines(file.text)].map((line) => loadJson(file, sink, line)));
  }
}

/** Reads YAML. What can be wrong with JSON as well has the code that it has there. */
function readYaml(file: SourceFile, sink: DiagnosticSink, fileBytes: number): YamlNode | undefined {
  const found: DiagnosticSink = { diagnostics: [] };
  const document = loadYaml(file, found, "document", { ...defaultLimits, fileBytes });
  for (const fault of found.diagnostics) {
    if (fault.code === "duplicate-key") {
      report(sink, "duplicate_key", fault.span, {}, { related: fault.related ?? [] });
      continue;
    }
    const hint = hints.get(fault.code);
    const code = codes.get(fault.code) ?? fault.code;
    sink.diagnostics.push({ ...fault, code, ...(hint === undefined ? {} : { hint }) });
  }
  return document?.root;
}

const codes: ReadonlyMap<Code, Code> = new Map([
  ["unsafe-number", "unsafe_integer"],
  ["ill-formed-text", "ill_formed"],
  ["too-deep", "too_deep"],
]);

/** What to do in documents, which cannot declare types, where the hint for specs is to do so. */
const hints: ReadonlyMap<Code, string> = new Map([
  ["anchor", "Write the value out; put a text that begins with & or * in quotes."],
  ["too-deep", "Make the value flatter."],
]);

/** Offsets of the lines that hold more than white space. */
function* lines(text: string): Generator<TextRange> {
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    if (text.slice(start, end).trim() !== "") yield [start, end];
    start = end + 1;
  }
}

function present(roots: readonly (YamlNode | undefined)[]): readonly YamlNode[] {
  return roots.filter((root) => root !== undefined);
}
