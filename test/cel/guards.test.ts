import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { runCheck } from "./run-check.ts";

const variables = { version: "string?", flag: "bool?", error: "thrown" };

/** Each use of a nullable stands behind a guard. */
const guarded: readonly string[] = [
  "has(this.server) && this.server.size() > 0",
  "this.server != null && this.server.size() > 0",
  "null != this.server && this.server.size() > 0",
  "this.server == 'a' && this.server.size() > 0",
  "'a' == this.server && this.server.size() > 0",
  "this.server == this.name && this.server.size() > 0",
  "this.server in ['a', 'b'] && this.server.size() > 0",
  "this.server in this.tags && this.server.size() > 0",
  "this.server in this.labels && this.server.size() > 0",
  "!has(this.server) || this.server.size() > 0",
  "this.server == null || this.server.size() > 0",
  "!(this.server == null) && this.server.size() > 0",
  "!(this.server != null) || this.server.size() > 0",
  "!(!has(this.server)) && this.server.size() > 0",
  "has(this.server) ? this.server.size() > 0 : true",
  "has(this.server) == false ? true : this.server.size() > 0",
  "has(this.server) == true && this.server.size() > 0",
  "true == has(this.server) && this.server.size() > 0",
  "false != has(this.server) && this.server.size() > 0",
  "this.server == null ? true : this.server.size() > 0",
  "has(this.server) && has(this.nick) && this.server.size() == this.nick.size()",
  "has(this.server) && (has(this.nick) && this.server.size() == this.nick.size())",
  "!(!has(this.server) || !has(this.nick)) && this.server.size() == this.nick.size()",
  "(!has(this.server) || !has(this.nick)) || this.server.size() == this.nick.size()",
  "((has(this.server) && this.count > 1) || (has(this.server) && this.count < 0)) && this.server.size() > 0",
  "(this.count > 1 ? has(this.server) : false) && this.server.size() > 0",
  "(this.count > 1 ? has(this.server) : has(this.server)) && this.server.size() > 0",
  "(this.server == null ? false : this.count > 1) && this.server.size() > 0",
  "(false || has(this.server)) && this.server.size() > 0",
  "has(this.lifecycle) && this.lifecycle.has_hooks",
  "has(this.lifecycle) && has(this.lifecycle.activate) && this.lifecycle.activate.size() > 0",
  "has(this.parent) && has(this.parent.parent) && this.parent.parent.name == 'a'",
  "'a' in this.limits && this.limits.a > 3",
  "'a' in this.limits && this.limits['a'] > 3",
  "has(this.limits.a) && this.limits['a'] > 3",
  "this.limits.a != null && this.limits.a > 3",
  "has(this.name.server) && this.name.server.size() > 0",
  "this['content-type'] != null && this['content-type'].size() > 0",
  "has(this.payment.number) && this.payment.number.size() > 0",
  "version != null && version.size() > 0",
  "version == null || version.size() > 0",
  "(version != null ? version : this.name).size() > 0",
  "flag == true && flag",
  "flag != null && !flag",
  "has(this.flag) && this.flag",
  "this.children.all(c, has(c.server) && c.server.size() > 0)",
  "this.children.map(c, has(c.server), c.server.size()).all(n, n > 0)",
  "has(this.server) && this.tags.all(t, t.size() < 9 || t.startsWith(this.server))",
  "error.code != null && error.code.startsWith('E')",
];

