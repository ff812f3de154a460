import assert from "node:assert/strict";
import { test } from "node:test";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import { wrapHost } from "../support/memory-disk.ts";
import { runInMemory } from "../support/run-in-memory.ts";
import { sampleModule, sampleProject, sampleSpec } from "../support/sample-spec.ts";

const idle = `      some_lines:
        must: size(this.lines) > 0
        message: Order something.
`;
const doubtful = { "spec/specwright.yaml": sampleProject, "spec/orders.yaml": `${sampleModule}${idle}` };

test("a spec without fault is told to be so, and nothing is written", async () => {
  const host = wrapHost(createMemoryHost({ files: sampleSpec }), () => assert.fail("the disk was written to"));
  const { code, out, err } = await runInMemory(host, ["lint"]);
  assert.equal(out, "1 module in spec, nothing to find fault with\n");
  assert.equal(err, "");
  assert.equal(code, 0);
});

test("a finding is told at its place with a hint of what to read, and the exit code is 1", async () => {
  const host = wrapHost(createMemoryHost({ files: doubtful }), () => assert.fail("the disk was written to"));
  const { code, out, err } = await runInMemory(host, ["lint"]);
  const line = doubtful["spec/orders.yaml"].split("\n").findIndex((text) => text.includes("size(this.lines)")) + 1;
  assert.match(out, new RegExp(`^spec/orders\\.yaml:${line}:15 - warning rule-always-true: `, "mu"));
  assert.match(out, /^0 errors, 1 warning$/mu);
  assert.equal(err, "");
  assert.equal(code, 1);
});

test("what lint finds keeps nobody from generating", async () => {
  const host = createMemoryHost({ files: doubtful });
  assert.equal((await runInMemory(host, ["generate"])).code, 0);
  assert.equal((await runInMemory(host, ["check"])).code, 0);
});

test("findings can be had as JSON and as annotations", async () => {
  const host = createMemoryHost({ files: doubtful });
  const { out, code } = await runInMemory(host, ["lint", "--format", "json"]);
  const { diagnostics, warnings }: { diagnostics: readonly { code: string; file: string }[]; warnings: number } =
    JSON.parse(out);
  assert.deepEqual(
    diagnostics.map((found) => [found.code, found.file]),
    [["rule-always-true", "spec/orders.yaml"]],
  );
  assert.equal(warnings, 1);
  assert.equal(code, 1);
  const annotated = await runInMemory(host, ["lint", "--format", "github"]);
  assert.match(annotated.out, /^::warning file=spec\/orders\.yaml,line=\d+,/u);
  assert.equal((await runInMemory(createMemoryHost({ files: sampleSpec }), ["lint", "--format", "github"])).out, "");
});

test("a spec with an error is told of the error alone", async () => {
  const host = createMemoryHost({
    files: { ...doubtful, "spec/orders.yaml": doubtful["spec/orders.yaml"].replace("this.gift", "this.gfit") },
  });
  const { code, out } = await runInMemory(host, ["lint"]);
  assert.match(out, /error unknown-field/u);
  assert.doesNotMatch(out, /rule-always-true/u);
  assert.equal(code, 1);
});

test("warnings of the spec itself are findings too", async () => {
  const unused =
    "specwright: 1\nmodule: more\ntitle: More\ndoc: More.\nuses: [orders]\ntypes: { Size: { doc: A size., scalar: int } }\n";
  const { code, out } = await runInMemory(createMemoryHost({ files: { ...sampleSpec, "spec/more.yaml": unused } }), [
    "lint",
  ]);
  assert.match(out, /warning unused-module/u);
  assert.equal(code, 1);
});

test("a folder that is not there is a fault of the call", async () => {
  const { code } = await runInMemory(createMemoryHost({ files: sampleSpec }), ["lint", "--spec", "nowhere"]);
  assert.equal(code, 2);
});
