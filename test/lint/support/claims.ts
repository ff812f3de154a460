import type { Diagnostic, DiagnosticSink } from "../../../generator/diagnostics/diagnostic.ts";
import { lint } from "../../../generator/lint/lint.ts";
import type { ModelFacts } from "../../../generator/lint/model-facts.ts";
import type { ModelDeclaration } from "../../../generator/program/declaration.ts";
import { visit } from "../../../generator/program/expression-walk.ts";
import type { Program } from "../../../generator/program/program.ts";
import type { Outcomes } from "./true-facts.ts";

/** What is claimed of a model, in the words of `trueFacts`. */
export function claimsOf({ rules, impossible, excluded, required, forbidden }: ModelFacts): ReadonlySet<string> {
  const claims = rules.flatMap(({ rule, neverApplies, alwaysHolds, neverHolds }) => [
    ...(neverApplies ? [`${rule.id} never applies`] : []),
    ...(alwaysHolds ? [`${rule.id} always holds`] : []),
    ...(neverHolds ? [`${rule.id} never holds`] : []),
  ]);
  return new Set([
    ...claims,
    ...(impossible === undefined ? [] : ["nothing valid"]),
    ...excluded.map(({ rule }) => `${rule.id} excluded`),
    ...required.map(({ property }) => `${property.name} required`),
    ...forbidden.map(({ property }) => `${property.name} forbidden`),
  ]);
}

/** What lint reports. */
export function findings(program: Program): readonly Diagnostic[] {
  const sink: DiagnosticSink = { diagnostics: [] };
  lint(program, sink);
  return sink.diagnostics;
}

/** Claims about parts of the rules of a model: how many there are, and those that the outcomes contradict. */
export function partClaims(
  program: Program,
  model: ModelDeclaration,
  outcomes: Outcomes,
): { readonly count: number; readonly wrong: readonly string[] } {
  const claims = findings(program).flatMap(({ code, span, message }) => {
    if (code !== "unreachable-branch" && code !== "condition-never-decides") return [];
    const isWhen = message.startsWith("This `when` is never true");
    const constant = code === "condition-never-decides" ? [message.includes("always true")] : [];
    return [{ place: `${span?.start}-${span?.end}`, allowed: isWhen ? [false] : constant }];
  });
  const wrong = claims.flatMap(({ place, allowed }) => {
    const seen = seenAt(model, place, outcomes).filter((value) => !allowed.includes(value));
    return seen.length === 0 ? [] : [`${place}: ${seen.join()}`];
  });
  return { count: claims.length, wrong };
}

function seenAt(model: ModelDeclaration, place: string, outcomes: Outcomes): readonly boolean[] {
  const seen: boolean[] = [];
  for (const root of model.rules.flatMap(({ when, must }) => [when ?? must, must])) {
    visit(root, (expr) => {
      if (`${expr.span.start}-${expr.span.end}` !== place) return;
      // The null of a comparison that `has` has become lies at the same place.
      for (const value of outcomes.get(expr) ?? []) if (typeof value === "boolean") seen.push(value);
    });
  }
  return seen;
}
