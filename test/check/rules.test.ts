import assert from "node:assert/strict";
import { test } from "node:test";
import { checkModule, model, programOf } from "../support/check-spec.ts";

const order = `types:
  Line: { doc: A line., fields: { amount: { type: int, doc: A }, "unit-price": { type: int, default: 1, doc: U } } }
  Box: { doc: A box., fields: { lines: { type: "list<Line>?", doc: L }, "odd lines": { type: list<Line>, default: [], doc: O } } }
  Lines: { doc: Lines., list: Line }
  Order:
    doc: An order.
    fields:
      lines: { type: list<Line>, default: [], doc: L }
      named: { type: Lines, default: [], doc: N1 }
      box: { type: Box, default: {}, doc: B }
      paid: { type: bool, default: false, doc: P }
      total: { type: int, default: 0, doc: T }
      due: { type: "int?", doc: D }
    derived:
      is_empty: { type: bool, value: size(this.lines) == 0 && this.is_free, doc: E }
      is_free: { type: bool, value: this.total == 0, doc: F }
    methods:
      worth: { doc: W, params: { least: int }, returns: bool, value: this.total > least || this.paid }
    rules:
`;

function ruleOf(text: string): ReturnType<typeof model>["rules"][number] {
  const [rule] = model(programOf(`${order}      the_rule: { ${text}, message: It is broken. }\n`), "Order").rules;
  assert.ok(rule !== undefined);
  return rule;
}

test("a rule knows which fields it reads, also by way of derived properties and methods, in the order of the model", () => {
  const reads = (text: string): readonly string[] => ruleOf(text).reads;
  assert.deepEqual(reads("must: this.total > 0"), ["total"]);
  assert.deepEqual(reads("when: this.paid, must: has(this.due)"), ["paid", "due"]);
  assert.deepEqual(reads("must: this.is_empty"), ["lines", "total"]);
  assert.deepEqual(reads("must: this.worth(3)"), ["paid", "total"]);
  assert.deepEqual(reads('must: "[this].all(one, one == this)"'), ["lines", "named", "box", "paid", "total", "due"]);
  assert.deepEqual(reads("each: lines, must: item.amount > this.total"), ["lines", "total"]);
  assert.deepEqual(reads('must: "true"'), []);
});

test("a fault is reported at the only field that `must` reads, else at the object, unless `at` says where", () => {
  const at = (text: string): unknown => ruleOf(text).at;
  assert.deepEqual(at("must: this.total > 0"), ["total"]);
  assert.deepEqual(at("when: this.paid, must: has(this.due)"), ["due"]);
  assert.deepEqual(at("must: this.total > 0 || this.paid"), []);
  assert.deepEqual(at("must: this.is_free"), ["total"]);
  assert.deepEqual(at("must: this.is_empty"), []);
  assert.deepEqual(at("each: lines, must: item.amount > 0"), []);
  assert.deepEqual(at("each: lines, must: item.amount > 0, at: unit-price"), ["unit-price"]);
  assert.deepEqual(at("must: this.paid, at: box.lines"), ["box", "lines"]);
  assert.deepEqual(at("must: this.paid, at: 'lines[0].amount'"), ["lines", 0, "amount"]);
});

test("`each` goes through a list that is there, named or nested, and tells its path", () => {
  assert.deepEqual(ruleOf("each: named, must: item.amount > 0").eachPath, ["named"]);
  assert.deepEqual(ruleOf("when: has(this.box.lines), each: box.lines, must: item.amount > 0").eachPath, [
    "box",
    "lines",
  ]);
  assert.deepEqual(ruleOf("each: 'box[\"odd lines\"]', must: item.amount > 0").eachPath, ["box", "odd lines"]);
});

test("faults of rules stand at the guilty word", () => {
  const told = (text: string): readonly string[] =>
    checkModule(`${order}      the_rule:\n        message: It is broken.\n${text}`).diagnostics.map((line) =>
      line.replace(" shop.yaml:", " "),
    );
  const must = "        must: this.paid\n";
  assert.deepEqual(told("        each: lins\n        must: item.amount > 0\n"), ["unknown-field 27:15"]);
  assert.deepEqual(told("        each: box.lins\n        must: item.amount > 0\n"), ["unknown-field 27:19"]);
  assert.deepEqual(told("        each: box.lines\n        must: item.amount > 0\n"), ["each-needs-list 27:15"]);
  assert.deepEqual(told("        each: total\n        must: item.amount > 0\n"), ["each-needs-list 27:15"]);
  assert.deepEqual(told("        each: 'lines['\n        must: item.amount > 0\n"), ["path-syntax 27:15"]);
  assert.deepEqual(told(`        at: box.liness\n${must}`), ["no-such-field 27:17"]);
  assert.deepEqual(told(`        at: total.cents\n${must}`), ["no-such-field 27:19"]);
  assert.deepEqual(told("        must: this.payed\n"), ["unknown-field 27:20"]);
  assert.deepEqual(told("        must: this.total\n").length, 1);
  // The condition guards the rest, which says nothing new without it.
  assert.deepEqual(told("        when: this.payed\n        must: this.due > 3\n"), ["unknown-field 27:20"]);
});

test("an inherited rule is told once, however many models have it", () => {
  const { diagnostics } = checkModule(`${order}      the_rule: { must: this.payed, message: It is broken. }
  Rush: { doc: R, extends: Order }
  Slow: { doc: S, extends: Rush }
  Part: { doc: P, subset_of: Order, only: [paid] }
`);
  assert.deepEqual(diagnostics, ["unknown-field shop.yaml:25:30"]);
});

test("an inherited test that tightening has settled is no fault", () => {
  const program = programOf(`${order}      needs_due: { when: this.paid, must: has(this.due), message: It is broken. }
  Rush:
    doc: R
    extends: Order
    fields: { due: { type: int }, paid: { fixed: true } }
`);
  const [rule] = model(program, "Rush").rules;
  assert.deepEqual([rule?.owner, rule?.reads, rule?.at], ["Order", ["paid", "due"], ["due"]]);
});
