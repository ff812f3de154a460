import assert from "node:assert/strict";
import { test } from "node:test";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import { runInMemory } from "../support/run-in-memory.ts";
import { ownSpec, tools } from "./run-tools.ts";
import { typeFaults } from "./type-faults.ts";

// Types of the schemas that tools carry. The spec is our own; documents are read from memory.

const counter = `tool:
  name: local/line-counter
  description: Counts lines.
  source: builtin
  inputSchema:
    type: object
    properties: { path: { type: string }, mode: { enum: [fast, exact] } }
    required: [path]
  output_schema: { type: object, properties: { lines: { type: integer } }, required: [lines], additionalProperties: false }
`;

test("the arguments of a call are typed by the name of the tool", async () => {
  const { text, result } = await tools({ "tool.yaml": counter });
  assert.deepEqual([result.code, result.out], [0, "out/tool-types.ts: new, 1 key\n"]);
  const uses = `
    import type { ToolInput, ToolKey, ToolOutput } from "./tool-types.ts";
    export const input: ToolInput<"local/line-counter"> = { path: "a", mode: "fast" };
    export const lines: number = (null as unknown as ToolOutput<"local/line-counter">).lines;
    export const key: ToolKey = "local/line-counter";
  `;
  assert.deepEqual(typeFaults({ "tool-types.ts": text, "uses.ts": uses }), []);
  for (const wrong of [
    'export const value: ToolInput<"local/line-counter"> = {};',
    'export const value: ToolInput<"local/line-counter"> = { path: "a", mode: "slow" };',
    'export type Value = ToolInput<"local/none">;',
  ]) {
    const misuse = `import type { ToolInput } from "./tool-types.ts";\n${wrong}\n`;
    assert.equal(typeFaults({ "tool-types.ts": text, "misuse.ts": misuse }).length, 1, wrong);
  }
});

test("several files come together, sorted out by model; what has no schema is unknown", async () => {
  const second = "name: local/shell\ndescription: Runs.\nsource: builtin\n";
  const { text, result } = await tools({ "a.yaml": counter, "b.yaml": second });
  assert.equal(result.code, 0);
  const uses = `
    import type { ToolInput, ToolKey } from "./tool-types.ts";
    export const keys: readonly ToolKey[] = ["local/shell", "local/line-counter"];
    export const free: unknown extends ToolInput<"local/shell"> ? true : false = true;
  `;
  assert.deepEqual(typeFaults({ "tool-types.ts": text, "uses.ts": uses }), []);
});

test("a second run with the same schemas changes nothing; somebody else's file is left alone", async () => {
  const host = createMemoryHost({ files: { ...ownSpec, "tool.yaml": counter } });
  const args = ["tools", "tool.yaml", "--type", "Tool", "--out", "out"];
  await runInMemory(host, args);
  assert.match((await runInMemory(host, args)).out, /unchanged/u);
  const foreign = createMemoryHost({
    files: { ...ownSpec, "tool.yaml": counter, "out/tool-types.ts": "export {};\n" },
  });
  const { code, err, out } = await runInMemory(foreign, args);
  assert.equal(code, 1);
  assert.match(out + err, /file-foreign/u);
  assert.equal(new TextDecoder().decode(foreign.read("out/tool-types.ts")), "export {};\n");
});

test("two tools of one name are refused, at the second, and so is a type without schemas", async () => {
  const { result, text } = await tools({ "a.yaml": counter, "b.yaml": counter });
  assert.match(result.out + result.err, /b\.yaml:2:9 - error key-repeated/u);
  assert.equal(text, "");
  const host = createMemoryHost({ files: { ...ownSpec, "slot.yaml": "read_only: true\n" } });
  const { out, err } = await runInMemory(host, ["tools", "slot.yaml", "--type", "ToolCapability", "--out", "out"]);
  assert.match(out + err, /schemas-missing/u);
});

test("documents are taken for the type that holds all others, and else their type has to be said", async () => {
  const catalog = `tools:\n  - ${counter.slice("tool:\n  ".length).replaceAll("\n  ", "\n    ")}`;
  const host = createMemoryHost({ files: { ...ownSpec, "catalog.yaml": catalog } });
  const { code, out, err } = await runInMemory(host, ["tools", "catalog.yaml", "--out", "out"]);
  assert.deepEqual([code, out], [0, "out/tool-types.ts: new, 1 key\n"], err);
  const { "spec/catalog.yaml": _, ...fewer } = ownSpec;
  const without = createMemoryHost({ files: { ...fewer, "tool.yaml": counter } });
  const result = await runInMemory(without, ["tools", "tool.yaml", "--out", "out"]);
  assert.equal(result.code, 2);
  assert.match(result.err, /--type/u);
});

test("a tool in a file of its own belongs to the catalog like those that stand in lists", async () => {
  const alone = counter;
  const list = "tools:\n  - { name: local/shell, description: Runs., source: builtin }\n";
  const { text, result } = await tools({ "tool.yaml": alone, "catalog.yaml": list }, { type: "AgentCatalog" });
  assert.deepEqual([result.code, result.out], [0, "out/tool-types.ts: new, 2 keys\n"], result.err);
  const uses = `
    import type { ToolInput } from "./tool-types.ts";
    export const input: ToolInput<"local/line-counter"> = { path: "a" };
  `;
  assert.deepEqual(typeFaults({ "tool-types.ts": text, "uses.ts": uses }), []);
});
