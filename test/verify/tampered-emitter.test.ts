import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";

// A generator with a fault of the kind that advisories are about, run as users run it.

const root = resolve("dist/tmp/tampered");
rmSync(root, { recursive: true, force: true });
cpSync("dist/generator", join(root, "dist/generator"), { recursive: true });
// Where the compiled generator finds its schemas.
symlinkSync(resolve("generator"), join(root, "generator"), "junction");

const project = `specwright: 1
package: { name: odd, version: 1.0.0, license: MIT, description: Odd., schema_base: "https://example.com/" }
out: ../generated
`;

for (const [what, file, find, replace, field, told] of [
  [
    "a comment that does not escape its end",
    "emit/typescript/doc-comment.js",
    String.raw`.replaceAll("*/", "*\\/")`,
    "",
    'a: { type: string, doc: "ends */ PWN = 1; /* here" }',
    /"verify": [\s\S]*src\/odd\.ts is no TypeScript/u,
  ],
  [
    "a text in backticks",
    "emit/typescript/primitives.js",
    "export function stringLiteral(text) {",
    'export function stringLiteral(text) {\n    if (text.includes("{")) return "`" + text + "`";',
    `a: { type: string, default: "$${"{"}globalThis.PWN = 1}", doc: Text }`,
    /"verify": [\s\S]*src\/odd\.ts has a TemplateLiteral\n[\s\S]*uses the name globalThis/u,
  ],
] as const) {
  test(`a generator with ${what} writes nothing under --verify, and without it writes what the gate would have caught`, () => {
    const spec = join(root, "spec");
    const path = join(root, "dist/generator", file);
    const sound = readFileSync(path, "utf8");
    assert.equal(sound.split(find).length, 2);
    mkdirSync(spec, { recursive: true });
    writeFileSync(join(spec, "specwright.yaml"), project);
    const types = `types:\n  Odd:\n    doc: Odd.\n    fields:\n      ${field}\n`;
    writeFileSync(join(spec, "odd.yaml"), `specwright: 1\nmodule: odd\ntitle: Odd\ndoc: Odd.\n${types}`);
    const run = (...options: readonly string[]): { readonly status: number | null; readonly stderr: string } =>
      spawnSync(process.execPath, [join(root, "dist/generator/bin.js"), "generate", "--spec", spec, ...options], {
        encoding: "utf8",
      });
    assert.equal(run("--verify").stderr, "");
    rmSync(join(root, "generated"), { recursive: true });
    writeFileSync(
      path,
      sound.replace(find, () => replace),
    );
    const { status, stderr } = run("--verify");
    assert.equal(status, 70);
    assert.match(stderr, told);
    assert.ok(!existsSync(join(root, "generated")));
    assert.equal(run().status, 0);
    rmSync(join(root, "generated"), { recursive: true });
    writeFileSync(path, sound);
  });
}
