import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Expr } from "../../generator/program/expression.ts";
import { children, mapExpression, readsOf, visit } from "../../generator/program/expression-walk.ts";
import { runCheck } from "./run-check.ts";

const variables = { resolved: "list<Tool>", capability: "Capability", version: "string?", patch: "CapabilityPatch" };

function exprOf(text: string): Expr {
  const { expr, faults } = runCheck(text, { variables });
  assert.deepEqual(faults, []);
  assert.ok(expr);
  return expr;
}

describe("reads of a variable", () => {
  const table: readonly (readonly [string, readonly string[]])[] = [
    ["this.source == 'mcp'", ["source"]],
    ["has(this.server) == (this.source == 'mcp')", ["server", "source"]],
    ["has(this.lifecycle) && this.lifecycle.has_hooks", ["lifecycle"]],
    ["this.children.all(c, c.name != this.name)", ["children", "name"]],
    ["this.short_name + this.name.namespace", ["short_name", "name"]],
    ["[this.start, this.end].exists(n, n > this.timeout)", ["start", "end", "timeout"]],
    ["{'a': this.name}", ["name"]],
    ["this.permits(capability)", ["*"]],
    ["[this].size() > 0 && this.count > 1", ["*", "count"]],
    ["capability.writes", []],
    ["this.capability.patched(patch).writes", ["capability"]],
  ];
  for (const [text, reads] of table) {
    it(`are ${reads.join(", ") || "none"} in: ${text}`, () => {
      assert.deepEqual([...readsOf(exprOf(text), "this")], reads);
    });
  }
});

describe("a change of every part", () => {
  const withoutVersion = (expr: Expr, replacement: Expr): Expr =>
    mapExpression(expr, (part) => (part.kind === "variable" && part.name === "version" ? replacement : part));

  it("puts what was made of a part in its place", () => {
    const changed = withoutVersion(exprOf("version == 'a' || this.tags.all(t, t != version)"), exprOf("this.name"));
    assert.deepEqual([...readsOf(changed, "version")], []);
    assert.deepEqual([...readsOf(changed, "this")], ["name", "tags"]);
  });

  it("reaches every kind of part and leaves the original alone", () => {
    const text =
      "(version == null ? [version] : [this.server]).exists(v, v in {'a': version} .map(k, k) || !(v == version))" +
      " && this.rename('a', 1, version) == version && size(string(true)) > -size(this.tags)";
    const original = exprOf(text);
    const before = JSON.stringify(original);
    const changed = withoutVersion(original, exprOf("null"));
    assert.equal(JSON.stringify(original), before);
    assert.deepEqual([...readsOf(changed, "version")], []);
    assert.ok(readsOf(original, "version").has("*"));
  });

  it("changes inner parts before those around them", () => {
    const kinds: string[] = [];
    mapExpression(exprOf("!(this.count > 1)"), (part) => {
      kinds.push(part.kind);
      return part;
    });
    assert.deepEqual(kinds, ["variable", "select", "literal", "binary", "unary"]);
  });
});

describe("a visit", () => {
  it("sees outer parts first, then from the left", () => {
    const kinds: string[] = [];
    visit(exprOf("this.count > 1 && !this.tags.all(t, t == 'a')"), ({ kind }) => kinds.push(kind));
    assert.deepEqual(kinds, [
      "binary",
      "binary",
      "select",
      "variable",
      "literal",
      "unary",
      "macro",
      "select",
      "variable",
      "binary",
      "variable",
      "literal",
    ]);
  });

  it("finds the receiver of a call before its arguments", () => {
    const parts = children(exprOf("this.rename('a', 2, version)"));
    assert.deepEqual(
      parts.map(({ kind }) => kind),
      ["variable", "literal", "literal", "variable"],
    );
  });
});
