import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { BodyFacts } from "./body-facts.ts";
import type { IdlePart } from "./parts.ts";

/** Reports what makes no difference in expressions that are no rules. */
export function reportBody({ parts, rows }: BodyFacts, sink: DiagnosticSink): void {
  for (const part of parts) reportPart(part, sink);
  for (const row of rows) report(sink, "unreachable-branch", row.give.span, { what: "row" });
}

/** Reports a part that makes no difference. */
export function reportPart({ expr, how }: IdlePart, sink: DiagnosticSink): void {
  if (how === "never") report(sink, "unreachable-branch", expr.span, { what: "part" });
  else report(sink, "condition-never-decides", expr.span, { what: "part", outcome: how });
}
