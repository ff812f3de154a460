import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { Expr } from "../program/expression.ts";
import type { Rule } from "../program/rule.ts";
import { isNeeded, knownAfter } from "./guards.ts";
import { idleParts } from "./parts.ts";
import { reportPart } from "./report-body.ts";
import type { RuleFacts } from "./rule-facts.ts";

/** Reports what is true of rules taken alone. Hands back those that refuse whatever they are asked about. */
export function reportRules(facts: readonly RuleFacts[], sink: DiagnosticSink): ReadonlySet<Rule> {
  const refusing = new Set<Rule>();
  for (const one of facts) if (reportRule(one, sink) === "refuses everything") refusing.add(one.rule);
  return refusing;
}

function reportRule(facts: RuleFacts, sink: DiagnosticSink): "refuses everything" | undefined {
  const { rule, neverApplies, alwaysHolds, neverHolds } = facts;
  const { id, when, must } = rule;
  if (when !== undefined && neverApplies) report(sink, "unreachable-branch", when.span, { what: "when" });
  else if (alwaysHolds) report(sink, "rule-always-true", must.span, { id });
  else if (neverHolds && !isMeant(rule)) {
    const where = when === undefined ? (rule.each === undefined ? "anywhere" : "each") : "when";
    report(sink, "rule-always-false", must.span, { id, where });
    return "refuses everything";
  } else reportParts(facts, sink);
  return undefined;
}

/** `must: "false"` says in so many words that nothing may be as `when` says. */
function isMeant({ when, must }: Rule): boolean {
  return when !== undefined && must.kind === "literal";
}

function reportParts({ rule, coverage }: RuleFacts, sink: DiagnosticSink): void {
  const { when, each, must } = rule;
  const nothing: ReadonlySet<string> = new Set();
  const after: readonly Expr[] = each === undefined ? [must] : [each, must];
  const known = when === undefined ? nothing : new Set(knownAfter(when, true));
  if (when !== undefined && coverage.of(when) === "true") {
    if (!isNeeded(when, true, nothing, after)) {
      report(sink, "condition-never-decides", when.span, { what: "when", outcome: "true" });
    }
  } else if (when !== undefined) {
    for (const part of idleParts({ root: when, coverage, known: nothing, after })) reportPart(part, sink);
  }
  for (const part of idleParts({ root: must, coverage, known, after: [] })) reportPart(part, sink);
}
