import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { noAgreement, tryExpressions } from "./agreement/agree.ts";
import { shortfalls } from "./agreement/shortfall.ts";

// SEED and ROUNDS make the search longer than a test run should be. The page on CEL has the figures of 100,000 expressions.
const { SEED = "1001", ROUNDS = "3" } = process.env;

describe("random expressions", async () => {
  const agreement = noAgreement();
  for (let round = 0; round < Number(ROUNDS); round += 1) await tryExpressions(Number(SEED) + round, 1000, agreement);
  const { faults, rules } = agreement;

  it("come out alike as compiled code, by the interpreter and by the reference evaluator", () => {
    assert.deepEqual(faults, []);
  });

  it("use every operator and function, come out true as well as false, and are rules as well", () => {
    assert.deepEqual(shortfalls(agreement), []);
    assert.ok(rules > 100 * Number(ROUNDS), `${rules}`);
  });

  it("fall short where an operator is missing, or nearly all come out alike", () => {
    const uses = new Map([...agreement.uses].filter(([use]) => use !== "trim"));
    const poor = { ...agreement, uses, results: { yes: 1000, no: 10 } };
    assert.deepEqual(shortfalls(poor).length, 2);
  });
});
