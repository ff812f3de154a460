import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createRandom } from "../support/random.ts";
import { runCheck } from "./run-check.ts";

const nested = (depth: number, open: string, inner: string, close: string): string =>
  open.repeat(depth) + inner + close.repeat(depth);

describe("a hostile expression", () => {
  const tooLarge: Readonly<Record<string, string>> = {
    "1,000 nested parentheses": nested(1000, "(", "true", ")"),
    "40 nested parentheses": nested(40, "(", "true", ")"),
    "a chain of 10,000 terms": Array.from({ length: 10_000 }, () => "true").join("&&"),
    "a chain of 600 terms": Array.from({ length: 600 }, () => "true").join("&&"),
    "100 KB of text": `'${"a".repeat(100_000)}'`,
    "4,000 negations": `${"!".repeat(4000)}true`,
    "100 negations": `${"!".repeat(100)}true`,
    "a selection 100 deep": `this${".parent".repeat(100)}`,
    "a list 100 deep": nested(100, "[", "1", "]"),
    "a map 100 deep": nested(100, "{'a':", "1", "}"),
    "1,000 elements": `[${"1,".repeat(1000)}]`,
    "50 nested conditions": nested(50, "true ? ", "1", " : 2"),
    "50 nested macros": nested(50, "this.tags.all(t, ", "true", ")"),
  };
  for (const [name, text] of Object.entries(tooLarge)) {
    it(`of ${name} is refused by a limit, at once`, () => {
      const start = performance.now();
      const { diagnostics } = runCheck(text);
      assert.deepEqual(
        diagnostics.map(({ code }) => code),
        ["cel-too-large"],
      );
      assert.ok(performance.now() - start < 500);
    });
  }

  it("that alternates && and || under the limits is checked at once", () => {
    let text = "has(this.server)";
    for (let depth = 0; depth < 28; depth++) text = `(${text} ${depth % 2 === 0 ? "&&" : "||"} has(this.nick))`;
    const start = performance.now();
    assert.deepEqual(runCheck(`${text} ? 1 : 2`).faults, []);
    assert.ok(performance.now() - start < 500);
  });

  it("of conditions within conditions under the limits is checked at once", () => {
    let text = "has(this.server)";
    for (let depth = 0; depth < 28; depth++) text = `(${text} ? has(this.nick) : has(this.mode))`;
    const start = performance.now();
    assert.deepEqual(runCheck(text).faults, []);
    assert.ok(performance.now() - start < 500);
  });

  const refused: readonly (readonly [string, string])[] = [
    ['this.constructor.constructor("return 1")()', "cel-syntax:41"],
    ["this.__proto__.polluted == 1", "unknown-field:6"],
    ["this['__proto__'] == 1", "unknown-field:6"],
    ["this.constructor == 1", "unknown-field:6"],
    ["this.hasOwnProperty('a')", "unknown-method:6"],
    ["this.name.constructor('a')", "unknown-method:11"],
    ["this.name.__proto__ == 1", "unknown-field:11"],
    ["this.tags.constructor == 1", "unknown-field:11"],
    ["constructor", "unknown-variable:1"],
    ["__proto__", "cel-syntax:1"],
    ["toString()", "unknown-function:1"],
    ["process.exit(1)", "unknown-variable:1"],
    ["globalThis.x == 1", "unknown-variable:1"],
    ["error.constructor == 1", "unknown-field:7"],
    ["this.payment.constructor == 1", "unknown-field:14"],
    ["this.source == 'constructor'", "unknown-enum-member:16"],
    ["Tool.constructor()", "unknown-constructor:6"],
    ["Tool.__proto__()", "unknown-constructor:6"],
    ["this.tags.all(constructor, constructor == 'a') && constructor == 'a'", "unknown-variable:51"],
    ["1/0 > 0 || true", "may-be-zero:3"],
    ["9223372036854775807 + 1 > 0", "cel-unsafe-integer:1"],
    ["'\\ud800' == 'a'", "cel-syntax:2"],
    ["this.name == '`$" + "{process.exit(1)}`'", ""],
    ["this.name == '*/ process.exit(1) /*'", ""],
    ["this.env.constructor == 'a'", ""],
    ["'toString' in this.env", ""],
    ["this.name == '\\u2028\\u0000'", ""],
  ];
  for (const [text, fault] of refused) {
    it(`is ${fault === "" ? "only a text" : "refused"}: ${text}`, () => {
      assert.deepEqual(runCheck(text, { variables: { error: "thrown" } }).faults, fault === "" ? [] : [fault]);
    });
  }

  it("never makes the checker throw, whatever its characters", () => {
    const pieces = [
      "this",
      ".",
      "name",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "'",
      '"',
      "&&",
      "==",
      "1",
      "?",
      ":",
      ",",
      "!",
      "-",
      "\n",
    ];
    const { below } = createRandom(7);
    for (let round = 0; round < 5000; round++) {
      const length = 1 + below(12);
      const text = Array.from({ length }, () => pieces[below(pieces.length)]).join(below(2) === 0 ? "" : " ");
      const { expr, diagnostics } = runCheck(text);
      assert.equal(expr === undefined, diagnostics.length > 0, text);
      for (const { span } of diagnostics) {
        assert.ok(span !== undefined && span.start >= 0 && span.end <= text.length && span.start <= span.end, text);
      }
    }
  });
});
