import { demanding, demandingPart, type Predicate, saying, sayingPart } from "./predicate.ts";

/**
 * Something said in both moods: "`x` is set" and "`x` must be set". How it may be joined with others, so that nobody reads the
 * parts together wrongly:
 *
 * - `plain`: with anything;
 * - `and`, `or`: parts joined by that word, in a list of its own kind, or with a word in front that holds it together;
 * - `open`: as the last of a list only, since it takes in whatever follows.
 */
export interface Clause {
  readonly says: string;
  readonly demands: string;
  readonly joins: "plain" | "and" | "or" | "open";
  /** There where the clause is one predicate, which others may be merged with. */
  readonly predicate?: Predicate;
}

/** A clause of one predicate. */
export function clauseOf(predicate: Predicate): Clause {
  return { says: saying(predicate), demands: demanding(predicate), joins: "plain", predicate };
}

/** A clause whose subject says how many at most, or none: "no item may be empty". */
export function permission(predicate: Predicate): Clause {
  const { subject, verb, complement } = predicate;
  return { says: saying(predicate), demands: `${subject} may ${verb} ${complement}`, joins: "plain" };
}

/** The clauses in one sentence; undefined where it could be misread. */
export function joinClauses(kind: "and" | "or", clauses: readonly Clause[]): Clause | undefined {
  const merged = mergePredicates(kind, clauses);
  const [only] = merged;
  if (merged.length === 1 && only !== undefined) return only;
  const open = merged.filter(({ joins }) => joins === "open");
  if (open.length > 1) return undefined;
  const inOrder = [...merged.filter(({ joins }) => joins !== "open"), ...open];
  const parts = inOrder.map((clause) => heldTogether(kind, clause));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const joined = (mood: "says" | "demands"): string =>
    listed(
      parts.map((part) => part[mood]),
      kind,
    );
  return { says: joined("says"), demands: joined("demands"), joins: open.length > 0 ? "open" : kind };
}

/** `a`, `b` and `c`; with commas throughout where a part has parts of its own. */
export function listed(parts: readonly string[], word: "and" | "or" | "nor"): string {
  const last = parts.at(-1) ?? "";
  if (parts.length === 1) return last;
  const isLong = parts.some((part) => /(?:^| )(?:and|or|when|in every|for every) /u.test(withoutCode(part)));
  return `${parts.slice(0, -1).join(", ")}${isLong ? "," : ""} ${word} ${last}`;
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/gu, "");
}

const holders = { and: "both ", or: "either " } as const;

/** In a list of the other kind, two parts are held together by a word in front; more than two are not. */
function heldTogether(kind: "and" | "or", clause: Clause): Clause | undefined {
  const { joins } = clause;
  if (joins === "plain" || joins === "open" || joins === kind) return clause;
  if (/,/u.test(withoutCode(clause.says))) return undefined;
  return { ...clause, says: `${holders[joins]}${clause.says}`, demands: `${holders[joins]}${clause.demands}` };
}

function mergePredicates(kind: "and" | "or", clauses: readonly Clause[]): readonly Clause[] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const group = groups.find(([first]) => first !== undefined && sayTheSame(first, clause));
    if (group === undefined) groups.push([clause]);
    else group.push(clause);
  }
  // "At least one of `a` and `b` is set, or …" could be taken to count what follows as well.
  if (kind === "or" && groups.length > 1) return clauses;
  const merged = groups.flatMap((group) => (group.length === 1 ? group : [aboutSeveral(kind, group)]));
  return kind === "and" ? mergeSubjects(merged) : merged;
}

function sayTheSame({ predicate: a }: Clause, { predicate: b }: Clause): boolean {
  return a?.verb === "be" && b?.verb === "be" && a.complement === b.complement && a.holds === b.holds;
}

/** The same said of several things. */
function aboutSeveral(kind: "and" | "or", clauses: readonly Clause[]): Clause {
  const subjects = clauses.flatMap(({ predicate }) => predicate?.subject ?? []);
  const [complement = "", holds = true] = [clauses[0]?.predicate?.complement, clauses[0]?.predicate?.holds];
  const all = listed(subjects, "and");
  const isPair = subjects.length === 2;
  if (kind === "or") {
    return holds
      ? singular(`at least one of ${all}`, complement)
      : plural(all, `not ${isPair ? "both" : "all"} be ${complement}`, `not ${isPair ? "both" : "all"} ${complement}`);
  }
  if (holds) return { ...plural(all, `be ${complement}`, complement), joins: "and" };
  const none = isPair ? `neither ${listed(subjects, "nor")}` : `none of ${all}`;
  return { says: `${none} is ${complement}`, demands: `${none} may be ${complement}`, joins: "plain" };
}

function singular(subject: string, complement: string): Clause {
  return { says: `${subject} is ${complement}`, demands: `${subject} must be ${complement}`, joins: "plain" };
}

function plural(subjects: string, demanded: string, said: string): Clause {
  return { says: `${subjects} are ${said}`, demands: `${subjects} must ${demanded}`, joins: "plain" };
}

/** Several things said of one subject, one after the other: "`x` is a list and contains `a`". */
function mergeSubjects(clauses: readonly Clause[]): readonly Clause[] {
  const runs: Clause[][] = [];
  for (const clause of clauses) {
    const run = runs.at(-1);
    const subject = run?.[0]?.predicate?.subject;
    if (subject !== undefined && subject === clause.predicate?.subject) run?.push(clause);
    else runs.push([clause]);
  }
  return runs.flatMap((run) => (run.length === 1 ? run : [aboutOne(run)]));
}

function aboutOne(run: readonly Clause[]): Clause {
  const predicates = run.flatMap(({ predicate }) => predicate ?? []);
  const subject = predicates[0]?.subject ?? "";
  // The verb need not be said again where it is the same, nothing is denied, and no "or" could reach too far.
  const isShort = predicates.every(
    ({ verb, holds, complement }) => verb === "be" && holds && !/ or /u.test(complement),
  );
  const complements = listed(
    predicates.map(({ complement }) => complement),
    "and",
  );
  return {
    says: `${subject} ${isShort ? `is ${complements}` : listed(predicates.map(sayingPart), "and")}`,
    demands: `${subject} ${isShort ? `must be ${complements}` : listed(predicates.map(demandingPart), "and")}`,
    joins: "and",
  };
}
