import type { Path } from "../program/example.ts";
import type { IssueCode } from "../program/issue-codes.ts";
import { insideSecretText, secretValueText } from "../program/messages.ts";

/** A fault in a value. `path` leads to it from the outside in; `rule` is the id of the rule where the code is `rule`. */
export interface Issue {
  readonly code: FoundCode;
  readonly path: Path;
  readonly message: string;
  readonly rule?: string;
}

/** What the interpreter finds. The other codes are for values that are no plain data. */
export type FoundCode = Exclude<IssueCode, "too_many_issues" | "unreadable">;

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
  /** Where something stands in what the user wrote, for messages that name a place. */
  readonly placeOf: (path: Path) => Path;
  /** The secret that the walk is in: how many steps lead to it, and what has been told of its inside. */
  secret?: { readonly steps: number; readonly told: Set<string> } | undefined;
}

/** A walk that stands at the root. */
export function startWalk(placeOf: (path: Path) => Path = (path) => path): Walk {
  return { path: [], issues: [], faults: 0, placeOf };
}

/** Notes a structural fault at the value at hand, or at `below` inside it. */
export function reportFault(walk: Walk, code: FoundCode, message: string, below: Path = []): void {
  walk.faults += 1;
  report(walk, { code, path: [...walk.path, ...below], message });
}

/** Notes a broken rule. Rules around it go on as if nothing had happened. */
export function reportRule(walk: Walk, rule: string, message: string, below: Path): void {
  report(walk, { code: "rule", path: [...walk.path, ...below], message, rule });
}

/** Walks through a secret: what is wrong there is told at its own path, each kind once, and nothing of what is in it. */
export function insideSecret(walk: Walk, check: () => void): void {
  const outer = walk.secret;
  walk.secret ??= { steps: walk.path.length, told: new Set() };
  check();
  walk.secret = outer;
}

/** Whether an issue is about something inside a secret; its path ends at the secret then. */
export function isInsideSecret({ code, message, rule = code }: Issue): boolean {
  return message === insideSecretText(rule);
}

function report(walk: Walk, issue: Issue): void {
  const told = toldOf(walk, issue);
  if (told !== undefined && walk.issues.length < maxIssues) walk.issues.push(told);
}

/** An issue as it may be told; undefined where all that may be told has been. */
function toldOf({ secret }: Walk, issue: Issue): Issue | undefined {
  if (secret === undefined) return issue;
  const { code, path, rule = code } = issue;
  if (path.length > secret.steps) {
    if (secret.told.has(rule)) return undefined;
    secret.told.add(rule);
    return { ...issue, path: path.slice(0, secret.steps), message: insideSecretText(rule) };
  }
  return code === "not_in_enum" || code === "not_allowed" ? { ...issue, message: secretValueText } : issue;
}

/** Notes a fault between members of a catalog, which are sound themselves. What is around the catalog goes on like after a broken rule. */
export function reportRelation(
  walk: Walk,
  code: FoundCode,
  message: string,
  below: Path,
  rule?: string,
): Issue | undefined {
  if (walk.issues.length >= maxIssues) return undefined;
  const issue = { code, path: [...walk.path, ...below], message, ...(rule === undefined ? {} : { rule }) };
  walk.issues.push(issue);
  return issue;
}
