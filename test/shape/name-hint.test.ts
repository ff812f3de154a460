import assert from "node:assert/strict";
import { test } from "node:test";
import { nameHint } from "../../generator/shape/name-hint.ts";

/** The name that is offered. */
function offered(title: string, name: string): string | undefined {
  return /^Did you mean "(.*?)"\?/u.exec(nameHint(title, name) ?? "")?.[1];
}

test("offers a type name in PascalCase", () => {
  assert.equal(offered("type name", "tool_name"), "ToolName");
  assert.equal(offered("type name", "toolName"), "ToolName");
  assert.equal(offered("type name", "tool-name 2"), "ToolName2");
  assert.equal(offered("type name", "HTTP_server"), "HttpServer");
  assert.equal(offered("type name", "Café"), "Cafe");
});

test("offers other names in snake_case and modules in kebab-case", () => {
  assert.equal(offered("name", "HasLid"), "has_lid");
  assert.equal(offered("name", "has-lid"), "has_lid");
  assert.equal(offered("module name", "ToolDomain"), "tool-domain");
  assert.equal(offered("module name", "tool_domain"), "tool-domain");
});

test("offers nothing where nothing fits, and tells the form all the same", () => {
  assert.equal(offered("type name", "x"), undefined);
  assert.equal(offered("name", "42"), undefined);
  assert.equal(offered("name", "名"), undefined);
  assert.equal(offered("field name", "a".repeat(65)), undefined);
  assert.match(nameHint("name", "42") ?? "", /lower-case/u);
});
