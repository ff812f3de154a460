import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Expr } from "../../generator/program/expression.ts";
import { runCheck } from "./run-check.ts";

const variables = { sub: "SubTool", patch: "CapabilityPatch", error: "thrown" };

function exprOf(text: string): Expr {
  const { expr, faults } = runCheck(text, { variables });
  assert.deepEqual(faults, []);
  assert.ok(expr);
  return expr;
}

/** The expression in brief, to compare its build without types and spans. */
function brief(expr: Expr): string {
  switch (expr.kind) {
    case "literal":
      return JSON.stringify(expr.value);
    case "variable":
      return expr.name;
    case "list":
      return `[${expr.elements.map(brief).join(" ")}]`;
    case "map":
      return `{${expr.entries.map(({ key, value }) => `${key}=${brief(value)}`).join(" ")}}`;
    case "select":
      return `${brief(expr.object)}.${expr.member}<${expr.of}${expr.model === undefined ? "" : ` ${expr.model}`}>`;
    case "unary":
      return `(${expr.operator} ${brief(expr.operand)})`;
    case "binary":
      return `(${brief(expr.left)} ${expr.operator} ${brief(expr.right)})`;
    case "conditional":
      return `(${brief(expr.condition)} ? ${brief(expr.then)} : ${brief(expr.else)})`;
    case "call":
      return `${expr.function}(${expr.args.map(brief).join(" ")})`;
    case "invoke": {
      const receiver = expr.receiver === undefined ? "" : `${brief(expr.receiver)}.`;
      return `${receiver}${expr.target} ${expr.model ?? "-"} ${expr.name}(${expr.args.map(brief).join(" ")})`;
    }
    case "macro":
      return `${expr.macro}(${expr.variable} ${brief(expr.range)} ${brief(expr.body)})`;
  }
}

describe("lowering", () => {
  const table: readonly (readonly [string, string])[] = [
    ["has(this.server)", "(this.server<property Tool> != null)"],
    ["this['$ref'] == null", "(this.$ref<property Tool> == null)"],
    ["this.short_name", "this.short_name<derived Tool>"],
    ["this.name.server", "this.name<property Tool>.server<part FullName>"],
    ["this.env.PATH", "this.env<property Tool>.PATH<entry>"],
    ["this.details.a", "this.details<property Tool>.a<entry>"],
    ["error.code", "error.code<thrown>"],
    [
      "has(this.input_schema) && has(this.input_schema.type)",
      "((this.input_schema<property Tool> != null) && (this.input_schema<property Tool>.type<keyword> != null))",
    ],
    ["this.payment.kind", "this.payment<property Tool>.kind<property Payment>"],
    ["this.subject.has_hooks", "this.subject<property Tool>.has_hooks<derived BoolOrLifecycle>"],
    ["sub.name", "sub.name<property SubTool>"],
    ["-5 - -3", "(-5 - -3)"],
    ["1 + 2 * 3", "(1 + (2 * 3))"],
    ["(1 + 2) * 3", "((1 + 2) * 3)"],
    ["!true || false && true", "((! true) || (false && true))"],
    ["this.tags.size()", "size(this.tags<property Tool>)"],
    ["'a/b'.split('/').join('-')", 'join(split("a/b" "/") "-")'],
    ["this.name.matches('^\\\\u0041b$')", 'matches(this.name<property Tool> "^\\\\x41b$")'],
    [
      "this.children.map(c, c.small > 1, c.name)",
      "map(c filter(c this.children<property Tool> (c.small<property Tool> > 1)) c.name<property Tool>)",
    ],
    ["this.permits(this.capability)", "this.method Tool permits(this.capability<property Tool>)"],
    ["sub.permits(this.capability)", "sub.method SubTool permits(this.capability<property Tool>)"],
    ["this.rename('a')", 'this.method Tool rename("a" 1 null)'],
    ["Summary.from_entries([])", "constructor Summary from_entries([] [])"],
    ["kind_of(error)", "function - kind_of(error)"],
    ["this.capability.patched(patch)", "this.capability<property Tool>.patched Capability patched(patch)"],
    ["{'b': 1, 'a': 2}", "{b=1 a=2}"],
  ];
  for (const [text, built] of table) {
    it(`builds ${built} from: ${text}`, () => {
      assert.equal(brief(exprOf(text)), built);
    });
  }

  it("gives every part the span of its text", () => {
    const expr = exprOf("this.tags.all(t, t != '')");
    assert.deepEqual([expr.span.start, expr.span.end], [0, 25]);
    assert.ok(expr.kind === "macro");
    assert.deepEqual([expr.body.span.start, expr.body.span.end], [17, 24]);
  });

  it("makes plain data that can be frozen and printed", () => {
    const expr = exprOf(
      "this.children.all(c, has(c.server) ? c.server in ['a'] : Summary.from_entries([c]).total > 1)",
    );
    assert.deepEqual(JSON.parse(JSON.stringify(expr)), expr);
  });
});
