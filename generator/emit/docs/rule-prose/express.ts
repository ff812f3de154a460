import { type Clause, clauseOf, joinClauses, listed, permission } from "./clause.ts";
import { type Count, group, type Implication, type Logic, negate } from "./logic.ts";
import { logicKey } from "./logic-of.ts";
import type { Names } from "./names.ts";
import type { Predicate } from "./predicate.ts";
import { predicateOf } from "./predicate-of.ts";
import { quantifiedClause } from "./quantified-clause.ts";
import { uniqueClause } from "./unique-clause.ts";

/** A condition as one clause; undefined where it has too many parts for a sentence that nobody misreads. */
export function express(logic: Logic, names: Names): Clause | undefined {
  switch (logic.kind) {
    case "test":
      return uniqueClause(logic, names) ?? clauseOf(predicateOf(logic, names));
    case "and":
    case "or": {
      const clauses = expressAll(logic.parts, names);
      return clauses && joinClauses(logic.kind, clauses);
    }
    case "implies":
      return implicationClause(logic, names);
    case "same":
      return sameClause(logic.left, logic.right, names);
    case "choice":
      return undefined;
    case "count":
      return countClause(logic, names);
    case "quantified":
      return quantifiedClause(logic, names);
  }
}

/** Each condition as a clause; undefined where one of them has none. */
export function expressAll(parts: readonly Logic[], names: Names): readonly Clause[] | undefined {
  const clauses = parts.map((part) => express(part, names));
  return clauses.every((clause) => clause !== undefined) ? clauses : undefined;
}

function implicationClause({ condition, consequence }: Implication, names: Names): Clause | undefined {
  const when = express(condition, names);
  const what = express(consequence, names);
  if (when === undefined || what === undefined || when.joins === "open") return undefined;
  return {
    says: `when ${when.says}, ${afterCondition(when, what.says)}`,
    demands: `when ${when.says}, ${afterCondition(when, what.demands)}`,
    joins: "open",
  };
}

/** What follows a condition, with "it" for what the condition was about. */
export function afterCondition({ predicate }: Clause, text: string): string {
  const isAboutIt = predicate !== undefined && text.startsWith(`${predicate.subject} `) && !text.includes(" and ");
  return isAboutIt ? `it${text.slice(predicate.subject.length)}` : text;
}

/** What is demanded is the side about presence, if only one is: that is what an author can change. */
function sameClause(left: Logic, right: Logic, names: Names): Clause | undefined {
  const exclusive = exclusiveClause(left, right, names);
  if (exclusive !== undefined) return exclusive;
  const [demanded, condition] = isPresence(left) && !isPresence(right) ? [left, right] : [right, left];
  // "Not set exactly when" is harder to read than "set exactly when … not".
  const isDenied = demanded.kind === "test" && isPresence(demanded) && demanded.holds;
  const what = express(isDenied ? negate(demanded) : demanded, names);
  const when = express(isDenied ? negate(condition) : condition, names);
  if (what === undefined || when === undefined || what.joins === "open" || when.joins === "open") return undefined;
  return {
    says: `${what.says} exactly when ${when.says}`,
    demands: `${what.demands} exactly when ${when.says}`,
    joins: "open",
  };
}

/** Two things of which one is, and the other is not. */
function exclusiveClause(left: Logic, right: Logic, names: Names): Clause | undefined {
  const amount = { relation: "exactly", number: 1 } as const;
  const parts = [left, negate(right)];
  const clause = countClause({ kind: "count", amount, parts }, names);
  return clause && logicKey(left) !== logicKey(right) && parts.every(isAffirmed) ? clause : undefined;
}

function isAffirmed(logic: Logic): boolean {
  return logic.kind === "test" && (isPresence(logic) ? !logic.holds : logic.holds);
}

function isPresence(logic: Logic): boolean {
  if (logic.kind !== "test" || logic.expr.kind !== "binary" || logic.expr.operator !== "==") return false;
  return logic.expr.right.kind === "literal" && logic.expr.right.value === null;
}

/** So many of several things of which the same is said. */
function countClause({ amount, parts }: Count, names: Names): Clause | undefined {
  const predicates = parts.flatMap((part) => (part.kind === "test" ? [predicateOf(part, names)] : []));
  const [first] = predicates;
  if (first === undefined || predicates.length !== parts.length || amount.relation === "not exactly") return undefined;
  const isAlike = ({ verb, complement, holds }: Predicate): boolean =>
    verb === "be" && holds && complement === first.complement;
  if (!predicates.every(isAlike)) return undefined;
  const subjects = listed(
    predicates.map(({ subject }) => subject),
    "and",
  );
  const about = { ...first, subject: `${amount.relation} ${numberName(amount.number)} of ${subjects}` };
  const { says, demands, joins } = amount.relation === "at most" ? permission(about) : clauseOf(about);
  return amount.relation === "at most" && amount.number === 0 ? undefined : { says, demands, joins };
}

/** A small number as a word. */
export function numberName(number: number): string {
  return ["none", "one", "two", "three", "four"][number] ?? String(number);
}

/** Where some parts of an "or" deny something, the others are what is demanded when they do not: "when `a` is set, …". */
export function asImplication(logic: Logic): Logic {
  if (logic.kind !== "or") return logic;
  const denied = logic.parts.filter(isDenial);
  const others = logic.parts.filter((part) => !isDenial(part));
  const last = others.length > 0 ? group("or", others) : denied.at(-1);
  const conditions = others.length > 0 ? denied : denied.slice(0, -1);
  if (last === undefined || conditions.length === 0 || (others.length === 0 && denied.every(isAbsence))) return logic;
  return { kind: "implies", condition: group("and", conditions.map(negate)), consequence: last };
}

function isAbsence(logic: Logic): boolean {
  return isPresence(logic) && logic.kind === "test" && logic.holds;
}

function isDenial(logic: Logic): boolean {
  if (logic.kind === "and") return logic.parts.every(isDenial);
  return logic.kind === "test" && (isPresence(logic) ? logic.holds : !logic.holds);
}
