import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, test } from "node:test";
import { sampleOrder, sampleSpec } from "../support/sample-spec.ts";

// What only a real process and a real disk show. Processes are slow to start: a handful is enough.

const bin = resolve("dist/generator/bin.js");
const root = mkdtempSync(join(tmpdir(), "specwright-"));
after(() => rmSync(root, { recursive: true, force: true }));

test("generates on a real disk, checks a tree that may only be read, and refuses a link in the output", () => {
  const folder = project("disk");
  const generated = run(folder, ["generate"]);
  assert.equal(generated.status, 0, generated.stdout + generated.stderr);
  assert.deepEqual(readdirSync(join(folder, "generated")).sort(), ["docs", "manifest.json"]);
  chmodTree(folder, 0o555, 0o444);
  const checked = run(folder, ["check"]);
  chmodTree(folder, 0o755, 0o644);
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
  const page = join(folder, "generated/docs/orders.md");
  rmSync(page);
  writeFileSync(join(folder, "mine.txt"), "mine");
  symlinkSync("../../mine.txt", page);
  const refused = run(folder, ["generate", "--force"]);
  assert.equal(refused.status, 1);
  assert.match(refused.stdout, /error output-link: "generated\/docs\/orders\.md"/u);
  assert.equal(readFileSync(join(folder, "mine.txt"), "utf8"), "mine");
});

test("validate shows five different mistakes at once, each at its line and with a fix", () => {
  const folder = project("five");
  const wrong = `lines:
  - article: cup-7
    cuont: 2
    color: gren
payment: { kind: cash, number: "1" }
note: hello
`;
  writeFileSync(join(folder, "order.yaml"), wrong);
  const { status, stdout } = run(folder, ["validate", "--type", "Order", "order.yaml"]);
  assert.equal(status, 1);
  const blocks = stdout.split(/^(?=order\.yaml:)/mu);
  const heads = blocks.map((block) => /^order\.yaml:(\d+:\d+) - error (\w+):/u.exec(block)?.slice(1).join(" "));
  assert.deepEqual(heads, ["1:1 missing", "3:5 unknown_key", "4:12 not_in_enum", "5:24 unknown_key", "6:7 rule"]);
  for (const block of blocks) assert.match(block, /^ {2}hint: \S/mu);
  assert.match(stdout, /^5 errors, 0 warnings$/mu);
});

test("reads standard input, and colours nothing where nobody looks", () => {
  const { status, stdout, stderr } = run(
    project("input"),
    ["validate", "--type", "Order", "-"],
    sampleOrder.replace("cup-7", "CUP"),
  );
  assert.equal(status, 1);
  assert.equal(stderr, "");
  assert.match(stdout, /^<stdin>:3:14 - error pattern: /u);
  assert.equal(stdout.includes("\u001B"), false);
});

test("refuses a pipe as a document at once, instead of waiting for it", { skip: process.platform === "win32" }, () => {
  const folder = project("pipe");
  spawnSync("mkfifo", [join(folder, "order.yaml")]);
  const { status, stdout } = run(folder, ["validate", "--type", "Order", "order.yaml"]);
  assert.match(stdout, /error not-a-file: "order\.yaml" is a device or a pipe/u);
  assert.equal(status, 2);
});

test("does not mind a reader that stops reading", async () => {
  const child = spawn(process.execPath, [bin, "explain"], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const status = await new Promise((end) => child.on("close", end));
  assert.equal(errors, "");
  assert.equal(status, 0);
});

function project(name: string): string {
  const folder = join(root, name);
  for (const [path, text] of Object.entries(sampleSpec)) {
    mkdirSync(join(folder, "spec"), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function run(
  folder: string,
  args: readonly string[],
  input = "",
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [bin, ...args], { cwd: folder, input, encoding: "utf8", timeout: 60_000 });
}

function chmodTree(folder: string, folderMode: number, fileMode: number): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) chmodTree(path, folderMode, fileMode);
    else chmodSync(path, fileMode);
  }
  chmodSync(folder, folderMode);
}