/** The guard proves something else, or nothing. */
const unguarded: readonly (readonly [string, string])[] = [
  ["has(this.server) || this.server.size() > 0", "may-be-null:21"],
  ["!has(this.server) && this.server.size() > 0", "may-be-null:22"],
  ["this.server.size() > 0 && has(this.server)", "may-be-null:1"],
  ["has(this.nick) && this.server.size() > 0", "may-be-null:19"],
  ["this.server != 'a' && this.server.size() > 0", "may-be-null:23"],
  ["this.server == this.nick && this.server.size() > 0", "may-be-null:29"],
  ["this.server in ['a', null] && this.server.size() > 0", "may-be-null:31"],
  ["!(this.server in ['a']) && this.server.size() > 0", "may-be-null:28"],
  ["(has(this.server) || has(this.nick)) && this.server.size() > 0", "may-be-null:41"],
  ["!(has(this.server) && has(this.nick)) || this.server.size() > 0", ""],
  ["!(has(this.server) || has(this.nick)) || this.server.size() > 0", "may-be-null:42"],
  ["has(this.server) ? true : this.server.size() > 0", "may-be-null:27"],
  ["(this.count > 1 ? has(this.server) : true) && this.server.size() > 0", "may-be-null:47"],
  ["this.tags.exists(t, has(this.server)) && this.server.size() > 0", "may-be-null:42"],
  ["this.children.all(c, has(c.server)) && this.children.all(c, c.server.size() > 0)", "may-be-null:61"],
  ["this.children.filter(c, has(c.server)).all(c, c.server.size() > 0)", "may-be-null:47"],
  ["has(this.lifecycle) && this.lifecycle.activate.size() > 0", "may-be-null:24"],
  ["has(this.limits.a) && this.limits.b > 3", "may-be-null:23"],
  ["'b' in this.limits && this.limits.a > 3", "may-be-null:23"],
  ["this.name in this.limits && this.limits.a > 3", "may-be-null:29"],
  ["'a' in this.tags && this.server.size() > 0", "may-be-null:21"],
  ["this.flag != true || this.flag", ""],
  ["this.flag != false && this.flag", "may-be-null:23"],
  ["has(this.parent) && this.server.size() > 0", "may-be-null:21"],
  ["this.payment.kind == 'card' && this.payment.number.size() > 0", "may-be-null:32"],
];

describe("a guard", () => {
  for (const text of guarded) {
    it(`holds in: ${text}`, () => {
      assert.deepEqual(runCheck(text, { variables, expected: "bool" }).faults, []);
    });
  }

  for (const [text, fault] of unguarded) {
    it(`proves ${fault === "" ? "enough" : "too little"} in: ${text}`, () => {
      assert.deepEqual(runCheck(text, { variables }).faults, fault === "" ? [] : [fault]);
    });
  }

  it("may stand in the when of the rule", () => {
    const text = "this.server.size() > 0";
    assert.deepEqual(runCheck(text, { given: ["has(this.server) && this.count > 1"] }).faults, []);
    assert.deepEqual(runCheck(text, { given: ["this.count > 1", "this.server == 'a'"] }).faults, []);
    assert.deepEqual(runCheck(text, { given: ["has(this.nick)"] }).faults, ["may-be-null:1"]);
    assert.deepEqual(runCheck(text, { given: ["!has(this.server)"] }).faults, ["may-be-null:1"]);
  });

  it("takes the null out of the type of what it guards, and only there", () => {
    const { expr } = runCheck("has(this.server) && this.server == 'a' || this.server == 'b'");
    const comparisons = JSON.stringify(expr).match(/"member":"server","of":"property","type":\{"kind":"(\w+)"/gu);
    assert.deepEqual(
      comparisons?.map((text) => text.slice(-10, -1)),
      [':"nullable', "primitive", ':"nullable'].map((kind) => kind.slice(-9)),
    );
  });

  it("that is asked for twice is no fault", () => {
    assert.deepEqual(runCheck("has(this.server) && has(this.server)").faults, []);
    assert.deepEqual(runCheck("version != null && version != null", { variables }).faults, []);
  });

  it("that is faulty itself is the only thing told", () => {
    assert.deepEqual(runCheck("has(this.lifecycel) && this.lifecycle.has_hooks").faults, ["unknown-field:10"]);
    assert.deepEqual(runCheck("has(this.lifecycel) ? this.lifecycle.has_hooks : true").faults, ["unknown-field:10"]);
  });

  it("is what the hint tells to write", () => {
    const hintOf = (text: string): string | undefined => runCheck(text, { variables }).diagnostics[0]?.hint;
    assert.match(hintOf("this.lifecycle.has_hooks") ?? "", /has\(this\.lifecycle\)/u);
    assert.match(hintOf("this['content-type'].size()") ?? "", /this\['content-type'\] != null/u);
    assert.match(hintOf("version.size()") ?? "", /version != null/u);
  });
});
