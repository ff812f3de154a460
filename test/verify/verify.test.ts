import assert from "node:assert/strict";
import { test } from "node:test";
import { compile } from "../../generator/compile.ts";
import type { OutputFile } from "../../generator/emit/target.ts";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import { verifyFiles } from "../../generator/verify/verify-files.ts";
import { randomSpec } from "../random-specs/random-spec.ts";
import { runInMemory } from "../support/run-in-memory.ts";
import { sampleSpec } from "../support/sample-spec.ts";
import { shop, specsIn } from "../typescript/build-model.ts";

const folders = ["spec", "examples/orders", "examples/services", "test/typescript/kitchen", "test/typescript/narrowed"];
const { files } = await compile(specsIn("test/typescript/kitchen"));

for (const folder of folders) {
  test(`what is printed for ${folder} is what emitters are known to print`, async () => {
    const { files: printed } = await compile(specsIn(folder));
    assert.ok(printed.some(({ path }) => path === "src/index.ts"));
    verifyFiles(printed);
  });
}

test("names that all objects have are printed in ways that are known", async () => {
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== "__proto__");
  const { files: printed, diagnostics } = await compile(
    shop(`types:
  Kind: { doc: Kinds., enum: { ${names.map((name) => `${name}: A member.`).join(", ")} } }
  Thing:
    doc: A thing.
    unknown_keys: keep
    fields:
${names.map((name, index) => `      ${name}: { type: Kind?, as: own_${index}, aliases: [old_${index}], doc: A field }`).join("\n")}
`),
  );
  assert.deepEqual(diagnostics, []);
  verifyFiles(printed);
});

test("what is printed for random specs is what emitters are known to print", async () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    verifyFiles((await compile(randomSpec(seed).files, { targets: ["typescript"] })).files);
  }
});

/** Each row: what gets behind the code of a module, and what is told of it. */
for (const [code, fault] of [
  ["globalThis.PWN = 1;", "uses the name globalThis"],
  ["PWN();", "uses the name PWN"],
  ['eval("1");', "uses the name eval"],
  ['export const made: unknown = new Function("return 1");', "uses the name Function"],
  ["export const made: unknown = [Object][0]?.[`constructor`];", "has a TemplateLiteral"],
  ["export const made: unknown = /a/u;", "has a regular expression literal"],
  ["export const made: unknown = import('./index.js');", "has a ImportExpression"],
  ['import "node:fs";', 'imports "node:fs"'],
  ['import { readFileSync } from "fs";', 'imports "fs"'],
  ['export { Issue } from "./runtime/no-such-file.js";', 'imports "./runtime/no-such-file.js"'],
  ['export * from "./index.js";', "has a ExportAllDeclaration"],
  ['export { Issue } from "../../index.js";', 'imports "../../index.js"'],
  ["debugger;", "has a DebuggerStatement"],
  ["export const made: unknown = (1, 2);", "has a SequenceExpression"],
  ["export const made = 1 as unknown;", "has a TSAsExpression"],
  ["// about\u2028PWN();", "uses the name PWN"],
  ["//# sourceMappingURL=http://evil", "has the comment //# sourceMappingURL=http://evil"],
  [`// @ts-${"nocheck"}`, `has the comment // @ts-${"nocheck"}`],
  ["/* about */", "has the comment /* about */"],
  ["/** @type {PWN} */", "has the tag @type"],
  ["export const made = ;", "is no TypeScript: Unexpected token"],
] as const) {
  test(`an emitter that prints ${JSON.stringify(code)} is caught`, () => {
    assert.throws(
      () => verifyFiles(changed("src/sink.ts", (text) => `${text}${code}\n`)),
      (error: Error) => error.message.includes(`src/sink.ts ${fault}`),
    );
  });
}

test("the fixed part has to be the text that it is copied from, whatever it is otherwise", () => {
  for (const change of [
    (text: string): string => text.replace("Object.freeze(", "("),
    (text: string): string => `// A head.\u2028PWN();\n${text}`,
    (text: string): string => `const a = 1;\n${text}`,
    (text: string): string => text.slice(0, -1),
  ]) {
    assert.throws(() => verifyFiles(changed("src/runtime/json-schema.ts", change)), /is not the text/u);
  }
});

test("what is called JSON has to be JSON", () => {
  assert.throws(() => verifyFiles(changed("package.json", (text) => `${text},`)), /package\.json is no JSON/u);
});

test("generate --verify writes the same as without", async () => {
  const project = sampleSpec["spec/specwright.yaml"]?.replace(/^targets:.*$/mu, "") ?? "";
  const hosts = [1, 2].map(() => createMemoryHost({ files: { ...sampleSpec, "spec/specwright.yaml": project } }));
  const [plain, verified] = await Promise.all(
    hosts.map((host, index) => runInMemory(host, ["generate", ...(index === 0 ? [] : ["--verify"])])),
  );
  assert.equal(plain?.code, 0);
  assert.equal(verified?.code, 0, verified?.err);
  assert.deepEqual(hosts[1]?.files(), hosts[0]?.files());
});

/** The files with one of them changed; it has to be one that is there, and the change has to make a difference. */
function changed(path: string, change: (text: string) => string): readonly OutputFile[] {
  const found = files.find((file) => file.path === path);
  assert.ok(found !== undefined, path);
  const content = change(found.content);
  assert.notEqual(content, found.content);
  return files.map((file) => (file === found ? { path, content } : file));
}
