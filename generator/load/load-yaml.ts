import { parseDocument } from "yaml";
import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import { buildTree } from "./build-tree.ts";
import { checkCharacters } from "./check-characters.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { readPlainly } from "./read-plainly.ts";
import { scanTokens } from "./scan-tokens.ts";
import { reportSyntaxErrors } from "./syntax-errors.ts";
import type { YamlDocument, YamlNode } from "./yaml-node.ts";

/**
 * Reads YAML 1.2, without the parts that surprise: no anchors, tags, merge keys, directives or further documents, and no
 * scalar that YAML readers disagree on; in a spec no character that hides, either. Returns undefined after an error, which is in `sink`. Never throws, whatever the text.
 */
export function loadYaml(
  file: SourceFile,
  sink: DiagnosticSink,
  kind: "spec" | "document" = "spec",
  limits: Limits = defaultLimits,
): YamlDocument | undefined {
  if (Buffer.byteLength(file.text, "utf8") > limits.fileBytes) {
    report(sink, "file-too-large", { file: file.path, start: 0, end: 0 }, { bytes: limits.fileBytes });
    return undefined;
  }
  if (!checkCharacters(file, kind, sink)) return undefined;
  const root = readPlainly(file, limits) ?? readThoroughly(file, sink, limits);
  return root === undefined ? undefined : { file, root };
}

/** Reads whatever is YAML. Undefined after an error, which is in `sink`. The text must have no hidden characters. */
export function readThoroughly(
  file: SourceFile,
  sink: DiagnosticSink,
  limits: Limits = defaultLimits,
): YamlNode | undefined {
  // The parser can end the process on text that the scan refuses.
  if (!scanTokens(file, sink, limits)) return undefined;
  const document = parse(file.text);
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    reportSyntaxErrors(file, faults, sink);
    return undefined;
  }
  return buildTree(file, document.contents, sink, limits);
}

function parse(text: string): ReturnType<typeof parseDocument> {
  const { stackTraceLimit } = Error;
  // The parser makes an Error of each fault, and hostile text has a hundred thousand: their stacks would take most of the time.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, {
      version: "1.2",
      // Every scalar stays a text: what a plain one means is decided in plain-scalar.ts.
      schema: "failsafe",
      strict: true,
      merge: false,
      uniqueKeys: false,
      resolveKnownTags: false,
      prettyErrors: false,
      logLevel: "error",
    });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
