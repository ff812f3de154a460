import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { Span } from "../diagnostics/span.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import type { Target } from "./target.ts";
import { targets } from "./targets.ts";

/** The targets that are named, in their own order; all of them where none is. An unknown name is in `sink`. */
export function selectTargets(
  names: readonly (string | { readonly name: string; readonly span: Span })[] | undefined,
  sink: DiagnosticSink,
): readonly Target[] {
  const wanted = names?.map((name) => (typeof name === "string" ? { name, span: undefined } : name));
  const known = targets.map(({ name }) => name);
  for (const { name, span } of wanted ?? []) {
    if (known.includes(name)) continue;
    const hint = didYouMean(name, known) ?? `The targets are ${known.join(", ")}.`;
    report(sink, "project-invalid", span, { reason: `There is no target ${JSON.stringify(name)}.` }, { hint });
  }
  return targets.filter(({ name }) => wanted === undefined || wanted.some((each) => each.name === name));
}
