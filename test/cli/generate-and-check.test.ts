import assert from "node:assert/strict";
import { test } from "node:test";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import { edit, wrapHost } from "../support/memory-disk.ts";
import { runInMemory } from "../support/run-in-memory.ts";
import { sampleModule, sampleSpec } from "../support/sample-spec.ts";

const page = "generated/docs/orders.md";

test("generate writes, says what it wrote and how long it took, and the second time writes nothing", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  const first = await runInMemory(host, ["generate"]);
  assert.equal(first.code, 0, first.out + first.err);
  assert.match(first.out, /^new {5}generated\/docs\/orders\.md$/mu);
  assert.match(first.out, /^3 files: 3 new, 0 unchanged \([0-9.]+ m?s\)\n$/mu);
  const second = await runInMemory(
    wrapHost(host, () => assert.fail("the disk was written to")),
    ["generate"],
  );
  assert.match(second.out, /^3 files: 3 unchanged \([0-9.]+ m?s\)\n$/u);
});

test("a module that is gone takes its page with it", async () => {
  const host = createMemoryHost({ files: { ...sampleSpec, "spec/more.yaml": moduleCalled("more") } });
  await runInMemory(host, ["generate"]);
  host.remove("spec/more.yaml");
  const { out, code } = await runInMemory(host, ["generate"]);
  assert.equal(code, 0);
  assert.match(out, /^deleted generated\/docs\/more\.md$/mu);
  assert.equal(host.stat("generated/docs/more.md"), undefined);
});

test("one wrong module among several: nothing is written", async () => {
  const wrong = moduleCalled("more").replace("int", "itn");
  const host = createMemoryHost({ files: { ...sampleSpec, "spec/more.yaml": wrong } });
  const before = host.files();
  const { code, out, err } = await runInMemory(host, ["generate"]);
  assert.equal(code, 1);
  assert.match(out, /^spec\/more\.yaml:\d+:\d+ - error /u);
  assert.match(err, /^Nothing was written\.$/mu);
  assert.deepEqual(host.files(), before);
});

test("generate refuses what was changed by hand, and --force overwrites it", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  await runInMemory(host, ["generate"]);
  const generated = host.files()[page];
  edit(host, page, "by hand\n");
  const refused = await runInMemory(host, ["generate"]);
  assert.equal(refused.code, 1);
  assert.match(refused.out, /error output-edited: "generated\/docs\/orders\.md"/u);
  assert.equal(host.files()[page], "by hand\n");
  assert.equal((await runInMemory(host, ["generate", "--force"])).code, 0);
  assert.equal(host.files()[page], generated);
});

test("an interrupted run says so, ends with 130, and the next one goes on", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  const interrupted = await runInMemory(host, ["generate"], { signal: AbortSignal.abort() });
  assert.equal(interrupted.code, 130);
  assert.match(interrupted.out, /^Interrupted; /u);
  assert.equal((await runInMemory(host, ["generate"])).code, 0);
  assert.equal((await runInMemory(host, ["check"])).code, 0);
});

test("check is content after generate, in a tree that nobody may write to", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  await runInMemory(host, ["generate"]);
  const readOnly = wrapHost(host, () => assert.fail("the disk was written to"));
  const { code, out } = await runInMemory(readOnly, ["check"]);
  assert.equal(out, "3 files in generated, all as the spec gives them\n");
  assert.equal(code, 0);
});

test("check tells what is stale, missing and left over, with the difference, and ends with 1", async () => {
  const host = createMemoryHost({ files: { ...sampleSpec, "spec/more.yaml": moduleCalled("more") } });
  await runInMemory(host, ["generate"]);
  host.remove("spec/more.yaml");
  edit(host, "spec/orders.yaml", sampleModule.replace("What customers buy.", "What people buy."));
  host.remove("generated/docs/index.md");
  const { code, out } = await runInMemory(host, ["check"]);
  assert.equal(code, 1);
  assert.match(out, /error output-stale: "generated\/docs\/orders\.md"/u);
  assert.match(out, /error output-leftover: "generated\/docs\/more\.md"/u);
  assert.match(out, /error output-missing: "generated\/docs\/index\.md"/u);
  assert.match(out, /^--- a\/generated\/docs\/orders\.md\n\+\+\+ b\/generated\/docs\/orders\.md\n@@ /mu);
  assert.match(out, /^-.*What customers buy\.$/mu);
  assert.match(out, /^\+.*What people buy\.$/mu);
});

test("check tells what was changed by hand", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  await runInMemory(host, ["generate"]);
  edit(host, page, `${host.files()[page]}by hand\n`);
  const { code, out } = await runInMemory(host, ["check"]);
  assert.equal(code, 1);
  assert.match(out, /error output-edited: /u);
  assert.match(out, /^-by hand$/mu);
});

test("check says so where only line ends differ", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  await runInMemory(host, ["generate"]);
  edit(host, page, (host.files()[page] ?? "").replaceAll("\n", "\r\n"));
  const { code, out } = await runInMemory(host, ["check"]);
  assert.equal(code, 1);
  assert.match(out, /Only line ends differ/u);
});

test("a spec with carriage returns gives the same files to the byte, the manifest too", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  await runInMemory(host, ["generate"]);
  for (const [path, text] of Object.entries(sampleSpec)) edit(host, path, text.replaceAll("\n", "\r\n"));
  assert.deepEqual(await runInMemory(host, ["check"]), {
    code: 0,
    out: "3 files in generated, all as the spec gives them\n",
    err: "",
  });
});

test("where the spec lies and how it is named leaves no trace in the output", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  await runInMemory(host, ["generate"]);
  const elsewhere = Object.entries(sampleSpec).map(([path, text]) => [`a/b/${path.replace("spec/", "s/")}`, text]);
  const moved = createMemoryHost({ files: Object.fromEntries(elsewhere) });
  await runInMemory(moved, ["generate", "--spec", "./a//b/s/", "--out", "a/b/generated/"]);
  const files = Object.entries(host.files()).filter(([path]) => path.startsWith("generated/"));
  assert.ok(files.length > 0);
  for (const [path, text] of files) assert.equal(moved.files()[`a/b/${path}`], text, path);
});

test("in formats for machines, standard output holds the findings and nothing else", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  const { out, err, code } = await runInMemory(host, ["generate", "--format", "json"]);
  assert.equal(code, 0);
  assert.deepEqual(JSON.parse(out), { diagnostics: [], errors: 0, warnings: 0 });
  assert.match(err, /^3 files: /mu);
  edit(host, "spec/orders.yaml", sampleModule.replace("type: Color", "type: Colour"));
  const json = await runInMemory(host, ["check", "--format", "json"]);
  assert.equal(json.code, 1);
  assert.equal(JSON.parse(json.out).errors, 1);
  const github = await runInMemory(host, ["check", "--format", "github"]);
  assert.match(github.out, /^::error file=spec\/orders\.yaml,line=\d+,/u);
  const sarif = await runInMemory(host, ["check", "--format", "sarif"]);
  assert.equal(JSON.parse(sarif.out).version, "2.1.0");
});

function moduleCalled(name: string): string {
  return `specwright: 1
module: ${name}
title: More
doc: One more module.
types:
  Count:
    doc: A number of things.
    scalar: int
`;
}
