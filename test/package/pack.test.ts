import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after, test } from "node:test";

// What strangers get: both packages packed, and laid into an empty folder with nothing but the dependencies they name.

const home = mkdtempSync(join(tmpdir(), "packed-"));
after(() => rmSync(home, { recursive: true, force: true }));
// A package of its own, whatever lies in the folders above.
writeFileSync(join(home, "package.json"), '{ "private": true, "type": "module" }\n');

/** Packs a package and lays it where `npm install` would. */
function install(folder: string): string {
  const report: unknown = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", home], {
      cwd: folder,
      encoding: "utf8",
    }),
  );
  const tarball = String(Reflect.get(Object(Array.isArray(report) ? report[0] : undefined), "filename"));
  const name = String(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).name);
  const target = join(home, "node_modules", name);
  mkdirSync(target, { recursive: true });
  execFileSync("tar", ["-xzf", join(home, tarball), "-C", target, "--strip-components", "1"]);
  linkDependencies(target);
  return target;
}

/** Links the named dependencies, and theirs, from what is installed here; a package that is not named stays unseen. */
function linkDependencies(folder: string): void {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const name of Object.keys(dependencies)) {
    const link = join(home, "node_modules", name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve("node_modules", name), link);
  }
}

test("the generator, packed and installed, makes a model of another domain that can be imported", () => {
  install(".");
  mkdirSync(join(home, "spec"));
  writeFileSync(
    join(home, "spec/specwright.yaml"),
    [
      "specwright: 1",
      "package:",
      "  name: lamps-model",
      "  version: 1.2.3",
      "  license: MIT",
      "  description: Lamps.",
      "  schema_base: https://example.com/lamps/",
      "out: ../model",
      "",
    ].join("\n"),
  );
  writeFileSync(
    join(home, "spec/lamps.yaml"),
    [
      "specwright: 1",
      "module: lamps",
      "title: Lamps",
      "doc: Things that shine.",
      "types:",
      "  Lamp:",
      "    doc: One lamp.",
      "    fields:",
      "      lit: { type: bool, default: false, doc: It shines }",
      "      watts: { type: int, min: 0, default: 0, doc: What it takes }",
      "      settings: { type: json_schema?, doc: What can be set }",
      "    rules:",
      "      dark_takes_nothing:",
      '        when: "!this.lit"',
      "        must: this.watts == 0",
      "        message: A dark lamp takes no power.",
      "",
    ].join("\n"),
  );
  const cli = join(home, "node_modules/specwright/dist/generator/bin.js");
  execFileSync(process.execPath, [cli, "generate"], { cwd: home, encoding: "utf8" });
  assert.deepEqual(readdirSync(join(home, "model")).sort(), [
    "README.md",
    "coverage.json",
    "docs",
    "manifest.json",
    "package.json",
    "schemas",
    "src",
    "tsconfig.json",
    "vectors",
  ]);
  execFileSync(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", join(home, "model")], {
    encoding: "utf8",
  });
  const program =
    'import { Lamp } from "./model/dist/index.js"; console.log(JSON.stringify(Lamp.validate({ watts: 3 })));';
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: home,
    encoding: "utf8",
  });
  assert.equal(JSON.parse(output)[0].rule, "dark_takes_nothing");
});

test("the model package, packed and installed, is imported by its name and needs no other package", () => {
  const folder = install("generated");
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  assert.equal(dependencies, undefined);
  assert.equal(readFileSync(join(folder, "LICENSE"), "utf8"), readFileSync("LICENSE", "utf8"));
  const program = [
    'import { Tool } from "cleveragents-model";',
    'const tool = Tool.parse({ name: "a/b", description: "Does.", source: "builtin" });',
    "console.log(tool.namespace, tool.short_name, tool.timeout, Object.isFrozen(tool.capability));",
  ].join("\n");
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: home,
    encoding: "utf8",
  });
  assert.equal(output, "a b 300 true\n");
});
