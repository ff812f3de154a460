import assert from "node:assert/strict";
import { test } from "node:test";
import type { Host } from "../../generator/host/host.ts";
import { createMemoryHost, type MemoryHost } from "../../generator/host/memory-host.ts";
import { wrapHost } from "../support/memory-disk.ts";
import { write } from "../support/write-fixture.ts";

const first = { "a.txt": "1\n", "docs/b.txt": "1\n", "docs/c.txt": "1\n" };
const second = { "a.txt": "2\n", "docs/c.txt": "2\n", "src/d.txt": "2\n" };
const third = { "a.txt": "3\n", "docs/b.txt": "3\n", "src/d.txt": "3\n" };

test("a run that looks while another one writes finds no change by hand, however far that one is at any of its looks", async () => {
  const steps = await stepsTo(second);
  let locked = 0;
  for (let done = 1; done <= steps.length; done += 1) {
    for (const rest of ["never", "at the next look"]) {
      for (let moment = 1, looks = Number.POSITIVE_INFINITY; moment <= looks; moment += 1) {
        const run = await runBeside(steps, done, moment, rest === "at the next look");
        const expected = run.faults.length === 0 ? [] : ["output-locked out/.specwright.lock"];
        assert.deepEqual(run.faults, expected, `${done} steps at look ${moment}, the rest ${rest}`);
        looks = run.looks;
        locked += expected.length;
      }
    }
  }
  assert.ok(locked > 100, `${locked} met the other one`);
});

/** Runs while another one does `done` of its steps before the look `moment`, and the rest of them before the next, or never. */
async function runBeside(
  steps: readonly ((host: Host) => void)[],
  done: number,
  moment: number,
  goesOn: boolean,
): Promise<{ readonly looks: number; readonly faults: readonly string[] }> {
  const host = await firstWritten();
  let looks = 0;
  let isAtWork = false;
  const watched = onLook(host, () => {
    looks += 1;
    // It would not begin while this one holds the lock.
    if (looks === moment && !isLocked(host)) {
      for (const step of steps.slice(0, done)) step(host);
      isAtWork = isLocked(host);
    }
    if (looks === moment + 1 && isAtWork && goesOn) for (const step of steps.slice(done)) step(host);
  });
  const { faults } = await write(
    wrapHost(watched, () => undefined, 2),
    third,
  );
  return { looks, faults };
}

function isLocked(host: Host): boolean {
  return host.stat("out/.specwright.lock") !== undefined;
}

async function firstWritten(): Promise<MemoryHost> {
  const host = createMemoryHost();
  await write(host, first);
  return host;
}

/** What a run does to the disk, step by step. */
async function stepsTo(files: Readonly<Record<string, string>>): Promise<readonly ((host: Host) => void)[]> {
  const steps: ((host: Host) => void)[] = [];
  const host = await firstWritten();
  const recorded: Host = {
    ...wrapHost(host, () => undefined),
    create(path, bytes) {
      host.create(path, bytes);
      steps.push((other) => other.create(path, bytes));
    },
    rename(from, to) {
      host.rename(from, to);
      steps.push((other) => other.rename(from, to));
    },
    remove(path) {
      host.remove(path);
      steps.push((other) => other.remove(path));
    },
    removeFolder(path) {
      host.removeFolder(path);
      steps.push((other) => other.removeFolder(path));
    },
    makeFolder(path) {
      host.makeFolder(path);
      steps.push((other) => other.makeFolder(path));
    },
  };
  await write(recorded, files);
  return steps;
}

/** The same host, with `look` called before everything that is read. */
function onLook(host: Host, look: () => void): Host {
  return {
    ...wrapHost(host, () => undefined),
    stat(path) {
      look();
      return host.stat(path);
    },
    list(path) {
      look();
      return host.list(path);
    },
    read(path) {
      look();
      return host.read(path);
    },
  };
}
