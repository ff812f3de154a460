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

const longest = `${"a/".repeat(119)}bb`;

for (const [reason, ...unsafe] of [
  ["a path longer than 240 characters", `${longest}c`],
  ["a path out of the output folder", "", ".", "..", "a//b", "./a", "a/../b", "../a", "a/"],
  ["a hidden file or folder", ".a", "a/.b", "...", ".a."],
  ["a name longer than 120 characters", "a".repeat(121), `b/${"a".repeat(121)}`],
  [
    "a name with characters that not every system takes",
    "é.txt",
    "a:b",
    "a\\b",
    "a\nb",
    "a*",
    "a?",
    '"a"',
    "<a>",
    "a|b",
    "a#",
  ],
  ["a name that ends in a dot or a space", "a.", "a./b", "a /b", "b/a "],
  [
    "a name that Windows keeps for a device",
    ..."con CON prn.md docs/NUL.md aux.x.y com1.json com9 com0 lpt1 lpt0/a".split(" "),
  ],
] as const) {
  test(`no file is written to ${reason}`, () => {
    for (const path of unsafe) assert.equal(unsafePathReason(path), reason, JSON.stringify(path));
  });
}

test("other paths are safe, up to the longest", () => {
  const names =
    "a.txt docs/connection.md src/falcon.ts icon communicate lpt compass1 com10 lptx schemas/Tool.config.schema.json src/$ref.ts";
  const paths = [...names.split(" "), "draft-07/x.json", "a b", "a@b+c_d", "a..b", "a".repeat(120), longest];
  for (const path of paths) assert.equal(unsafePathReason(path), undefined, path);
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
