import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";

// Where, when and for whom one generates makes no difference to what comes out.

const folder = resolve("dist/tmp/deterministic");
const bin = resolve("dist/generator/bin.js");
const spec = resolve("spec");

interface Place {
  readonly out: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

const places: readonly [Place, Place] = [
  { out: "here", cwd: resolve("."), env: { LANG: "C", LC_ALL: "C", TZ: "UTC" } },
  // Turkish has its own upper and lower case, and Kathmandu is a quarter of an hour off.
  {
    out: "there",
    cwd: join(folder, "some where/deep"),
    env: { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Asia/Kathmandu" },
  },
];

test("two processes with different languages, time zones and folders write the same bytes", async () => {
  rmSync(folder, { recursive: true, force: true });
  const [here, there] = await Promise.all(places.map(generate));
  assert.ok(here !== undefined && here.size > 50);
  assert.deepEqual(there, here);
});

/** Generates the model package; the bytes of every file by path. */
async function generate({ out, cwd, env }: Place): Promise<ReadonlyMap<string, string>> {
  mkdirSync(cwd, { recursive: true });
  const target = join(folder, out);
  const args = [bin, "generate", "--spec", relative(cwd, spec), "--out", relative(cwd, target)];
  await promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  const paths = readdirSync(target, { recursive: true, encoding: "utf8" }).sort();
  const files = paths.filter((path) => statSync(join(target, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(target, path), "latin1")]));
}
