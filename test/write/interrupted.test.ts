import assert from "node:assert/strict";
import { test } from "node:test";
import { HostError } from "../../generator/host/host.ts";
import { createMemoryHost, type MemoryHost } from "../../generator/host/memory-host.ts";
import { edit, wrapHost } from "../support/memory-disk.ts";
import { write } from "../support/write-fixture.ts";

// Three states of the output: they share a file, change one, and each has one that the others lack.
const first = { "same.txt": "same\n", "changed.txt": "1\n", "docs/first.txt": "1\n" };
const second = { "same.txt": "same\n", "changed.txt": "2\n", "src/second.txt": "2\n", "shared.txt": "2\n" };
const third = { "same.txt": "same\n", "changed.txt": "3\n", "docs/third.txt": "3\n", "shared.txt": "3\n" };

/** More changes than a run makes: a run that is killed after so many ends well. */
const enough = 24;

test("a run after one that was killed at any moment finds every file entire, and repairs all", async () => {
  for (let moment = 1; moment <= enough; moment += 1) {
    const host = createMemoryHost();
    await write(host, first);
    await killed(host, second, moment);
    assertEntire(host, first, second);
    assert.deepEqual((await write(host, third)).faults, [], `killed at ${moment}`);
    assertHolds(host, third);
  }
});

test("a run after two that were killed, each on its way elsewhere, repairs all", async () => {
  for (let moment = 1; moment <= enough; moment += 1) {
    for (let later = 1; later <= enough; later += 1) {
      const host = createMemoryHost();
      await write(host, first);
      await killed(host, second, moment);
      await killed(host, third, later);
      assert.deepEqual((await write(host, first)).faults, [], `killed at ${moment} and ${later}`);
      assertHolds(host, first);
    }
  }
});

test("a disk that refuses is told, leaves no temporary file, and the next run goes on", async () => {
  for (let moment = 1; moment <= enough; moment += 1) {
    const host = createMemoryHost();
    await write(host, first);
    const { faults } = await write(failing(host, moment, "ENOSPC"), second);
    if (faults.length === 0) assertHolds(host, second);
    else assert.match(faults.join(), /^write-failed /u);
    assert.deepEqual(temporaries(host), []);
    assertEntire(host, first, second);
    assert.deepEqual((await write(host, third)).faults, [], `refused at ${moment}`);
    assertHolds(host, third);
  }
});

test("a disk that refuses everything from some moment on is told, and the next run goes on", async () => {
  for (let moment = 1; moment <= enough; moment += 1) {
    const host = createMemoryHost();
    await write(host, first);
    await write(failing(host, moment, "EROFS", true), second);
    assertEntire(host, first, second);
    assert.deepEqual((await write(host, third)).faults, [], `refused at ${moment}`);
    assertHolds(host, third);
  }
});

test("stops between two files when interrupted, and the next run goes on", async () => {
  const host = createMemoryHost();
  await write(host, first);
  const controller = new AbortController();
  controller.abort();
  const { report, faults } = await write(host, second, { signal: controller.signal });
  assert.deepEqual(faults, []);
  assert.equal(report?.interrupted, true);
  assert.deepEqual(temporaries(host), []);
  assert.deepEqual((await write(host, third)).faults, []);
  assertHolds(host, third);
});

test("of two runs at once, one writes and the other says who is writing", async () => {
  const host = createMemoryHost();
  const runs = await Promise.all([write(host, first), write(host, second)]);
  assert.deepEqual(
    runs.map(({ faults }) => faults).sort(),
    [[], ["output-locked "]].map((each) => each.map(locked)),
  );
  assertHolds(host, runs[0].report === undefined ? second : first);
});

test("stops at the lock of a living process, and takes over that of a dead one", async () => {
  const host = createMemoryHost({ files: { "out/.specwright.lock": '{"process": 1, "token": "x"}' } });
  const other = wrapHost(host, () => undefined, 2);
  assert.deepEqual((await write(other, first)).faults, ["output-locked out/.specwright.lock"]);
  edit(host, "out/.specwright.lock", '{"process": 4711, "token": "x"}');
  assert.deepEqual((await write(other, first)).faults, []);
  assertHolds(host, first);
});

