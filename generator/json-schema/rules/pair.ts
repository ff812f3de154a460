import { schemaText } from "../print.ts";
import { partsOf, type Schema } from "../schema.ts";
import { all, any } from "./simplify.ts";

/**
 * Two schemas about one value: it meets `holds` where an expression is true and `fails` where it is false. Expressions are total,
 * so a value meets exactly one of the two. Negation swaps them; nothing is ever wrapped in `not` that can be said directly.
 */
export interface Pair {
  readonly kind: "pair";
  readonly holds: Schema;
  readonly fails: Schema;
}

/** An expression that no schema says exactly, with the reason as the coverage report tells it. */
export interface Refusal {
  readonly kind: "refusal";
  readonly reason: string;
  /** Set where the cause is a question about something outside the element that a schema is about. */
  readonly outer?: OuterQuestion;
}

/** A question about the value of another scope. Whoever builds that scope's schema can ask it there. */
export interface OuterQuestion {
  readonly scope: number;
  readonly key: string;
  readonly answer: Pair;
}

export type Compiled = Pair | Refusal;

/** A pair that was made; it may still turn out to be too large. */
export function pairOf(holds: Schema, fails: Schema): Compiled {
  return sizeOf(holds) + sizeOf(fails) > maxSize ? refusal("too large") : { kind: "pair", holds, fails };
}

/** What is left where an expression cannot be said; `reason` goes into the coverage report. */
export function refusal(reason: string): Refusal {
  return { kind: "refusal", reason };
}

/** The pair of an expression that is always true, or always false. */
export function constant(value: boolean): Pair {
  return { kind: "pair", holds: value, fails: !value };
}

/** True where the operand is false, and the other way round. */
export function negated(operand: Compiled): Compiled {
  return operand.kind === "refusal" ? operand : { kind: "pair", holds: operand.fails, fails: operand.holds };
}

/** All of them hold. One that never does settles it, even if another cannot be said. */
export function conjunction(parts: readonly Compiled[]): Compiled {
  if (parts.some((part) => part.kind === "pair" && part.holds === false)) return constant(false);
  const pairs = everyPair(parts);
  if ("reason" in pairs) return pairs;
  return pairOf(all(...pairs.map(({ holds }) => holds)), any(...pairs.map(({ fails }) => fails)));
}

/** Some of them holds. */
export function disjunction(parts: readonly Compiled[]): Compiled {
  return negated(conjunction(parts.map(negated)));
}

/** `condition ? then : otherwise`. */
export function choice(condition: Compiled, then: Compiled, otherwise: Compiled): Compiled {
  if (condition.kind === "refusal") return condition;
  if (condition.holds === true) return then;
  if (condition.holds === false) return otherwise;
  if (then.kind === "refusal") return then;
  if (otherwise.kind === "refusal") return otherwise;
  if (isSame(then.holds, otherwise.holds) && isSame(then.fails, otherwise.fails)) return then;
  return pairOf(
    any(all(condition.holds, then.holds), all(condition.fails, otherwise.holds)),
    any(all(condition.holds, then.fails), all(condition.fails, otherwise.fails)),
  );
}

/** Whether two schemas are printed alike. */
export function isSame(a: Schema, b: Schema): boolean {
  return schemaText(a) === schemaText(b);
}

function everyPair(parts: readonly Compiled[]): readonly Pair[] | Refusal {
  const pairs: Pair[] = [];
  for (const part of parts) {
    if (part.kind === "refusal") return part;
    pairs.push(part);
  }
  return pairs;
}

/** Schemas share parts, so that a small expression can print as a huge text; this bound is met before anybody prints. */
const maxSize = 2_000;
const sizes = new WeakMap<object, number>();

function sizeOf(schema: Schema): number {
  if (typeof schema === "boolean") return 1;
  const known = sizes.get(schema);
  if (known !== undefined) return known;
  const size = partsOf(schema).reduce((sum, part) => sum + sizeOf(part), Object.keys(schema).length);
  sizes.set(schema, size);
  return size;
}
