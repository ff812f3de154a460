import assert from "node:assert/strict";
import { test } from "node:test";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import { edit, wrapHost } from "../support/memory-disk.ts";
import { write } from "../support/write-fixture.ts";

const ab = { "a.txt": "A\n", "docs/b.txt": "B\n" };

test("writes what is not there, then the manifest, and leaves no lock and no temporary file", async () => {
  const host = createMemoryHost();
  const { changes, faults, report } = await write(host, ab);
  assert.deepEqual(faults, []);
  assert.deepEqual(changes, ["create a.txt", "create docs/b.txt"]);
  assert.equal(report?.changes.at(-1)?.path, "manifest.json");
  assert.deepEqual(Object.keys(host.files()), ["out/a.txt", "out/docs/b.txt", "out/manifest.json"]);
});

test("writes nothing at all the second time", async () => {
  const host = createMemoryHost();
  await write(host, ab);
  const forbidden = (): never => assert.fail("the disk was written to");
  const readOnly = wrapHost(host, forbidden);
  const { report, changes } = await write(readOnly, ab);
  assert.deepEqual(changes, []);
  assert.equal(report?.unchanged, 3);
});

test("the manifest names the generator, and hashes of inputs and outputs in sorted order", async () => {
  const host = createMemoryHost();
  await write(host, { "z.txt": "Z\n", "a.txt": "A\n" });
  const manifest: unknown = JSON.parse(host.files()["out/manifest.json"] ?? "");
  assert.deepEqual(Reflect.ownKeys(Object(manifest)), ["generator", "inputs", "outputs"]);
  const { inputs, outputs } = Object(manifest);
  assert.deepEqual(Object.keys(inputs), ["a.yaml"]);
  assert.deepEqual(Object.keys(outputs), ["a.txt", "z.txt"]);
  assert.match(String(outputs["a.txt"]), /^[0-9a-f]{64}$/u);
});

test("updates its own files and deletes those that are no longer given, with folders that get empty", async () => {
  const host = createMemoryHost();
  await write(host, ab);
  const { changes, faults } = await write(host, { "a.txt": "A2\n" });
  assert.deepEqual(faults, []);
  assert.deepEqual(changes, ["update a.txt", "delete docs/b.txt"]);
  assert.deepEqual(Object.keys(host.files()), ["out/a.txt", "out/manifest.json"]);
  assert.equal(host.stat("out/docs"), undefined);
});

test("keeps a folder in which somebody else has a file", async () => {
  const host = createMemoryHost();
  await write(host, ab);
  host.create("out/docs/mine.txt", Buffer.from("mine"));
  await write(host, { "a.txt": "A\n" });
  assert.equal(host.files()["out/docs/mine.txt"], "mine");
});

test("refuses to overwrite or delete what was changed by hand, names every such file, and writes nothing", async () => {
  const host = createMemoryHost();
  await write(host, { ...ab, "c.txt": "C\n" });
  edit(host, "out/a.txt", "by hand");
  edit(host, "out/c.txt", "by hand");
  const before = host.files();
  const { faults } = await write(host, { "a.txt": "A2\n", "docs/b.txt": "B2\n" });
  assert.deepEqual(faults, ["output-edited out/a.txt", "output-edited out/c.txt"]);
  assert.deepEqual(host.files(), before);
});

test("overwrites and deletes what was changed by hand when forced", async () => {
  const host = createMemoryHost();
  await write(host, ab);
  edit(host, "out/a.txt", "by hand");
  edit(host, "out/docs/b.txt", "by hand");
  const { faults, changes } = await write(host, { "a.txt": "A2\n" }, { force: true });
  assert.deepEqual(faults, []);
  assert.deepEqual(changes, ["update a.txt", "delete docs/b.txt"]);
});

test("a change by hand that says what the spec now says is no fault", async () => {
  const host = createMemoryHost();
  await write(host, ab);
  edit(host, "out/a.txt", "A2\n");
  const { faults, changes } = await write(host, { ...ab, "a.txt": "A2\n" });
  assert.deepEqual(faults, []);
  assert.deepEqual(changes, []);
});

