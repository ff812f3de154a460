import { findRule, hintFor } from "../advice/hints.ts";
import { issueSpan } from "../advice/issue-span.ts";
import type { TypedPlace } from "../advice/typed-place.ts";
import { type Diagnostic, type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { clueOf } from "../interpret/catalog/clue.ts";
import type { Issue } from "../interpret/issue.ts";
import { nodeAt } from "../load/locate.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import type { Program } from "../program/program.ts";

/** What could not be placed is not in the tree that tells what is secret. */
export function unplacedSpans(root: YamlNode, issues: readonly Issue[]): readonly Span[] {
  return issues.flatMap(({ path }) => nodeAt(root, path)?.span ?? []);
}

/** Reports a fault of the layout, by its path in the file. */
export function reportLayoutIssue(root: YamlNode, issue: Issue, sink: DiagnosticSink): void {
  const hint = issue.code === "conflict" ? "Take one of the two out." : undefined;
  report(sink, issue.code, issueSpan(root, issue), { message: issue.message }, { hint });
}

/** Reports an issue of a value at its place; `textOf` gives the text of a file. */
export function reportIssue(
  program: Program,
  place: TypedPlace,
  root: YamlNode,
  issue: Issue,
  textOf: (file: string) => string,
  sink: DiagnosticSink,
): void {
  const hint = hintFor(program, place, issue, textOf(issueSpan(root, issue).file));
  const related = [...relatedRule(program, place, issue), ...relatedPlaces(root, issue)];
  report(
    sink,
    issue.code,
    issueSpan(root, issue),
    { message: clueOf(issue)?.sentence ?? issue.message },
    { hint, ...(related.length === 0 ? {} : { related }) },
  );
}

/** Other places of a catalog that have to do with an issue. */
function relatedPlaces(root: YamlNode, issue: Issue): NonNullable<Diagnostic["related"]> {
  const places = clueOf(issue)?.related ?? [];
  return places.map(({ path, message }) => ({ span: issueSpan(root, { ...issue, path }), message }));
}

function relatedRule(program: Program, place: TypedPlace, issue: Issue): NonNullable<Diagnostic["related"]> {
  const rule = issue.code === "rule" ? findRule(program, place, issue) : undefined;
  return rule === undefined ? [] : [{ span: rule.span, message: `The rule "${rule.id}" stands here.` }];
}

/** Says behind a document why no more is told. */
export function reportLimit(file: SourceFile, root: YamlNode, message: string, sink: DiagnosticSink): void {
  report(sink, "too_many_issues", { file: file.path, start: root.span.end, end: root.span.end }, { message });
}
