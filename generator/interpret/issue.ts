import type { Path } from "../program/example.ts";
import type { IssueCode } from "../program/issue-codes.ts";

/** A fault in a value. `path` leads to it from the outside in; `rule` is the id of the rule where the code is `rule`. */
export interface Issue {
  readonly code: FoundCode;
  readonly path: Path;
  readonly message: string;
  readonly rule?: string;
}

/** What the interpreter finds. The other codes are for what happens between values, and for values that are no plain data. */
export type FoundCode = Exclude<IssueCode, "unknown_reference" | "cycle" | "too_many_issues" | "unreadable">;

/** Issues beyond this number are not kept. */
export const maxIssues = 100;

/** Lists and objects that may stand inside one another, the outermost included. */
export const maxDepth = 64;

/** The state of one walk through a value: where it is and what it found. */
export interface Walk {
  /** Keys and indexes from the root to the value at hand. */
  readonly path: (string | number)[];
  readonly issues: Issue[];
  /** Structural faults so far: everything but broken rules, the issues that were not kept included. */
  faults: number;
}

/** A walk that stands at the root. */
export function startWalk(): Walk {
  return { path: [], issues: [], faults: 0 };
}

/** Notes a structural fault at the value at hand, or at `below` inside it. */
export function reportFault(walk: Walk, code: FoundCode, message: string, below: Path = []): void {
  walk.faults += 1;
  if (walk.issues.length < maxIssues) walk.issues.push({ code, path: [...walk.path, ...below], message });
}

/** Notes a broken rule. Rules around it go on as if nothing had happened. */
export function reportRule(walk: Walk, rule: string, message: string, below: Path): void {
  if (walk.issues.length < maxIssues) walk.issues.push({ code: "rule", path: [...walk.path, ...below], message, rule });
}