test("takes over a lock that makes no sense", async () => {
  const host = createMemoryHost({ files: { "out/.specwright.lock": "" } });
  assert.deepEqual((await write(host, first)).faults, []);
  assertHolds(host, first);
});

test("stops at a lock that is a link or a folder, says so, and follows neither", async () => {
  const links = { "out/.specwright.lock": "home/secret" };
  const linked = createMemoryHost({ files: { "home/secret": "keep" }, links });
  assert.deepEqual((await write(linked, first)).faults, ["output-link out/.specwright.lock"]);
  assert.deepEqual(linked.files(), { "home/secret": "keep" });
  const folder = createMemoryHost({ files: { "out/.specwright.lock/x": "x" } });
  assert.deepEqual((await write(folder, first)).faults, ["output-blocked out/.specwright.lock"]);
});

test("tells what to delete where a process that is none of ours has the number of a dead one", async () => {
  const host = createMemoryHost({ files: { "out/.specwright.lock": '{"process": 1, "token": "x"}' } });
  const { diagnostics } = await write(
    wrapHost(host, () => undefined, 2),
    first,
  );
  assert.match(diagnostics[0]?.hint ?? "", /delete "out\/\.specwright\.lock"/u);
});

test("a lock gives no right to files that a person wrote", async () => {
  const journal = [
    ["a.txt", "0".repeat(64)],
    ["../x.txt", "0".repeat(64)],
  ];
  const lock = JSON.stringify({ process: 4711, token: "x", journal });
  const host = createMemoryHost({ files: { "out/.specwright.lock": lock, "out/a.txt": "mine", "x.txt": "mine" } });
  assert.deepEqual((await write(host, first)).faults, []);
  assert.equal(host.files()["out/a.txt"], "mine");
  assert.equal(host.files()["x.txt"], "mine");
});

test("does not write through a link that was planted under the name of a temporary file", async () => {
  const host = createMemoryHost({ files: { "home/secret": "keep", "out/x": "x" } });
  const planted = Object.fromEntries(
    [1, 2, 3].map((count) => [`out/.specwright-random-${count}-0.tmp`, "home/secret"]),
  );
  const hostile = createMemoryHost({ files: host.files(), links: planted });
  assert.deepEqual((await write(hostile, { "a.txt": "A\n" })).faults, []);
  assert.equal(hostile.files()["home/secret"], "keep");
  assert.equal(hostile.stat("out/a.txt")?.kind, "file");
});

class Killed extends Error {}

/** Runs the writer until it has changed the disk `moment` times; from then on nothing more happens. */
async function killed(host: MemoryHost, files: Readonly<Record<string, string>>, moment: number): Promise<void> {
  let changes = 0;
  const dying = wrapHost(host, () => {
    changes += 1;
    if (changes >= moment) throw new Killed();
  });
  await write(dying, files).catch((error: unknown) => assert.ok(error instanceof Killed));
}

function failing(host: MemoryHost, moment: number, code: string, forEver = false): ReturnType<typeof wrapHost> {
  let changes = 0;
  return wrapHost(host, (_, path) => {
    changes += 1;
    if (changes === moment || (forEver && changes > moment)) throw new HostError(code, path);
  });
}

function assertHolds(host: MemoryHost, files: Readonly<Record<string, string>>): void {
  const { "out/manifest.json": manifest, ...rest } = host.files();
  assert.ok(manifest);
  assert.deepEqual(rest, Object.fromEntries(Object.entries(files).map(([path, text]) => [`out/${path}`, text])));
}

function assertEntire(host: MemoryHost, ...states: readonly Readonly<Record<string, string>>[]): void {
  const found = host.files();
  const names = Object.keys(found)
    .map((path) => path.slice("out/".length))
    .filter((name) => !name.includes(".specwright") && name !== "manifest.json");
  for (const name of new Set([...names, ...states.flatMap(Object.keys)])) {
    const text = found[`out/${name}`];
    // That a file is not there is one of its states only where one of the outputs lacks it.
    assert.ok(
      states.some((state) => state[name] === text),
      `${name} holds ${JSON.stringify(text)}`,
    );
  }
}

function temporaries(host: MemoryHost): readonly string[] {
  return Object.keys(host.files()).filter((path) => path.endsWith(".tmp"));
}

function locked(fault: string): string {
  return fault.replace(/ $/u, " out/.specwright.lock");
}