test("never overwrites a file that it did not write, not even when forced", async () => {
  const host = createMemoryHost({ files: { "out/a.txt": "mine" } });
  assert.deepEqual((await write(host, ab)).faults, ["output-foreign out/a.txt"]);
  assert.deepEqual((await write(host, ab, { force: true })).faults, ["output-foreign out/a.txt"]);
  assert.deepEqual(host.files(), { "out/a.txt": "mine" });
});

test("takes a foreign file with the right content for its own", async () => {
  const host = createMemoryHost({ files: { "out/a.txt": "A\n" } });
  const { faults, changes } = await write(host, ab);
  assert.deepEqual(faults, []);
  assert.deepEqual(changes, ["create docs/b.txt"]);
});

test("knows its own file after a checkout that changed its line ends", async () => {
  const host = createMemoryHost();
  await write(host, { "a.txt": "one\ntwo\n" });
  edit(host, "out/a.txt", "one\r\ntwo\r\n");
  const { faults, changes } = await write(host, { "a.txt": "one\nthree\n" });
  assert.deepEqual(faults, []);
  assert.deepEqual(changes, ["update a.txt"]);
});

test("refuses links: the file itself, a folder on the way, the output folder, the manifest", async () => {
  const links = ["out/a.txt", "out/docs", "out", "out/manifest.json"];
  for (const link of links) {
    const host = createMemoryHost({ files: { "home/secret": "keep" }, links: { [link]: "home/secret" } });
    const { faults } = await write(host, ab, { force: true });
    assert.deepEqual([...new Set(faults)], [`output-link ${link}`]);
    assert.deepEqual(host.files(), { "home/secret": "keep" });
  }
});

test("refuses a folder in place of a file and a file in place of a folder", async () => {
  const folder = createMemoryHost({ files: { "out/a.txt/x": "x" } });
  assert.deepEqual((await write(folder, ab)).faults, ["output-blocked out/a.txt"]);
  const file = createMemoryHost({ files: { "out/docs": "x" } });
  assert.deepEqual((await write(file, ab)).faults, ["output-blocked out/docs"]);
});

test("does not delete through a link that took the place of a folder", async () => {
  const host = createMemoryHost();
  await write(host, ab);
  host.remove("out/docs/b.txt");
  host.removeFolder("out/docs");
  const planted = createMemoryHost({ files: { ...host.files(), "home/b.txt": "B\n" }, links: { "out/docs": "home" } });
  const { faults } = await write(planted, { "a.txt": "A\n" });
  assert.deepEqual(faults, ["output-link out/docs"]);
  assert.equal(planted.files()["home/b.txt"], "B\n");
});

for (const [name, text] of [
  ["conflict marks", "<<<<<<< ours\n{}\n"],
  ["a path out of the folder", JSON.stringify({ outputs: { "../../etc/passwd": "0".repeat(64) } })],
  ["an absolute path", JSON.stringify({ outputs: { "/etc/passwd": "0".repeat(64) } })],
  ["a hidden file", JSON.stringify({ outputs: { ".npmrc": "0".repeat(64) } })],
  ["a hidden folder", JSON.stringify({ outputs: { "docs/.git/config": "0".repeat(64) } })],
  ["a lock", JSON.stringify({ outputs: { ".specwright.lock": "0".repeat(64) } })],
  ["a path with backslashes", JSON.stringify({ outputs: { "..\\x.txt": "0".repeat(64) } })],
  ["a path through the folder above", JSON.stringify({ outputs: { "docs/../../x.txt": "0".repeat(64) } })],
  ["a hash that is none", JSON.stringify({ outputs: { "a.txt": true } })],
  ["no outputs", "{}"],
  ["another kind of JSON", "[1, 2]"],
] as const) {
  test(`refuses a manifest with ${name}`, async () => {
    const host = createMemoryHost({ files: { "out/manifest.json": text } });
    assert.deepEqual((await write(host, ab, { force: true })).faults, ["manifest-invalid out/manifest.json"]);
    assert.deepEqual(host.files(), { "out/manifest.json": text });
  });
}
