import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { createDiskHost } from "../../generator/host/disk-host.ts";
import { type Host, HostError } from "../../generator/host/host.ts";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import { type Reader, readText } from "../../generator/host/read-text.ts";

// Tests of the writer use the host in memory: it has to behave as a disk does, faults included.

const files = { "a.txt": "A", "docs/b.txt": "B", "docs/deep/c.txt": "C" };
const links = { "to-file": "a.txt", "to-folder": "docs", "to-nothing": "gone", round: "round" };

const root = realpathSync(mkdtempSync(join(tmpdir(), "specwright-")));
after(() => rmSync(root, { recursive: true, force: true }));

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytes = Buffer.from("new");

for (const [name, action] of Object.entries({
  "lists a folder in order": (host: Host) => host.list("docs"),
  "lists through a link": (host: Host) => host.list("to-folder"),
  "refuses to list a file": (host: Host) => host.list("a.txt"),
  "refuses to list what is not there": (host: Host) => host.list("gone"),
  "tells what is there": (host: Host) =>
    ["a.txt", "docs", "to-file", "to-nothing", "gone", "."].map((path) => host.stat(path)?.kind),
  "tells the size of a file": (host: Host) => host.stat("docs/b.txt")?.size,
  "looks through a folder that is a link, not through the last link": (host: Host) => [
    host.stat("to-folder/b.txt")?.kind,
    host.stat("to-folder")?.kind,
  ],
  "follows links": (host: Host) => ["to-file", "to-folder/deep", "a.txt", "."].map((path) => host.realPath(path)),
  "cannot follow a link to nothing": (host: Host) => host.realPath("to-nothing"),
  "cannot follow a circle": (host: Host) => host.realPath("round"),
  "reads through links": (host: Host) => [text(host.read("to-file")), text(host.read("to-folder/b.txt"))],
  "cannot read a folder": (host: Host) => host.read("docs"),
  "creates a file": (host: Host) => [host.create("docs/new.txt", bytes), text(host.read("docs/new.txt"))],
  "does not create a file that is there": (host: Host) => host.create("a.txt", bytes),
  "does not create a file through a link": (host: Host) => host.create("to-nothing", bytes),
  "does not create a file in a folder that is not there": (host: Host) => host.create("gone/new.txt", bytes),
  "renames over a file": (host: Host) => [
    host.rename("a.txt", "docs/b.txt"),
    host.list("."),
    text(host.read("docs/b.txt")),
  ],
  "renames over a link, not through it": (host: Host) => [
    host.rename("docs/b.txt", "to-file"),
    text(host.read("a.txt")),
    host.stat("to-file")?.kind,
  ],
  "cannot rename what is not there": (host: Host) => host.rename("gone", "a.txt"),
  "removes a file": (host: Host) => [host.remove("a.txt"), host.list(".")],
  "removes a link, not what it leads to": (host: Host) => [host.remove("to-file"), text(host.read("a.txt"))],
  "cannot remove what is not there": (host: Host) => host.remove("gone"),
  "does not remove a folder that has something in it": (host: Host) => host.removeFolder("docs"),
  "removes an empty folder": (host: Host) => [
    host.remove("docs/deep/c.txt"),
    host.removeFolder("docs/deep"),
    host.list("docs"),
  ],
  "makes folders, and does not mind one that is there": (host: Host) => [
    host.makeFolder("x/y/z"),
    host.makeFolder("x/y"),
    host.list("x/y"),
  ],
  "does not make a folder over a file": (host: Host) => host.makeFolder("a.txt"),
})) {
  test(`in memory as on disk: ${name}`, () => {
    assert.deepEqual(outcome(createMemoryHost({ files, links }), action), outcome(onDisk(name), action));
  });
}

test("a process that is not there is not running, and this one is", () => {
  const host = createDiskHost(root);
  assert.equal(host.isRunning(host.processId), true);
  assert.equal(host.isRunning(2 ** 30), false);
});

test("names for temporary files do not come twice", () => {
  const host = createDiskHost(root);
  assert.equal(new Set(Array.from({ length: 100 }, () => host.randomName())).size, 100);
});

test("what is no file, is too large or is no UTF-8 is not read, each for its own reason", () => {
  const latin1 = Buffer.from("caf\u00e9", "latin1");
  const host = createMemoryHost({ files: { ...files, latin1, large: "x".repeat(100) }, links });
  const told = (path: string): string => {
    const reader: Reader = { diagnostics: [], sources: [] };
    assert.equal(readText(host, path, reader, 50), undefined);
    return reader.diagnostics.map(({ code }) => code).join();
  };
  assert.equal(told("docs"), "not-a-file");
  assert.equal(told("to-folder"), "not-a-file");
  assert.equal(told("gone"), "file-unreadable");
  assert.equal(told("round"), "file-unreadable");
  assert.equal(told("large"), "file-too-large");
  assert.equal(told("latin1"), "invalid-utf8");
});

function outcome(host: Host, action: (host: Host) => unknown): unknown {
  try {
    return action(host);
  } catch (error) {
    assert.ok(error instanceof HostError, String(error));
    return error.code;
  }
}

function onDisk(name: string): Host {
  const folder = join(root, name.replace(/\W+/gu, "-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
  return createDiskHost(folder);
}
