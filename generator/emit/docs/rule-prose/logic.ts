import type { Expr } from "../../../program/expression.ts";

/**
 * A condition taken apart at its connectives, as far as sentences follow them. `!` is gone: it stands in `holds` of the tests.
 * Whatever reads a value stays an expression.
 */
export type Logic = Test | Group | Implication | Equivalence | Choice | Count | Quantified;

/** An expression that must be true, or false where `holds` is false. `!=` has become `==` that does not hold. */
export interface Test {
  readonly kind: "test";
  readonly expr: Expr;
  readonly holds: boolean;
}

/** Never a group of the same kind inside; at least two parts. */
export interface Group {
  readonly kind: "and" | "or";
  readonly parts: readonly Logic[];
}

export interface Implication {
  readonly kind: "implies";
  readonly condition: Logic;
  readonly consequence: Logic;
}

/** Both hold or neither does. */
export interface Equivalence {
  readonly kind: "same";
  readonly left: Logic;
  readonly right: Logic;
}

/** `yes` must hold where the condition does, `no` elsewhere. */
export interface Choice {
  readonly kind: "choice";
  readonly condition: Logic;
  readonly yes: Logic;
  readonly no: Logic;
}

/** So many of the parts hold. */
export interface Count {
  readonly kind: "count";
  readonly amount: Amount;
  readonly parts: readonly Logic[];
}

/** The body holds for so many elements of a list, or keys of a map; `every` means all of them. */
export interface Quantified {
  readonly kind: "quantified";
  readonly amount: Amount | "every";
  readonly range: Expr;
  readonly variable: string;
  readonly body: Logic;
}

/** A whole number in comparison with `number`. */
export interface Amount {
  readonly relation: "at least" | "at most" | "exactly" | "not exactly";
  readonly number: number;
}

/** What holds exactly where the condition does not. */
export function negate(logic: Logic): Logic {
  switch (logic.kind) {
    case "test":
      return { ...logic, holds: !logic.holds };
    case "and":
      return group("or", logic.parts.map(negate));
    case "or":
      return group("and", logic.parts.map(negate));
    case "implies":
      return group("and", [logic.condition, negate(logic.consequence)]);
    case "same":
      return { ...logic, right: negate(logic.right) };
    case "choice":
      return { ...logic, yes: negate(logic.yes), no: negate(logic.no) };
    case "count":
      return { ...logic, amount: otherAmount(logic.amount) };
    case "quantified":
      return negateQuantified(logic);
  }
}

/** The parts joined, groups of the same kind opened; a single part stands for itself. */
export function group(kind: Group["kind"], parts: readonly Logic[]): Logic {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [first] = flat;
  return flat.length === 1 && first !== undefined ? first : { kind, parts: flat };
}

function negateQuantified(logic: Quantified): Logic {
  if (logic.amount === "every") {
    return { ...logic, amount: { relation: "at least", number: 1 }, body: negate(logic.body) };
  }
  const amount = otherAmount(logic.amount);
  if (amount.relation === "at most" && amount.number === 0) {
    return { ...logic, amount: "every", body: negate(logic.body) };
  }
  return { ...logic, amount };
}

/** The amounts that an amount leaves out. */
export function otherAmount({ relation, number }: Amount): Amount {
  switch (relation) {
    case "at least":
      return { relation: "at most", number: number - 1 };
    case "at most":
      return { relation: "at least", number: number + 1 };
    case "exactly":
      return { relation: "not exactly", number };
    case "not exactly":
      return { relation: "exactly", number };
  }
}
