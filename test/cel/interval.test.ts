import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  combine,
  exactly,
  hull,
  type Interval,
  intersect,
  isSafe,
  negate,
  safeIntegers,
  truncate,
} from "../../generator/check/cel/interval.ts";
import { runCheck } from "./run-check.ts";

const numbers = [-7, -3, -2, -1, 0, 1, 2, 3, 7];

const meaning = {
  "+": (a: number, b: number) => a + b,
  "-": (a: number, b: number) => a - b,
  "*": (a: number, b: number) => a * b,
  "/": (a: number, b: number) => Math.trunc(a / b),
  "%": (a: number, b: number) => a % b,
} as const;

function* intervals(): Generator<Interval> {
  for (const min of numbers) for (const max of numbers) if (min <= max) yield { min, max };
}

function* within({ min, max }: Interval): Generator<number> {
  for (let value = min; value <= max; value++) yield value;
}

describe("an interval", () => {
  for (const operator of ["+", "-", "*", "/", "%"] as const) {
    it(`holds every result of ${operator}`, () => {
      const divides = operator === "/" || operator === "%";
      for (const a of intervals()) {
        for (const b of intervals()) {
          if (divides && b.min === 0 && b.max === 0) continue;
          const { min, max } = combine(operator, a, b);
          for (const x of within(a)) {
            for (const y of within(b)) {
              if (divides && y === 0) continue;
              const result = meaning[operator](x, y);
              assert.ok(min <= result && result <= max, `${x} ${operator} ${y} in ${min}..${max}`);
            }
          }
        }
      }
    });
  }

  it("is as narrow as can be for sums, differences and products", () => {
    assert.deepEqual(combine("+", { min: -1, max: 2 }, { min: 3, max: 4 }), { min: 2, max: 6 });
    assert.deepEqual(combine("-", { min: -1, max: 2 }, { min: 3, max: 4 }), { min: -5, max: -1 });
    assert.deepEqual(combine("*", { min: -3, max: 2 }, { min: -5, max: 4 }), { min: -12, max: 15 });
    assert.deepEqual(negate({ min: -3, max: 2 }), { min: -2, max: 3 });
    assert.deepEqual(hull({ min: -3, max: 2 }, exactly(9)), { min: -3, max: 9 });
    assert.deepEqual(intersect({ min: -3, max: 2 }, { min: 0, max: 9 }), { min: 0, max: 2 });
  });

  it("loses its fractions without losing a number", () => {
    assert.deepEqual(truncate({ min: -2.5, max: 3.9 }), { min: -2, max: 3 });
    assert.deepEqual(truncate({ min: -0.5, max: 0.5 }), exactly(0));
    assert.deepEqual(truncate({ min: Number.NEGATIVE_INFINITY, max: 0 }), { min: Number.NEGATIVE_INFINITY, max: 0 });
  });

  it("of safe integers leaves none out", () => {
    assert.ok(isSafe(safeIntegers));
    assert.ok(!isSafe(exactly(2 ** 53)));
    assert.ok(!isSafe(combine("+", safeIntegers, exactly(1))));
    assert.ok(!isSafe(combine("*", safeIntegers, safeIntegers)));
  });
});

describe("the hint of an overflow", () => {
  const hintOf = (text: string, variables: Readonly<Record<string, string>> = {}): string =>
    runCheck(text, { variables }).diagnostics[0]?.hint ?? "";

  it("names the bounds to declare, and on which field", () => {
    assert.match(hintOf("this.count + 1 > 0"), /"min" and "max" on "count"/u);
    assert.match(hintOf("this.start + this.timeout > 0"), /"max" on "start"/u);
    assert.doesNotMatch(hintOf("this.start + this.timeout > 0"), /timeout|"min"/u);
  });

  it("says of a parameter that it has none", () => {
    assert.match(hintOf("number * 2 > 0", { number: "int" }), /"number"/u);
  });

  it("does not believe the scalar type of a parameter, which nobody has validated", () => {
    assert.deepEqual(runCheck("number + 1 > 0", { variables: { number: "Small" } }).faults, ["may-overflow:1"]);
    assert.deepEqual(runCheck("numbers.all(n, n + 1 > 0)", { variables: { numbers: "list<Small>" } }).faults, [
      "may-overflow:16",
    ]);
  });
});
