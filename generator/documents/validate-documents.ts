import { findRule, hintFor } from "../advice/hints.ts";
import { issueSpan } from "../advice/issue-span.ts";
import { rootPlace, type TypedPlace } from "../advice/typed-place.ts";
import { type Diagnostic, type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { clueOf } from "../interpret/catalog/clue.ts";
import { createInterpreter, type Interpreter } from "../interpret/interpreter.ts";
import { type Issue, maxIssues } from "../interpret/issue.ts";
import { nodeAt } from "../load/locate.ts";
import { toJson } from "../load/to-json.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import { hasLayouts } from "../program/has-layouts.ts";
import type { Program } from "../program/program.ts";
import { canHoldSecrets } from "./can-hold-secrets.ts";
import { canonicalTree } from "./canonical-tree.ts";
import { type DocumentFormat, readDocuments } from "./read-documents.ts";
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

/** Faults that are told for one run; more would be read by nobody. */
const maxFaults = 1000;

/** Whether only the layout that is sent is taken, or all in which configuration is written. */
export interface LayoutOptions {
  readonly canonical: boolean;
}

/** Validates every document of the files as `type`, which the program has. Every issue becomes a diagnostic at its place. */
export function validateDocuments(
  program: Program,
  type: string,
  files: readonly DocumentFile[],
  sink: DiagnosticSink,
  { canonical }: LayoutOptions = { canonical: false },
): ValidationReport {
  const interpreter = createInterpreter(program);
  const judge = canonical || !hasLayouts(program, type) ? judgeSent : judgeConfig;
  const secrets: Span[] = [];
  let documents = 0;
  for (const { file, format } of files) {
    const before = sink.diagnostics.length;
    const roots = readDocuments(file, format, sink);
    // Where a file cannot be read, nobody can tell what in it is secret.
    if (sink.diagnostics.length > before && canHoldSecrets(program, type)) {
      secrets.push({ file: file.path, start: 0, end: file.text.length });
    }
    for (const root of roots) {
      documents += 1;
      const { tree, layoutIssues, issues } = judge(interpreter, type, root);
      if (layoutIssues.length + issues.length === 0) continue;
      const place = rootPlace(program, { kind: "reference", target: type }, tree);
      for (const span of secretSpans(program, place)) secrets.push(span);
      if (canHoldSecrets(program, type)) secrets.push(...unplacedSpans(root, layoutIssues));
      for (const issue of layoutIssues) reportLayoutIssue(root, issue, sink);
      for (const issue of issues) reportIssue(program, place, tree, issue, file, sink);
      if (layoutIssues.length + issues.length >= maxIssues) {
        reportLimit(file, root, `Only the first ${maxIssues} issues are told.`, sink);
      }
      if (sink.diagnostics.length > maxFaults) {
        reportLimit(file, root, "Documents after this one were not looked at.", sink);
        return { documents, secrets };
      }
    }
  }
  return { documents, secrets };
}

/** What is wrong with one document. */
interface Judgement {
  /** The document in the layout that is sent, every part at the place that it has in the file. */
  readonly tree: YamlNode;
  /** Faults of the layout, by their paths in the file. */
  readonly layoutIssues: readonly Issue[];
  /** Faults of the value, by their paths in `tree`. */
  readonly issues: readonly Issue[];
}

function judgeSent(interpreter: Interpreter, type: string, root: YamlNode): Judgement {
  return { tree: root, layoutIssues: [], issues: interpreter.validate(type, toJson(root)) };
}

function judgeConfig(interpreter: Interpreter, type: string, root: YamlNode): Judgement {
  const reading = interpreter.readConfig(type, toJson(root));
  const issues = interpreter.validate(type, reading.value);
  if (reading.issues.length + issues.length === 0) return { tree: root, layoutIssues: [], issues };
  return { tree: canonicalTree(root, reading), layoutIssues: reading.issues, issues };
}

/** What could not be placed is not in the tree that tells what is secret. */
function unplacedSpans(root: YamlNode, issues: readonly Issue[]): readonly Span[] {
  return issues.flatMap(({ path }) => nodeAt(root, path)?.span ?? []);
}

function reportLayoutIssue(root: YamlNode, issue: Issue, sink: DiagnosticSink): void {
  const hint = issue.code === "conflict" ? "Take one of the two out." : undefined;
  report(sink, issue.code, issueSpan(root, issue), { message: issue.message }, { hint });
}

function reportIssue(
  program: Program,
  place: TypedPlace,
  root: YamlNode,
  issue: Issue,
  file: SourceFile,
  sink: DiagnosticSink,
): void {
  const hint = hintFor(program, place, issue, file.text);
  const related = issue.code === "rule" ? relatedRule(program, place, issue) : relatedPlaces(root, issue);
  report(
    sink,
    issue.code,
    issueSpan(root, issue),
    { message: issue.message },
    { hint, ...(related.length === 0 ? {} : { related }) },
  );
}

/** Other places of a catalog that have to do with an issue. */
function relatedPlaces(root: YamlNode, issue: Issue): NonNullable<Diagnostic["related"]> {
  const places = clueOf(issue)?.related ?? [];
  return places.map(({ path, message }) => ({ span: issueSpan(root, { ...issue, path }), message }));
}

function relatedRule(program: Program, place: TypedPlace, issue: Issue): NonNullable<Diagnostic["related"]> {
  const rule = findRule(program, place, issue);
  return rule === undefined ? [] : [{ span: rule.span, message: `The rule "${rule.id}" stands here.` }];
}

function reportLimit(file: SourceFile, root: YamlNode, message: string, sink: DiagnosticSink): void {
  report(sink, "too_many_issues", { file: file.path, start: root.span.end, end: root.span.end }, { message });
}
