import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import { version } from "../../generator/version.ts";
import { runInMemory } from "../support/run-in-memory.ts";
import { sampleOrder, sampleSpec } from "../support/sample-spec.ts";

const host = createMemoryHost({ files: { ...sampleSpec, "good.yaml": sampleOrder, "tool.txt": sampleOrder } });

test("the version is that of the package", async () => {
  const { version: published }: { version: string } = JSON.parse(readFileSync("package.json", "utf8"));
  assert.equal(version, published);
  assert.deepEqual(await runInMemory(host, ["--version"]), { code: 0, out: `${version}\n`, err: "" });
});

for (const command of ["generate", "check", "validate", "lint", "coverage", "explain"]) {
  test(`${command} --help shows an example`, async () => {
    const { code, out, err } = await runInMemory(host, [command, "--help"]);
    assert.equal(code, 0);
    assert.equal(err, "");
    assert.match(out, new RegExp(`^Example:\\n {2}specwright ${command}`, "mu"));
    assert.match(out, /--debug/u);
  });
}

test("help lists every command", async () => {
  const { code, out } = await runInMemory(host, ["--help"]);
  assert.equal(code, 0);
  for (const command of ["generate", "check", "validate", "lint", "coverage", "explain"])
    assert.match(out, new RegExp(`^ {2}${command} `, "mu"));
});

for (const [name, args, message] of [
  ["no command", [], /Usage: specwright/u],
  ["an unknown command", ["genrate"], /Did you mean generate\?/u],
  ["an unknown option", ["check", "--fromat", "json"], /Did you mean --format\?/u],
  ["an unknown format", ["check", "--format", "xml"], /pretty, json, github, sarif/u],
  ["no type", ["validate", "good.yaml"], /--type/u],
  ["no file", ["validate", "--type", "Order"], /file/u],
  [
    "an unknown type",
    ["validate", "--type", "Ordr", "good.yaml"],
    /no type "Ordr" in the spec\. Did you mean "Order"\?/u,
  ],
  [
    "a type called like a member of every object",
    ["validate", "--type", "constructor", "good.yaml"],
    /no type "constructor"/u,
  ],
  ["a file whose name tells no format", ["validate", "--type", "Order", "tool.txt"], /--input/u],
  ...["0", "-1", "1.5", "1e3", "many", "268435457"].map(
    (bytes) =>
      [
        `${bytes} bytes as a limit of documents`,
        ["validate", "--type", "Order", `--max-bytes=${bytes}`, "good.yaml"],
        /option '--max-bytes <number>' argument '.+' is invalid\. It is a whole number from 1 to 268435456\./u,
      ] as const,
  ),
  [
    "no number of faults",
    ["validate", "--type", "Order", "--max-faults", "all", "good.yaml"],
    /option '--max-faults <number>' argument 'all' is invalid\. It is a whole number from 1 to 1000000\./u,
  ],
  ["an unknown code", ["explain", "output-edted"], /Did you mean "output-edited"\?/u],
] as const) {
  test(`${name} is told on standard error, and the exit code is 2`, async () => {
    const { code, out, err } = await runInMemory(host, args);
    assert.equal(code, 2);
    assert.equal(out, "");
    assert.match(err, message);
  });
}

test("a spec folder that is not there is wrong usage", async () => {
  const { code, out } = await runInMemory(host, ["check", "--spec", "nowhere"]);
  assert.equal(code, 2);
  assert.match(out, /error spec-folder-missing: .*"nowhere"[\s\S]*hint: .*--spec DIR/u);
});

test("validate counts what it found valid, in all files and on standard input", async () => {
  const files = ["good.yaml", "-", "tool.txt"];
  const { code, out } = await runInMemory(
    host,
    ["validate", "--type", "Order", "--input", "yaml", "--canonical", ...files],
    { input: sampleOrder },
  );
  assert.equal(out, "3 documents, valid as Order\n");
  assert.equal(code, 0);
});

test("explain tells about one code, and lists them all", async () => {
  const one = await runInMemory(host, ["explain", "unknown_key"]);
  assert.equal(one.code, 0);
  assert.match(one.out, /^unknown_key \(error\)\n\n/u);
  const all = await runInMemory(host, ["explain"]);
  assert.equal(all.code, 0);
  assert.match(all.out, /^output-edited +\S.*$/mu);
  assert.match(all.out, /^unknown_key +\S.*$/mu);
});

test("a bug is called one, with version and stage, and shows where only when asked", async () => {
  const broken = { ...createMemoryHost({ files: sampleSpec }), stat: () => Reflect.get(Object(undefined), "x").y };
  const quiet = await runInMemory(broken, ["generate"]);
  assert.equal(quiet.code, 70);
  assert.match(quiet.err, new RegExp(`^This is a bug in Specwright ${version.replaceAll(".", "\\.")}`, "u"));
  assert.doesNotMatch(quiet.err, /^ {4}at /mu);
  const { err } = await runInMemory(broken, ["generate", "--debug"]);
  assert.match(err, /^ {4}at /mu);
});
