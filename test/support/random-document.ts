import type { Suite } from "../../generator/emit/vectors/suite.ts";
import { judge } from "../../generator/emit/vectors/vector-case.ts";
import { createSuite } from "../../generator/emit/vectors/vector-file.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import type { Program } from "../../generator/program/program.ts";
import type { TypeExpr } from "../../generator/program/type-expr.ts";
import type { Candidate } from "../../generator/witness/candidate.ts";
import { createValueSource } from "../../generator/witness/create-value-source.ts";
import { mostNodesInside, nodesOf } from "../../generator/witness/size.ts";
import type { ValueSource } from "../../generator/witness/value-source.ts";
import { breakSomewhere, changeSomewhere, createMutator, type Mutator, shuffled } from "./mutate-document.ts";
import { createRandom, type Random } from "./random.ts";

/** An endless row of documents for one type, the same for the same seed. Documents share parts: nobody may change one. */
export interface RandomDocuments {
  /**
   * Any document: at least a third of them are valid; of the others, many break rules and nothing else, the rest have wrong
   * kinds, missing and unknown keys, values out of bounds.
   */
  next(): JsonValue;
  /** A valid document. */
  valid(): JsonValue;
}

/** Makes the documents of many types, which share what is known of the program. */
export function createDocumentSource(program: Program): (type: string, seed: number) => RandomDocuments {
  const suite = createSuite(createValueSource(program));
  return (type, seed) => randomDocuments(suite, type, createRandom(seed));
}

function randomDocuments({ source, cases }: Suite, type: string, random: Random): RandomDocuments {
  const expr: TypeExpr = { kind: "reference", target: type };
  const mutator = createMutator(source, random);
  const pool = validPool(mutator, expr);
  if (pool.length === 0) throw new Error(`no valid ${type} was found`);
  const misses = cases(type)
    .filter(({ value }) => nodesOf(value, mostNodesInside) <= mostNodesInside)
    .filter(({ value }) => source.interpreter.validate(type, value).length > 0);
  const broken = byBrokenRule(source, type, misses);
  const valid = (): JsonValue => random.pick(pool) ?? null;
  const change = (value: JsonValue): JsonValue => changeSomewhere(mutator, expr, value);
  const damage = (value: JsonValue): JsonValue => breakSomewhere(mutator, expr, value);
  return {
    valid,
    next() {
      const dice = random.next();
      if (dice < 0.3) return random.chance(0.3) ? shuffled(random, valid()) : valid();
      if (dice < 0.5) return times(1 + random.below(3), valid(), change);
      if (dice < 0.6) return times(random.below(2), random.pick(misses)?.value ?? valid(), change);
      if (dice < 0.7) return times(random.below(2), random.pick(random.pick(broken) ?? [])?.value ?? valid(), change);
      if (dice < 0.9) return times(1 + random.below(3), valid(), damage);
      return damage(times(2, valid(), change));
    },
  };
}

/** Those that break one rule and do nothing else wrong, by rule: common rules must not crowd out rare ones. */
function byBrokenRule(
  source: ValueSource,
  type: string,
  misses: readonly Candidate[],
): readonly (readonly Candidate[])[] {
  const groups = new Map<string, Candidate[]>();
  for (const miss of misses) {
    const { rule } = judge(source.interpreter, type, miss);
    if (rule !== undefined) groups.set(rule, [...(groups.get(rule) ?? []), miss]);
  }
  return [...groups.values()];
}

/** How many different valid documents are kept, and how many changes are tried to find them. */
const poolSize = 300;
const poolAttempts = 1500;

/** A walk at random through valid documents, begun at those that the vectors use. */
function validPool(mutator: Mutator, type: TypeExpr): readonly JsonValue[] {
  const { source, random } = mutator;
  const pool = new Map(source.values(type, [], 10).map((value) => [JSON.stringify(value), value]));
  const known = [...pool.values()];
  for (let attempt = 0; attempt < poolAttempts && known.length > 0 && known.length < poolSize; attempt += 1) {
    const value = changeSomewhere(mutator, type, random.pick(known) ?? null);
    const text = JSON.stringify(value);
    if (text.length > 10_000 || pool.has(text) || source.interpreter.validateType(type, [], value).length > 0) continue;
    pool.set(text, value);
    known.push(value);
  }
  return known;
}

function times(count: number, value: JsonValue, change: (value: JsonValue) => JsonValue): JsonValue {
  let result = value;
  for (let round = 0; round < count; round += 1) result = change(result);
  return result;
}
