import type { ModelDeclaration } from "../program/declaration.ts";
import type { Rule } from "../program/rule.ts";
import type { Judge } from "./evaluate/judge.ts";
import type { Explorer } from "./explore.ts";
import { frameOf, holds } from "./subject.ts";

/** A condition on an object beside the rules, and the properties that it reads. */
export interface Condition {
  readonly reads: readonly string[];
  readonly test: (judge: Judge) => boolean;
}

/**
 * Rules that no object can keep together while the condition holds, no more than are needed; undefined where there are none, or
 * where there is too much to look at. With rules of one group the condition has to do, the others cannot matter to it.
 */
export function contradiction(
  condition: Condition,
  rules: readonly Rule[],
  model: ModelDeclaration,
  explorer: Explorer,
): readonly Rule[] | undefined {
  const frame = frameOf(model);
  const isImpossible = (some: readonly Rule[]): boolean =>
    explorer.find((judge) => condition.test(judge) && some.every((rule) => holds(rule, frame, judge))) === "none";
  let core = concerned(condition.reads, rules);
  if (!isImpossible(core)) return undefined;
  for (const rule of core) {
    const less = core.filter((other) => other !== rule);
    if (isImpossible(less)) core = less;
  }
  return core;
}

/** The rules that have to do with these properties, by way of others too, nearest first; those that read nothing always have. */
function concerned(reads: readonly string[], rules: readonly Rule[]): readonly Rule[] {
  const reached = new Set(reads);
  const found = rules.filter((rule) => rule.reads.length === 0);
  let rest = rules.filter((rule) => rule.reads.length > 0);
  for (;;) {
    const next = rest.filter((rule) => rule.reads.some((name) => reached.has(name)));
    if (next.length === 0) return found;
    found.push(...next);
    rest = rest.filter((rule) => !next.includes(rule));
    for (const rule of next) for (const name of rule.reads) reached.add(name);
  }
}

/** The rules in groups that share no property. */
export function groupsOf(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const groups: (readonly Rule[])[] = [];
  let rest = rules;
  for (;;) {
    const [first] = rest;
    if (first === undefined) return groups;
    const group = [first, ...concerned(first.reads, rest).filter((rule) => rule !== first)];
    groups.push(group);
    rest = rest.filter((rule) => !group.includes(rule));
  }
}
