import { findRule, hintFor } from "../advice/hints.ts";
import { issueSpan } from "../advice/issue-span.ts";
import { rootPlace } from "../advice/typed-place.ts";
import type { Place } from "../bind/place.ts";
import type { DiagnosticSink, Related } from "../diagnostics/diagnostic.ts";
import type { Span } from "../diagnostics/span.ts";
import type { Interpreter } from "../interpret/interpreter.ts";
import type { Issue } from "../interpret/issue.ts";
import type { YamlDocument } from "../load/yaml-node.ts";
import type { Property } from "../program/declaration.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";

/** What trying the values of a spec needs. */
export interface Trial {
  readonly program: Program;
  readonly interpreter: Interpreter;
  /** The modules as they are written; values of others are told at the thing that has them. */
  readonly documents: readonly YamlDocument[];
  readonly sink: DiagnosticSink;
}

/** A value of a spec, and what it should be. */
export interface TriedValue {
  readonly type: TypeExpr;
  /** The property whose value it is. */
  readonly property?: Property;
  /** Undefined where it is written nowhere. */
  readonly written: Place | undefined;
  /** The thing that has the value. */
  readonly owner: Span;
}

/** Where an issue is to be told, and what to do about it. */
export interface Blame {
  readonly span: Span;
  readonly hint: string | undefined;
  readonly related: readonly Related[];
}

/** The smallest piece of a value to blame for an issue in it. */
export function blameFor({ program }: Trial, { type, property, written, owner }: TriedValue, issue: Issue): Blame {
  if (written === undefined) return { span: owner, hint: undefined, related: [] };
  const place = rootPlace(program, type, written.node, property);
  const rule = issue.code === "rule" ? findRule(program, place, issue) : undefined;
  return {
    span: isWhole(issue) ? written.node.span : issueSpan(written.node, issue),
    hint: hintFor(program, place, issue, written.file.text),
    related: rule === undefined ? [] : [{ span: rule.span, message: `The rule "${rule.id}" stands here.` }],
  };
}

function isWhole({ code, path }: Issue): boolean {
  return path.length === 0 || (path.length === 1 && code === "missing");
}
