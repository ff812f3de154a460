import assert from "node:assert/strict";
import { test } from "node:test";
import { createMemoryHost, type MemoryHost } from "../../generator/host/memory-host.ts";
import { hashOf } from "../../generator/write/hash.ts";
import { edit, wrapHost } from "../support/memory-disk.ts";
import { runInMemory } from "../support/run-in-memory.ts";
import { sampleModule, sampleSpec } from "../support/sample-spec.ts";

const page = "generated/docs/orders.md";
const manifest = "generated/manifest.json";

/** A spec in a folder where packages are installed, generated once. */
async function generated(more: Readonly<Record<string, string>> = {}): Promise<MemoryHost> {
  const host = createMemoryHost({ files: { ...sampleSpec, "node_modules/some/package.json": "{}", ...more } });
  assert.equal((await runInMemory(host, ["generate"])).code, 0);
  return host;
}

function noteOf(host: MemoryHost): string {
  const notes = Object.keys(host.files()).filter((path) => path.startsWith("node_modules/.cache/"));
  assert.equal(notes.length, 1);
  return notes[0] ?? "";
}

/** Forges the page, with the manifest and the note that go with it: whoever believes the note finds nothing to do. */
function forge(host: MemoryHost): void {
  const { [page]: text = "", [manifest]: list = "", [noteOf(host)]: note = "" } = host.files();
  const forged = `${text}forged\n`;
  const forgedList = list.replace(hashOf(text), hashOf(forged));
  edit(host, page, forged);
  edit(host, manifest, forgedList);
  edit(host, noteOf(host), note.replace(hashOf(list), hashOf(forgedList)));
}

test("what the last run noted is believed where every hash is as it says: nothing is compiled or written", async () => {
  const host = await generated();
  forge(host);
  const untouched = wrapHost(host, () => assert.fail("the disk was written to"));
  const { out, code } = await runInMemory(untouched, ["generate"]);
  assert.match(out, /^3 files: 3 unchanged \([0-9.]+ m?s\)\n$/u);
  assert.equal(code, 0);
});

const otherModule = `specwright: 1
module: more
title: More
doc: Nothing much.
types:
  Word: { doc: A word., scalar: string }
`;

const changes: Readonly<Record<string, (host: MemoryHost) => void>> = {
  "a module that says something else": (host) => edit(host, "spec/orders.yaml", sampleModule.replace("buy", "want")),
  "another project file": (host) =>
    edit(host, "spec/specwright.yaml", `${sampleSpec["spec/specwright.yaml"]}# a comment\n`),
  "one module more": (host) => host.create("spec/more.yaml", Buffer.from(otherModule)),
  "one output less": (host) => host.remove("generated/docs/index.md"),
  "another manifest": (host) => edit(host, manifest, `${host.files()[manifest]}\n`),
  "a note of another build": (host) =>
    edit(host, noteOf(host), (host.files()[noteOf(host)] ?? "").replace(/"build":"./u, '"build":"x')),
  "a note that is cut off": (host) => edit(host, noteOf(host), '{"build":'),
  "a note that is no object": (host) => edit(host, noteOf(host), "[]"),
  "a note of a folder that is not there": (host) =>
    edit(host, noteOf(host), (host.files()[noteOf(host)] ?? "").replace('"outDir":"generated"', '"outDir":"gone"')),
  "remains of a run that was killed": (host) => host.create("generated/.specwright-x.old", Buffer.from("{}")),
};

for (const [what, change] of Object.entries(changes)) {
  test(`${what} is enough to compile again`, async () => {
    const host = await generated();
    const { [page]: before } = host.files();
    forge(host);
    change(host);
    await runInMemory(host, ["generate", "--force"]);
    assert.notEqual(host.files()[page], `${before}forged\n`);
  });
}

test("an output that was changed by hand is refused as ever", async () => {
  const host = await generated();
  edit(host, page, "by hand\n");
  const { out, code } = await runInMemory(host, ["generate"]);
  assert.match(out, /error output-edited: /u);
  assert.equal(code, 1);
});

test("a link in the place of an output is refused as ever", async () => {
  const host = await generated();
  const { [page]: text = "" } = host.files();
  host.remove(page);
  const files = { ...host.files(), "elsewhere.md": text };
  const linked = createMemoryHost({ files, links: { [page]: "elsewhere.md" } });
  const { out } = await runInMemory(linked, ["generate"]);
  assert.match(out, /error output-link: /u);
});

test("warnings are told each time", async () => {
  const host = await generated({ "spec/more.yml": "specwright: 1\n" });
  const { out } = await runInMemory(host, ["generate"]);
  assert.match(out, /warning module-not-read: /u);
});

test("where no packages are installed, nothing is noted", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  await runInMemory(host, ["generate"]);
  assert.deepEqual(
    Object.keys(host.files()).filter((path) => path.startsWith("node_modules")),
    [],
  );
});

test("a note belongs to one spec folder and one output folder", async () => {
  const host = await generated();
  forge(host);
  const { out } = await runInMemory(host, ["generate", "--out", "elsewhere"]);
  assert.match(out, /^3 files: 3 new, 0 unchanged /mu);
});

test("--timings tells each part of the way on a line, on standard error", async () => {
  const host = createMemoryHost({ files: { ...sampleSpec, "node_modules/some/package.json": "{}" } });
  const { err, out } = await runInMemory(host, ["generate", "--timings"]);
  const parts = ["start", "compare", "load compiler", "read", "load", "shape", "bind", "check", "check examples"];
  const rest = ["load targets", "emit docs", "write", "all"];
  assert.deepEqual(partsOf(err), ["part", ...parts, ...rest]);
  for (const line of err.split("\n").slice(1, -1))
    assert.match(line, /^[a-z ]{18}( +[0-9]+\.[0-9]){2} +[0-9]+ % +[0-9]+$/u);
  assert.match(out, /^3 files: /mu);
  const second = await runInMemory(host, ["generate", "--timings"]);
  assert.deepEqual(partsOf(second.err), ["part", "start", "compare", "all"]);
});

function partsOf(table: string): readonly string[] {
  return table
    .trimEnd()
    .split("\n")
    .map((line) => line.slice(0, 18).trimEnd());
}
