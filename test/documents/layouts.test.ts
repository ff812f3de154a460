import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../generator/diagnostics/format.ts";
import { validateDocuments } from "../../generator/documents/validate-documents.ts";
import { readOwnSpec } from "../generated/own-spec.ts";
import { placeText } from "../support/compile-spec.ts";

// Documents that people write by hand: whatever layout they choose, faults are told where they wrote them.

const program = readOwnSpec();

const skill = `cleveragents: { version: "3.0" }
skill:
  name: team/release
  description: Ships a release.
  toolRefs: [local/run-migrations]
  inline_tools:
    - { description: Formats., source: custom, code: "return {}", writes: true }
  mcpServers:
    - { server: linear, command: linear-mcp, env: { TOKEN: canary-1 } }
  agent_skills_dirs: [./skills]
`;

test("takes configuration in any layout, and refuses it where only what is sent may be", () => {
  assert.deepEqual(told("Skill", skill), []);
  assert.deepEqual(told("Skill", skill, true).slice(0, 2), ["missing 1:1", "missing 1:1"]);
});

for (const [what, from, to, expected] of [
  ["a value, under another name of its field", "toolRefs: [local/run-migrations]", "toolRefs: [run]", "pattern 5:14"],
  [
    "a rule, at a field beside the object that it belongs into",
    "writes: true",
    "writes: true, read_only: true",
    "rule 7:75",
  ],
  ["a field that is missing, in the object that lacks it", "server: linear, ", "", "missing 9:9"],
  [
    "a second way to write a field, at the second",
    "server: linear, ",
    "server: linear, name: linear, ",
    "conflict 9:31",
  ],
  ["a field in and beside its object", "writes: true", "writes: true, capability: { writes: true }", "conflict 7:75"],
  ["a value that could follow from two fields", "command: linear-mcp", "command: linear-mcp, url: u", "missing 9:9"],
  ["a header, at its value", '"3.0"', "3.0", "wrong_type 1:26"],
  ["a key that means nothing", "agent_skills_dirs", "agent_skill_dirs", "unknown_key 10:3"],
] as const) {
  test(`tells of ${what}`, () => {
    assert.ok(skill.includes(from));
    assert.deepEqual(told("Skill", skill.replace(from, to)), [expected]);
  });
}

for (const [what, type, text, expected] of [
  [
    "another spelling, by the name of the field",
    "Skill",
    skill.replace("agent_skills_dirs", "agent_skill_dirs"),
    'unknown_key 10:3: Did you mean "agent_skills"?',
  ],
  [
    "a field that may stand beside its object",
    "Tool",
    "{ name: local/a, description: d, source: builtin, readonly: true }",
    'unknown_key 1:51: Did you mean "read_only" inside "capability"?',
  ],
  [
    "what can only stand around everything",
    "Tool",
    "{ name: local/a, description: d, source: builtin, tool: { timeout: 4 } }",
    "unknown_key 1:51: Put its keys beside the others, and take it out.",
  ],
] as const) {
  test(`says what a key was meant for, which is ${what}`, () => {
    const { found } = validated(type, text, false);
    const [hint] = found.map((each) => each.hint);
    assert.deepEqual([...told(type, text), hint].join(": "), expected);
  });
}

test("masks secrets under every name, also those that could not be placed", () => {
  const twice = skill.replace("agent_skills_dirs: [./skills]", "mcp_servers: [{ name: b, env: { TOKEN: canary-2 } }]");
  for (const text of [twice, skill.replace("linear-mcp, env: {", "[], env: { OTHER: canary-3,")]) {
    const printed = printedFor("Skill", text);
    assert.match(printed, /error/u);
    assert.doesNotMatch(printed, /canary/u);
  }
});

function validated(type: string, text: string, canonical: boolean): { found: readonly Diagnostic[]; printed: string } {
  const sink: { diagnostics: Diagnostic[] } = { diagnostics: [] };
  const file = { path: "document.yaml", text };
  const { secrets } = validateDocuments(program, type, [{ file, format: "yaml" }], sink, { canonical });
  return {
    found: sink.diagnostics,
    printed: formatDiagnostics(sink.diagnostics, "pretty", { files: [file], secrets }),
  };
}

function told(type: string, text: string, canonical: boolean = false): readonly string[] {
  const { found } = validated(type, text, canonical);
  return found.map((fault) => placeText(fault, { [fault.span?.file ?? ""]: text }).replace(/ document\.\w+:/u, " "));
}

function printedFor(type: string, text: string): string {
  return validated(type, text, false).printed;
}
