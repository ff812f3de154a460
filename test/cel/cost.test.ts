import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { runCheck } from "./run-check.ts";

const variables = { parameter: "list<string>", text: "string" };

const bearable: readonly string[] = [
  "this.tags.all(t, t.size() > 0)",
  "this.tags.all(t, t.lowerAscii().trim().contains('a'))",
  "this.children.all(a, a.children.all(b, b.name != a.name))",
  "this.children.all(a, a.children.all(b, b.children.all(c, c.tags.all(t, t != ''))))",
  "this.tags.all(t, t == this.name)",
  "this.tags.all(t, t.startsWith(this.name))",
  "this.tags.all(t, t in this.extra_tags)".replace("extra_tags", "labels"),
  "this.children.all(c, c.name in this.tags && c.name in this.children.map(d, d.name))",
  "this.children.all(c, c.tags.all(t, t in this.labels))",
  "this.children.all(c, c.tags.all(t, t in c.labels))",
  "this.tags.all(t, t in this.env)",
  "this.env.all(k, this.env[k].size() > 0)",
  "this.env.all(k, k in this.tags)",
  "this.tags.all(t, this.few.exists(f, f == t))",
  "this.few.all(f, this.tags.exists(t, t == f))",
  "this.few.all(f, this.few.all(g, this.few.all(h, f == g || g == h)))",
  "this.tags.all(t, ['a', 'b'].exists(f, t.contains(f)))",
  "this.few.all(f, this.name.contains(f))",
  "this.tags.all(t, t.contains(this.code))",
  "this.tags.all(t, this.code.size() > 3)",
  "this.few_labels.all(k, this.name.contains(k))",
  "this.name.replace('a', 'bb').replace('b', this.code).size() > 3",
  "this.name.replace(this.short_name, 'a').size() > 3",
  "this.tags.distinct().size() == this.tags.size()",
  "this.tags.join(', ').contains(this.name)",
  "this.name.split('/').all(part, part.size() > 0)",
  "parameter.all(p, p in parameter)",
  "this.payment.kind == 'card' || this.tags.all(t, t == 'a')",
];

const unbearable: readonly (readonly [string, string])[] = [
  ["this.tags.all(t, this.labels.exists(l, l == t))", "rule-too-costly:1"],
  ["this.count > 1 || this.tags.all(t, this.labels.exists(l, l == t))", "rule-too-costly:19"],
  ["this.tags.exists_one(t, this.tags.filter(u, u == t).size() > 1)", "rule-too-costly:1"],
  ["this.children.all(c, this.children.exists(d, d.name == c.name))", "rule-too-costly:1"],
  ["this.children.all(c, c.tags.all(t, this.labels.exists(l, l == t)))", "rule-too-costly:22"],
  ["this.tags.all(t, this.name.contains(t))", "rule-too-costly:1"],
  ["this.tags.all(t, this.name.lowerAscii() == t)", "rule-too-costly:1"],
  ["this.tags.all(t, this.name.size() > 3)", "rule-too-costly:1"],
  ["this.tags.map(t, t + this.name).size() > 3", "rule-too-costly:1"],
  ["this.tags.all(t, this.labels + [t] == this.tags)", "rule-too-costly:1"],
  ["this.tags.all(t, t in this.labels + [t])", "rule-too-costly:1"],
  ["this.tags.all(t, this.short_name == t)", "rule-too-costly:1"],
  ["this.tags.all(t, this.name.namespace == t)", "rule-too-costly:1"],
  ["this.tags.all(t, this.permits(this.capability))", "rule-too-costly:1"],
  ["this.crowd.all(c, this.tags.exists(t, t == c))", "rule-too-costly:1"],
  ["this.name.replace('a', this.short_name).size() > 3", "rule-too-costly:1"],
  ["this.tags.join(this.name).size() > 3", "rule-too-costly:1"],
  ["parameter.all(p, parameter.exists(q, q == p))", "rule-too-costly:1"],
  ["parameter.all(p, text.contains(p))", "rule-too-costly:1"],
  ["this.env.all(k, this.env.exists(l, this.env[l] == this.env[k] && l != k))", "rule-too-costly:1"],
];

describe("an expression", () => {
  for (const text of bearable) {
    it(`is bearable: ${text}`, () => {
      assert.deepEqual(runCheck(text, { variables }).faults, []);
    });
  }

  for (const [text, fault] of unbearable) {
    it(`is too costly: ${text}`, () => {
      assert.deepEqual(runCheck(text, { variables }).faults, [fault]);
    });
  }

  it("that doubles a text over and over is too costly", () => {
    const doubled = (depth: number): string => `this.name${".replace('a', 'aaaaaaaaaa')".repeat(depth)}.size() > 3`;
    assert.deepEqual(runCheck(doubled(3)).faults, []);
    assert.deepEqual(runCheck(doubled(20)).faults, ["rule-too-costly:1"]);
  });

  it("that joins bounded lists too often is too costly", () => {
    const nested = (depth: number): string =>
      `${Array.from({ length: depth }, (_, level) => `this.few.all(v${level}, `).join("")}true${")".repeat(depth)}`;
    assert.deepEqual(runCheck(nested(5)).faults, []);
    assert.deepEqual(
      runCheck(nested(9)).diagnostics.map(({ code }) => code),
      ["rule-too-costly"],
    );
  });
});
