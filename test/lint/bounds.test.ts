import assert from "node:assert/strict";
import { test } from "node:test";
import { lintModule, lintRules } from "./support/lint-module.ts";

// Whether an odd number of flags is set depends on each of them: all combinations have to be tried.

function parity(count: number): string {
  return Array.from({ length: count }, (_, index) => `this.f${index}`).reduce((sum, flag) => `(${sum}) != ${flag}`);
}

function flags(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `f${index}: { type: bool }`);
}

test("a rule that takes 4096 combinations to decide is decided", () => {
  assert.deepEqual(lintRules(flags(12), [`(${parity(12)}) == (${parity(12)})`]), ["rule-always-true"]);
});

test("a rule that takes more combinations than the bound is passed over, soon", () => {
  const started = performance.now();
  assert.deepEqual(lintRules(flags(17), [`(${parity(17)}) == (${parity(17)})`]), []);
  assert.ok(performance.now() - started < 20_000);
});

test("rules that have nothing to do with each other are looked at one by one, however many there are", () => {
  const fields = Array.from({ length: 40 }, (_, index) => [`a${index}: { type: bool }`, `b${index}: { type: bool }`]);
  const rules = Array.from({ length: 40 }, (_, index) => `this.a${index} -> this.b${index}`);
  assert.deepEqual(lintRules(fields.flat(), rules), []);
  assert.deepEqual(lintRules(fields.flat(), [...rules, "this.a7 -> !this.b7"]), ["rules-contradict"]);
});

test("a chain of rules is followed to its end", () => {
  const count = 30;
  const steps = Array.from({ length: count - 1 }, (_, index) => `this.f${index} -> this.f${index + 1}`);
  assert.deepEqual(lintRules(flags(count), steps), []);
  assert.deepEqual(lintRules(flags(count), [...steps, `this.f0 -> !this.f${count - 1}`]), ["rules-contradict"]);
});

test("what goes through functions by very many ways comes to an end, without a word", () => {
  const steps = Array.from({ length: 24 }, (_, index) => {
    const value = index === 0 ? "x > 3" : `s${index - 1}(x) != s${index - 1}(x)`;
    return `  s${index}: { doc: A step., params: { x: int }, returns: bool, value: "${value}" }`;
  });
  const started = performance.now();
  const text = `types:
  Thing:
    doc: A thing.
    fields:
      size: { type: int, doc: How big it is }
      flag: { type: bool, doc: A flag }
    rules:
      far: { when: this.flag, must: s23(this.size), message: Wrong. }
functions:
${steps.join("\n")}`;
  assert.deepEqual(
    lintModule(text).filter((found) => found.startsWith("rule")),
    [],
  );
  assert.ok(performance.now() - started < 60_000);
});
