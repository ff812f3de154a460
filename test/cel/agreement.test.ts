import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { noAgreement, tryExpressions } from "./agreement/agree.ts";

// SEED and ROUNDS make the search longer than a test run should be. The page on CEL has the figures of 100,000 expressions.
const { SEED = "1001", ROUNDS = "3" } = process.env;

describe("random expressions", async () => {
  const agreement = noAgreement();
  for (let round = 0; round < Number(ROUNDS); round += 1) await tryExpressions(Number(SEED) + round, 1000, agreement);
  const { expressions, results, uses, faults, rules } = agreement;

  it("come out alike as compiled code, by the interpreter and by the reference evaluator", () => {
    assert.deepEqual(faults, []);
  });

  it("come out true as well as false", () => {
    const third = (results.yes + results.no) / 3;
    assert.ok(results.yes > third && results.no > third, JSON.stringify(results));
  });

  it("use every operator and function, and are rules as well", () => {
    const rare = [...uses].filter(([, count]) => count < expressions / 200);
    assert.deepEqual(rare, []);
    assert.ok(uses.size >= 48, `${uses.size}`);
    assert.ok(rules > 100 * Number(ROUNDS), `${rules}`);
  });
});
