/**
 * A piece of work: `factor` times the product of the sizes of what is bound at the levels in `of`. Level 0 is the document, level n
 * an element of the nth loop around. `paidAt` says that the work is done once for each element of that level, even if it stands
 * inside further loops. `atMost` are levels whose product bounds it as well.
 */
export interface Term {
  readonly factor: number;
  readonly of: readonly number[];
  readonly paidAt?: number;
  readonly atMost?: readonly number[];
}

/** A sum of pieces of work. */
export type Cost = readonly Term[];

/** As much as a number says, whatever the document. */
export function constant(factor: number): Cost {
  return [{ factor, of: [] }];
}

/** As much as what is bound at a level is large. */
export function sizeOfLevel(level: number): Cost {
  return [{ factor: 1, of: [level] }];
}

/** Everything together, with like terms made one. */
export function sum(...costs: readonly Cost[]): Cost {
  const terms = new Map<string, Term>();
  for (const term of costs.flat()) {
    const key = `${term.of.join()}@${term.paidAt}<${term.atMost?.join()}`;
    const known = terms.get(key);
    terms.set(key, known === undefined ? term : { ...known, factor: known.factor + term.factor });
  }
  return [...terms.values()];
}

/** One as many times as the other says. */
export function product(a: Cost, b: Cost): Cost {
  return sum(
    a.flatMap((one) =>
      b.map((other) => ({ factor: one.factor * other.factor, of: [...one.of, ...other.of].sort((x, y) => x - y) })),
    ),
  );
}

/** The smaller of two: what is bounded, else what belongs to the inner loop, with the other kept in mind. */
export function smaller(a: Cost, b: Cost): Cost {
  const [one, other] = [degreeOf(a), degreeOf(b)];
  if (one !== other) return one < other ? a : b;
  const [inner, outer] = innermost(a) >= innermost(b) ? [a, b] : [b, a];
  const [first] = outer;
  if (first === undefined || outer.length > 1) return inner;
  return inner.map(({ factor, of }) => ({ factor: Math.max(factor, first.factor), of, atMost: first.of }));
}

/** The number of sizes that are multiplied at most. */
export function degreeOf(cost: Cost): number {
  return Math.max(0, ...cost.map((term) => term.of.length));
}

/** The same work, done once for each element of a level, or once at all for level 0. */
export function paidAt(cost: Cost, level: number): Cost {
  return cost.map((term) => ({ ...term, paidAt: level }));
}

/** The work of a loop: `body` for each element of what has `count` elements that are `size` large together. */
export function loop(body: Cost, level: number, { count, size }: { readonly count: Cost; readonly size: Cost }): Cost {
  return sum(
    ...body.map((term): Cost => {
      if (term.paidAt !== undefined && term.paidAt < level) return [term];
      // With few elements, it is better to count each of them by what is bound outside.
      if (term.atMost !== undefined && !term.atMost.includes(level) && degreeOf(count) === 0) {
        return product([{ factor: term.factor, of: term.atMost }], count);
      }
      const outer = term.of.filter((each) => each !== level);
      const inner = term.of.length - outer.length;
      const rest: Cost = [{ factor: term.factor, of: outer }];
      if (inner === 0) return product(rest, count);
      return Array.from({ length: inner }).reduce<Cost>((result) => product(result, size), rest);
    }),
  );
}

function innermost(cost: Cost): number {
  return Math.max(-1, ...cost.flatMap((term) => term.of));
}
