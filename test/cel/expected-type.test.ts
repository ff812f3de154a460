import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { runCheck } from "./run-check.ts";

const variables = { sub: "SubTool", other: "OtherTool", error: "thrown", number: "int", patch: "CapabilityPatch" };

/** Expression, what is expected, the type it gets. */
const fitting: readonly (readonly [string, string, string])[] = [
  ["1", "number", "number"],
  ["this.timeout", "number", "int"],
  ["this.small", "Ratio", "Small"],
  ["this.small", "int", "Small"],
  ["this.timeout", "Small", "int"],
  ["'mcp'", "Source", "Source"],
  ["'mcp'", "Source?", "Source"],
  ["true ? 'mcp' : 'custom'", "Source", "Source"],
  ["true ? this.source : 'custom'", "Source", "Source"],
  ["this.source", "string", "Source"],
  ["this.name", "string", "FullName"],
  ["this.name.namespace", "string", "NamePart"],
  ["'a/b'", "FullName", "string"],
  ["null", "string?", "null"],
  ["this.name", "string?", "FullName"],
  ["this.server", "string?", "string?"],
  ["sub", "Tool", "SubTool"],
  ["true ? sub : other", "Tool", "Tool"],
  ["[sub]", "list<Tool>", "list<Tool>"],
  ["[sub].filter(s, true)", "list<Tool>", "list<SubTool>"],
  ["[]", "list<Tool>", "list<Tool>"],
  ["[]", "Labels", "list<string>"],
  ["this.tags", "Labels", "list<string>"],
  ["this.labels", "list<string>", "Labels"],
  ["{}", "map<int>", "map<int>"],
  ["{}", "json_object", "map<json>"],
  ["{'a': 1, 'b': [this.name, null]}", "json_object", "map<json>"],
  ["{'exception_type': error.name}", "json_object", "map<json>"],
  ["[1, 'a', null, [true], {'b': this.server}]", "json", "list<json>"],
  ["[1, 'a']", "list<json>", "list<json>"],
  ["[1, 2.5]", "list<number>", "list<number>"],
  ["[[1], [2.5]]", "list<list<number>>", "list<list<number>>"],
  ["['strict', 'loose']", "list<Mode>", "list<Mode>"],
  ["['strict', null]", "list<Mode?>", "list<Mode?>"],
  ["this", "json", "Tool"],
  ["this.children", "json", "list<Tool>"],
  ["this.server", "json", "string?"],
  ["this.input_schema", "json_object?", "json_schema?"],
  ["this.env", "json_object", "map<string>"],
  ["this.details", "map<json>", "json_object"],
  ["true ? 1 : 'a'", "json", "json"],
  ["this.children.map(c, c.source)", "list<Source>", "list<Source>"],
  ["true", "BoolOrLifecycle", "bool"],
];

const misfits: readonly (readonly [string, string, ...string[]])[] = [
  ["this.name", "bool", "type-mismatch:1"],
  ["1", "bool", "type-mismatch:1"],
  ["size(this.tags)", "bool", "type-mismatch:1"],
  ["this.flag", "bool", "may-be-null:1"],
  ["this.server", "string", "may-be-null:1"],
  ["null", "string", "type-mismatch:1"],
  ["1.5", "int", "type-mismatch:1"],
  ["this.ratio", "int", "type-mismatch:1"],
  ["'a'", "int", "type-mismatch:1"],
  ["'nope'", "Source", "unknown-enum-member:1"],
  ["true ? 'mcp' : 'nope'", "Source", "unknown-enum-member:16"],
  ["this.name", "Source", "type-mismatch:1"],
  ["this.mode", "Source?", "type-mismatch:1"],
  ["true ? this.source : this.server", "Source", "type-mismatch:22"],
  ["this", "SubTool", "type-mismatch:1"],
  ["[this]", "list<SubTool>", "type-mismatch:2"],
  ["['strict', 'nope']", "list<Mode>", "unknown-enum-member:12"],
  ["['strict', null]", "list<Mode>", "type-mismatch:12"],
  ["this.children", "list<SubTool>", "type-mismatch:1"],
  ["{'a': 'b', 'c': 'd'}", "map<int>", "type-mismatch:7", "type-mismatch:17"],
  ["[1, 'a']", "list<string>", "mixed-types:5"],
  ["this.details", "map<int>", "type-mismatch:1"],
  ["this.limits", "map<string>", "type-mismatch:1"],
  ["this.anything", "string", "type-mismatch:1"],
  ["error", "json", "type-mismatch:1"],
  ["{'a': error}", "json_object", "type-mismatch:7"],
  ["patch", "Capability", "type-mismatch:1"],
  ["this.capability", "json_object", "type-mismatch:1"],
  ["'a'", "BoolOrLifecycle", "type-mismatch:1"],
];

describe("the type that is expected", () => {
  for (const [text, expected, type] of fitting) {
    it(`${expected} takes: ${text}`, () => {
      const outcome = runCheck(text, { variables, expected });
      assert.deepEqual(outcome.faults, []);
      assert.equal(outcome.type, type);
    });
  }

  for (const [text, expected, ...faults] of misfits) {
    it(`${expected} refuses: ${text}`, () => {
      const outcome = runCheck(text, { variables, expected });
      assert.deepEqual(outcome.faults, faults);
      assert.equal(outcome.expr, undefined);
    });
  }
});

describe("a constant that was written elsewhere", () => {
  it("counts as a literal of its place", () => {
    const { expr, faults } = runCheck("this.source == cell", { constants: { cell: "mcp" } });
    assert.deepEqual(faults, []);
    assert.equal(expr?.kind === "binary" && expr.right.kind === "literal" && expr.right.value, "mcp");
  });

  it("has its faults told where it was written", () => {
    assert.deepEqual(runCheck("this.source == cell", { constants: { cell: "nope" } }).faults, [
      "unknown-enum-member:1000",
    ]);
    assert.deepEqual(runCheck("this.source in cell", { constants: { cell: ["mcp", "no"] } }).faults, [
      "unknown-enum-member:1000",
    ]);
    assert.deepEqual(runCheck("this.timeout == cell", { constants: { cell: "nope" } }).faults, [
      "incomparable-types:1000",
    ]);
    assert.deepEqual(runCheck("this.timeout > cell", { constants: { cell: "nope" } }).faults, ["type-mismatch:1000"]);
  });

  it("may be a list, a number or nothing", () => {
    const texts = { names: ["a", "b"], count: 3, ratio: 1.5, none: null };
    for (const text of [
      "error.names.exists(name, name in names)",
      "this.timeout > count && this.ratio < ratio",
      "this.server == none",
    ]) {
      assert.deepEqual(runCheck(text, { variables, constants: texts }).faults, [], text);
    }
  });

  it("cannot be hidden by a macro", () => {
    assert.deepEqual(runCheck("this.tags.all(cell, true)", { constants: { cell: "a" } }).faults, ["shadowed-name:15"]);
  });
});
