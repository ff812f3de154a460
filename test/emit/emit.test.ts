import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { emit } from "../../generator/emit/emit.ts";
import { unsafePathReason } from "../../generator/emit/output-path.ts";
import { selectTargets } from "../../generator/emit/select-targets.ts";
import type { OutputFile, Target } from "../../generator/emit/target.ts";
import { targets } from "../../generator/emit/targets.ts";
import { compileSpec } from "../support/compile-spec.ts";
import { sampleSpec } from "../support/sample-spec.ts";

const { program } = await compileSpec(sampleSpec);

test("gathers the files of all targets, sorted by path", async () => {
  const { files, faults } = await run(target("one", "b.txt", "a/z.txt"), target("two", "a/B.txt"));
  assert.deepEqual(faults, []);
  assert.deepEqual(
    files.map(({ path }) => path),
    ["a/B.txt", "a/z.txt", "b.txt"],
  );
});

test("two targets that write one file are a bug, in another case too, and so is a target that writes the manifest", async () => {
  await assert.rejects(
    run(target("one", "a.txt"), target("two", "a.txt")),
    /"a\.txt", which is a file that the target "one"/u,
  );
  await assert.rejects(run(target("one", "a.txt"), target("two", "A.txt")), /"A\.txt"/u);
  await assert.rejects(run(target("one", "manifest.json")), /the manifest/u);
});

test("a file without a final line end, with carriage returns or with half a character is a bug", async () => {
  for (const content of ["", "a", "a\r\n", "\ud800\n"]) {
    await assert.rejects(run({ ...target("one"), emit: () => [{ path: "a.txt", content }] }), /must end a\.txt/u);
  }
});

test("a path that leads out of the folder is a bug", async () => {
  for (const path of ["../a.txt", "/a.txt", "a/../../b.txt", "a//b.txt", "C:/a.txt", "a\\b.txt", ".", ""]) {
    await assert.rejects(run(target("one", path)), /a target wants to write/u, path);
  }
});

test("a type whose name makes no file name is the spec's fault, at the type", async () => {
  const spec = {
    "a.yaml": (sampleSpec["spec/orders.yaml"] ?? "").replace("module: orders", "module: a").replaceAll("Color", "Aux"),
  };
  const compiled = await compileSpec(spec, { targets: ["vectors"] });
  assert.deepEqual(compiled.diagnostics, ["unsafe-output-path a.yaml:12:3"]);
  assert.deepEqual(compiled.files, []);
});

test("knows paths that some system cannot store", () => {
  for (const path of [
    "con",
    "docs/NUL.md",
    "aux.x.y",
    "a./b",
    "a /b",
    "com1.json",
    "é.txt",
    "a:b",
    "a".repeat(121),
    `${"a/".repeat(120)}b`,
  ]) {
    assert.equal(typeof unsafePathReason(path), "string", path);
  }
  for (const path of [
    "a.txt",
    "docs/connection.md",
    "schemas/Tool.config.schema.json",
    "src/$ref.ts",
    "draft-07/x.json",
  ]) {
    assert.equal(unsafePathReason(path), undefined, path);
  }
});

test("targets have different names, and an unknown one is told", () => {
  const names = targets.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  const sink: { diagnostics: Diagnostic[] } = { diagnostics: [] };
  assert.deepEqual(selectTargets(undefined, sink), targets);
  assert.deepEqual(
    selectTargets(["docs", "docz"], sink).map(({ name }) => name),
    ["docs"],
  );
  const [fault] = sink.diagnostics;
  assert.equal(fault?.code, "project-invalid");
  assert.equal(fault?.hint, 'Did you mean "docs"?');
});

function target(name: string, ...paths: readonly string[]): Target {
  const files: readonly OutputFile[] = paths.map((path) => ({ path, content: "x\n" }));
  return { name, summary: "A target of this test.", emit: () => files };
}

async function run(...chosen: readonly Target[]): Promise<{ files: readonly OutputFile[]; faults: readonly string[] }> {
  assert.ok(program);
  const sink: { diagnostics: Diagnostic[] } = { diagnostics: [] };
  const files = await emit(program, chosen, sink);
  return { files, faults: sink.diagnostics.map(({ code }) => code) };
}
