import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fieldFacts } from "./field-facts.ts";

// What the reference pages say is said by the generated docs as well.

const pageOf: Readonly<Record<string, string>> = {
  ToolCapability: "tool",
  ResourceSlot: "tool",
  ToolLifecycle: "tool",
  Tool: "tool",
  SkillError: "protocol",
  SkillMetadata: "protocol",
  SkillDefinition: "protocol",
  SkillResult: "protocol",
};

function page(name: string): string {
  return readFileSync(`generated/docs/${name}.md`, "utf8");
}

for (const [model, facts] of Object.entries(fieldFacts)) {
  test(`the docs tell of ${model} and of every field`, () => {
    const text = page(pageOf[model] ?? "");
    assert.ok(text.includes(model));
    for (const { field } of facts) assert.ok(text.includes(`\`${field}\``), field);
  });
}

/** Words that must stand on a page, in this order of facts on the reference pages. */
const told: readonly (readonly [string, ...RegExp[]])[] = [
  ["names", /namespace\/short_name/u, /local\/line-counter/u, /devops\/docker-build/u],
  ["tool", /`mcp`/u, /`agent_skill`/u, /`builtin`/u, /`custom`/u, /`wrapped`/u, /Agent Skills/u, /MCP server/u],
  ["tool", /same namespace/u, /seconds/u, /300/u, /Python/u, /rolled? back/u],
  ["validation", /`required`/u, /`informational`/u, /ten steps/u, /`passed`/u],
  ["skill", /`stdio`/u, /`sse`/u, /`streamable-http`/u, /includes?/u],
  ["protocol", /frozen/u, /milliseconds/u, /never allowed to trigger/u, /`type`/u],
  ["protocol", /`skill_not_found`/u, /`resolution_failure`/u, /`cycle_detected`/u, /`tool_activation_failure`/u],
  ["protocol", /`tool_execution_failure`/u, /`validation_error`/u, /`permission_denied`/u],
  ["protocol", /ValueError/u, /PermissionError/u, /ValidationError/u, /ZodError/u, /EACCES/u, /EPERM/u],
  ["protocol", /cycle/u, /not found/u, /activation/u],
];

for (const [name, ...words] of told) {
  test(`the page on ${name} tells of ${words.map((word) => word.source).join(", ")}`, () => {
    const text = page(name);
    for (const word of words) assert.match(text, word);
  });
}
