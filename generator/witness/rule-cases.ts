import type { ModelDeclaration } from "../program/declaration.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../program/json.ts";
import type { Rule } from "../program/rule.ts";
import type { Candidate } from "./candidate.ts";
import { changed } from "./edit.ts";
import { minimize } from "./minimize.ts";
import { readsOfRules } from "./rule-reads.ts";
import type { ValueSource } from "./value-source.ts";
import { findVariation, type Variable } from "./variations.ts";

/** How many variations of each starting object are tried. */
const attempts = 2000;

/** Most neighbours that are kept for each place that the rule reads. */
const mostNeighbours = 2;

/**
 * Candidates for one rule: an object that breaks it and nothing else, as small as it can be; and objects that differ from that
 * one in one place that the rule reads, and break or keep the rule. Where no object was found that breaks the rule alone, one
 * that breaks others with it has to do; without that, there are no candidates.
 */
export function ruleCases(source: ValueSource, model: ModelDeclaration, rule: Rule): readonly Candidate[] {
  const reads = readsOfRules(source, [rule]);
  const isAlone = (value: JsonValue): boolean => breaks(source, model, rule, value, true);
  const isBroken = (value: JsonValue): boolean => breaks(source, model, rule, value, false);
  const joint = findBroken(source, model, reads, isBroken);
  if (joint === undefined) return [];
  // Rules that are broken along with this one may be kept by changing what they read and this one does not.
  const broken = new Set(source.interpreter.validate(model.name, joint).map((issue) => issue.rule));
  const companions = model.rules.filter(({ id }) => broken.has(id));
  const alone =
    findBroken(source, model, reads, isAlone) ??
    findBroken(source, model, readsOfRules(source, [rule, ...companions]), isAlone);
  const smallest = alone === undefined ? minimize(joint, isBroken) : minimize(alone, isAlone);
  return [
    { description: `breaks the rule ${rule.id}`, value: smallest },
    ...reads.flatMap((read) => {
      const place = read.path.map((step) => (typeof step === "symbol" ? "element" : step)).join(".");
      const neighbours = read.values
        .map((to) => changed(smallest, read.path, to))
        .filter((value) => value !== smallest && source.fits({ kind: "reference", target: model.name }, value));
      const others = neighbours.filter(isAlone).slice(0, mostNeighbours);
      const mended = neighbours.filter((value) => source.interpreter.validate(model.name, value).length === 0);
      return [
        ...others.map((value) => ({ description: `breaks the rule ${rule.id} with another ${place}`, value })),
        ...mended
          .slice(0, mostNeighbours)
          .map((value) => ({ description: `keeps the rule ${rule.id} with another ${place}`, value })),
      ];
    }),
  ];
}

/** Whether a value breaks the rule, and other rules at most; `alone` forbids those too. */
function breaks(source: ValueSource, model: ModelDeclaration, rule: Rule, value: JsonValue, alone: boolean): boolean {
  if (!source.fits({ kind: "reference", target: model.name }, value)) return false;
  const issues = source.interpreter.validate(model.name, value);
  const isIt = (id: string | undefined): boolean => id === rule.id;
  return issues.some((issue) => isIt(issue.rule)) && issues.every((issue) => (alone ? isIt(issue.rule) : issue.rule));
}

function findBroken(
  source: ValueSource,
  model: ModelDeclaration,
  reads: readonly Variable[],
  isBroken: (value: JsonValue) => boolean,
): JsonObject | undefined {
  const counterexamples = model.counterexamples.map(({ value }) => value);
  const known = counterexamples.find((value) => isBroken(value));
  if (isJsonObject(known)) return known;
  for (const start of source.objects(model.name)) {
    const broken = findVariation(start, reads, attempts, isBroken);
    if (broken !== undefined) return broken;
  }
  return undefined;
}
