import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { allCircumstances } from "./circumstances.ts";
import { generateIn } from "./generate-in.ts";

// Where, when and for whom one generates makes no difference to what comes out. The command runs all circumstances.

const folder = resolve("dist/tmp/determinism");

test("processes with all circumstances different, and in different folders, write the same bytes", () => {
  const [first, last] = [allCircumstances.at(0), allCircumstances.at(-1)];
  assert.ok(first !== undefined && last !== undefined);
  const same = Object.entries(first).filter(([key, value]) => Reflect.get(last, key) === value);
  assert.deepEqual(same, []);
  const hash = generateIn(join(folder, "here"), first, process.execPath);
  assert.equal(generateIn(join(folder, "some where", "deep"), last, process.execPath), hash);
});

test("folders that are shuffled list all their files, in another order for another seed", () => {
  const names = Array.from({ length: 12 }, (_, index) => `file-${index}`);
  const place = join(folder, "listed");
  mkdirSync(place, { recursive: true });
  for (const name of names) writeFileSync(join(place, name), "");
  const list = (seed: number): string[] => {
    const args = ["--import", join(import.meta.dirname, "shuffle-folders.js"), "-e"];
    const code = 'console.log(require("node:fs").readdirSync(process.cwd()).join())';
    const env = { ...process.env, FOLDER_ORDER: String(seed) };
    return spawnSync(process.execPath, [...args, code], { cwd: place, env, encoding: "utf8" })
      .stdout.trim()
      .split(",");
  };
  const [one, other] = [list(1), list(2)];
  assert.deepEqual([...one].sort(), [...names].sort());
  assert.deepEqual([...other].sort(), [...names].sort());
  assert.notDeepEqual(one, other);
});
