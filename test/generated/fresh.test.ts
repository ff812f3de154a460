import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { compile } from "../../generator/index.ts";

// What is checked in equals a fresh run, whatever order the files come in.

const specs = readdirSync("spec")
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => ({ path: `spec/${name}`, text: readFileSync(`spec/${name}`, "utf8") }));

test("a fresh run gives every checked-in file, and no other", async () => {
  const { files, diagnostics } = await compile(specs);
  assert.deepEqual(diagnostics, []);
  const expected = new Map(files.map((file) => [file.path, file.content]));
  const checkedIn = readdirSync("generated", { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/^(dist|node_modules)(\/|$)/u.test(path) && statSync(`generated/${path}`).isFile());
  for (const path of checkedIn) {
    if (path === "manifest.json") continue;
    assert.equal(readFileSync(`generated/${path}`, "utf8"), expected.get(path), `${path} is stale or foreign`);
    expected.delete(path);
  }
  assert.deepEqual([...expected.keys()], []);
});

test("the order in which files are given makes no difference, nor do carriage returns", async () => {
  const forth = await compile(specs);
  const back = await compile(
    [...specs].reverse().map(({ path, text }) => ({ path, text: text.replaceAll("\n", "\r\n") })),
  );
  assert.deepEqual(back.diagnostics, []);
  assert.deepEqual(back.files, forth.files);
});
