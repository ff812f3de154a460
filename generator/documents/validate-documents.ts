import { rootPlace } from "../advice/typed-place.ts";
import type { DiagnosticSink } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { createInterpreter } from "../interpret/interpreter.ts";
import { maxIssues } from "../interpret/issue.ts";
import { toJson } from "../load/to-json.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import { canHoldSecrets } from "../program/can-hold-secrets.ts";
import type { ModelDeclaration } from "../program/declaration.ts";
import type { Program } from "../program/program.ts";
import { joinCatalog } from "./join-catalog.ts";
import { judgeOf, type LayoutOptions } from "./judge.ts";
import { type DocumentFormat, readDocuments } from "./read-documents.ts";
import { reportIssue, reportLayoutIssue, reportLimit, unplacedSpans } from "./report-issues.ts";
import { secretSpans } from "./secret-spans.ts";

/** A file with documents and how they are written. */
export interface DocumentFile {
  readonly file: SourceFile;
  readonly format: DocumentFormat;
}

/** What came of it; the faults are in the sink. */
export interface ValidationReport {
  /** Documents that could be read. */
  readonly documents: number;
  /** Places whose text must not be printed. */
  readonly secrets: readonly Span[];
}

/** Faults after which no further document is looked at: more would be read by nobody. */
export const maxFaults: number = 1000;

/** How documents are read, and how much of them. */
export interface ValidationOptions extends LayoutOptions {
  /** Faults after which no further document is looked at; `maxFaults` where it is left out. */
  readonly maxFaults?: number | undefined;
  /** Bytes that YAML may have; what a spec may have where it is left out. */
  readonly yamlBytes?: number | undefined;
}

/** A document, and the file that it stands in. */
interface Document {
  readonly root: YamlNode;
  readonly file: SourceFile;
}

/**
 * Validates every document of the files as `type`, which the program has; for a catalog all of them together are one. Every issue
 * becomes a diagnostic at its place.
 */
export function validateDocuments(
  program: Program,
  type: string,
  files: readonly DocumentFile[],
  sink: DiagnosticSink,
  options: ValidationOptions = { canonical: false },
): ValidationReport {
  const secrets: Span[] = [];
  const documents: Document[] = [];
  for (const { file, format } of files) {
    const before = sink.diagnostics.length;
    const roots = readDocuments(file, format, sink, options.yamlBytes);
    // Where a file cannot be read, nobody can tell what in it is secret.
    if (sink.diagnostics.length > before && canHoldSecrets(program, { kind: "reference", target: type })) {
      secrets.push({ file: file.path, start: 0, end: file.text.length });
    }
    for (const root of roots) documents.push({ root, file });
  }
  const declaration = program.declarations[type];
  const isCatalog = declaration?.kind === "model" && declaration.catalog !== undefined;
  const more = isCatalog
    ? validateCatalog(program, declaration, documents, sink, options)
    : validateEach(program, type, documents, sink, options);
  return { documents: documents.length, secrets: [...secrets, ...more] };
}

/** Returns the places of secrets. */
function validateEach(
  program: Program,
  type: string,
  documents: readonly Document[],
  sink: DiagnosticSink,
  options: ValidationOptions,
): readonly Span[] {
  const most = options.maxFaults ?? maxFaults;
  const judge = judgeOf(program, type, createInterpreter(program), options);
  const secrets: Span[] = [];
  for (const [index, { root, file }] of documents.entries()) {
    const { tree, layoutIssues, issues } = judge(root);
    if (layoutIssues.length + issues.length === 0) continue;
    const place = rootPlace(program, { kind: "reference", target: type }, tree);
    for (const span of secretSpans(program, place)) secrets.push(span);
    if (canHoldSecrets(program, { kind: "reference", target: type }))
      secrets.push(...unplacedSpans(root, layoutIssues));
    for (const issue of layoutIssues) reportLayoutIssue(root, issue, sink);
    for (const issue of issues) reportIssue(program, place, tree, issue, () => file.text, sink);
    if (layoutIssues.length + issues.length >= maxIssues) {
      reportLimit(file, root, `Only the first ${maxIssues} issues are told.`, sink);
    }
    if (sink.diagnostics.length >= most && index + 1 < documents.length) {
      reportLimit(file, root, "Documents after this one were not looked at.", sink);
      return secrets;
    }
  }
  return secrets;
}

/** Returns the places of secrets. A catalog of which a file is missing is not judged: what is in that file would be missed. */
function validateCatalog(
  program: Program,
  catalog: ModelDeclaration,
  documents: readonly Document[],
  sink: DiagnosticSink,
  options: LayoutOptions,
): readonly Span[] {
  const [first] = documents;
  if (first === undefined || sink.diagnostics.length > 0) return [];
  const interpreter = createInterpreter(program);
  const roots = documents.map(({ root }) => root);
  const { tree, layoutIssues } = joinCatalog(program, catalog, interpreter, roots, options, sink);
  const issues = interpreter.validate(catalog.name, toJson(tree));
  if (layoutIssues.length + issues.length + sink.diagnostics.length === 0) return [];
  const place = rootPlace(program, { kind: "reference", target: catalog.name }, tree);
  const texts = new Map(documents.map(({ file }) => [file.path, file.text]));
  for (const { root, issue } of layoutIssues) reportLayoutIssue(root, issue, sink);
  for (const issue of issues) reportIssue(program, place, tree, issue, (path) => texts.get(path) ?? "", sink);
  if (issues.length >= maxIssues)
    reportLimit(first.file, first.root, `Only the first ${maxIssues} issues are told.`, sink);
  return [...secretSpans(program, place), ...layoutIssues.flatMap(({ root, issue }) => unplacedSpans(root, [issue]))];
}
