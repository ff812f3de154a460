import assert from "node:assert/strict";
import { test } from "node:test";
import { createMemoryHost, type MemoryContent, type MemoryHost } from "../../generator/host/memory-host.ts";
import type { Reader } from "../../generator/host/read-text.ts";
import { readSpecFolder, type SpecFolder } from "../../generator/project/spec-folder.ts";
import { placeText } from "../support/compile-spec.ts";
import { runInMemory } from "../support/run-in-memory.ts";
import { sampleModule, sampleProject, sampleSpec } from "../support/sample-spec.ts";

test("finds modules in folders below, sorted by code units, and nothing that is no module", () => {
  const { folder, faults } = read({
    files: {
      ...sampleSpec,
      "spec/b/z.yaml": "z",
      "spec/Z.yaml": "Z",
      "spec/README.md": "no",
      "spec/.hidden/x.yaml": "no",
      "spec/.x.yaml": "no",
      "spec/node_modules/x.yaml": "no",
      "spec/b/specwright.yaml": "no",
      "elsewhere/x.yaml": "no",
    },
  });
  assert.deepEqual(faults, []);
  assert.deepEqual(
    folder?.files.map(({ path }) => path),
    ["spec/Z.yaml", "spec/b/z.yaml", "spec/orders.yaml", "spec/specwright.yaml"],
  );
});

test("the output folder is told from the project file, unless the caller says otherwise", () => {
  assert.equal(read({ files: sampleSpec }).folder?.outDir, "generated");
  assert.equal(read({ files: sampleSpec }, "elsewhere").folder?.outDir, "elsewhere");
  const inside = { ...sampleSpec, "spec/specwright.yaml": sampleProject.replace("../generated", "made") };
  assert.equal(read({ files: inside }).folder?.outDir, "spec/made");
});

test("does not take what it wrote for modules", () => {
  const inside = { ...sampleSpec, "spec/specwright.yaml": sampleProject.replace("../generated", "made") };
  const { folder } = read({ files: { ...inside, "spec/made/x.yaml": "x" } });
  assert.deepEqual(folder?.files.length, 2);
});

for (const [name, content, expected] of [
  ["a folder that is not there", {}, "spec-folder-missing"],
  ["a file in place of the folder", { files: { spec: "x" } }, "spec-folder-missing"],
  ["a folder without a project file", { files: { "spec/orders.yaml": sampleModule } }, "project-file-missing"],
  ["a folder without modules", { files: { "spec/specwright.yaml": sampleProject } }, "spec-empty"],
  ["a project file that is a folder", { files: { "spec/specwright.yaml/x": "x" } }, "not-a-file"],
  [
    "a module that is a link out of the folder",
    { files: { ...sampleSpec, "x.yaml": "x" }, links: { "spec/x.yaml": "x.yaml" } },
    "spec-link",
  ],
  ["a link that leads nowhere", { files: sampleSpec, links: { "spec/x.yaml": "spec/gone.yaml" } }, "spec-link"],
  ["a link in a circle", { files: sampleSpec, links: { "spec/x.yaml": "spec/x.yaml" } }, "spec-link"],
  ["a link to a folder", { files: sampleSpec, links: { "spec/again": "spec" } }, "spec-link"],
] as const) {
  test(`refuses ${name}`, () => {
    const { folder, faults } = read(content);
    assert.deepEqual(faults, [expected]);
    assert.equal(folder, undefined);
  });
}

test("reads a link to a module in the same folder", () => {
  const { folder, faults } = read({
    files: { ...sampleSpec, "spec/x/y.yaml": "y" },
    links: { "spec/z.yaml": "spec/x/y.yaml" },
  });
  assert.deepEqual(faults, []);
  assert.equal(folder?.files.find(({ path }) => path === "spec/z.yaml")?.text, "y");
});

test("says that a file that ends in .yml is not read", () => {
  const { faults, folder } = read({ files: { ...sampleSpec, "spec/tool.yml": "x" } });
  assert.deepEqual(faults, ["module-not-read spec/tool.yml:1:1"]);
  assert.ok(folder);
});

test("says that a file cannot be read", async () => {
  const host = createMemoryHost({ files: sampleSpec });
  const { code, out } = await runInMemory(host, ["validate", "--type", "Order", "gone.yaml"]);
  assert.match(out, /^error file-unreadable: /u);
  assert.equal(code, 2);
});

for (const [name, change, expected] of [
  [
    "no version of the language",
    (text: string) => text.replace("specwright: 1\n", ""),
    /^[a-z-]+ spec\/specwright\.yaml:1:1$/u,
  ],
  ["an unknown key", (text: string) => text.replace("targets:", "target:"), /^[a-z-]+ spec\/specwright\.yaml:8:1$/u],
  ["a bad version", (text: string) => text.replace("0.1.0", "one"), /^[a-z-]+ spec\/specwright\.yaml:4:12$/u],
  [
    "an absolute output folder",
    (text: string) => text.replace("../generated", "/etc"),
    /^[a-z-]+ spec\/specwright\.yaml:9:6$/u,
  ],
  [
    "the spec folder as output folder",
    (text: string) => text.replace("../generated", "../spec"),
    /^project-invalid spec/u,
  ],
] as const) {
  test(`refuses a project file with ${name}`, () => {
    const { faults, folder } = read({ files: { ...sampleSpec, "spec/specwright.yaml": change(sampleProject) } });
    assert.equal(faults.length, 1, faults.join());
    assert.match(faults[0] ?? "", expected);
    assert.equal(folder, undefined);
  });
}

function read(
  content: MemoryContent,
  outDir?: string,
): { readonly folder: SpecFolder | undefined; readonly faults: readonly string[] } {
  const reader: Reader = { diagnostics: [], sources: [] };
  const folder = readSpecFolder(createMemoryHost(content), "spec", outDir, reader);
  const texts = Object.fromEntries(reader.sources.map(({ path, text }) => [path, text]));
  return { folder, faults: reader.diagnostics.map((diagnostic) => placeText(diagnostic, texts)) };
}

const longModule = `specwright: 1
module: long
title: Long
doc: A long module.
types:
  Way: { doc: Ways., enum: { a: A, b: B, c: C, d: D, e: E, f: F, g: G } }
# ${"x".repeat(1024 * 1024)}
`;

function withLimits(limits: string): MemoryHost {
  const project = `${sampleProject}${limits}\n`;
  return createMemoryHost({ files: { "spec/specwright.yaml": project, "spec/long.yaml": longModule } });
}

test("the project file says how much a module may have, more or less", async () => {
  for (const [limits, told] of [
    ["", /^spec\/long\.yaml - error file-too-large: The file has more than 1048576 bytes\.$/mu],
    [
      "limits: { file_bytes: 2000000, keys: 6 }",
      /^spec\/long\.yaml:6:.* error too-many-keys: .* more than 6 keys\.$/mu,
    ],
    ["limits: { file_bytes: 2000000, nodes: 16 }", /error too-many-nodes: The file holds more than 16 values\.$/mu],
    ["limits: { file_bytes: 16777217 }", /^spec\/specwright\.yaml:\d+:\d+ - error .*16777216/mu],
    ["limits: { depth: 70 }", /^spec\/specwright\.yaml:\d+:\d+ - error .*"depth"/mu],
    [
      "limits: { keys: many }",
      /^spec\/specwright\.yaml:\d+:\d+ - error wrong-type: Expected a whole number, found a text\.$/mu,
    ],
  ] as const) {
    const { code, out } = await runInMemory(withLimits(limits), ["lint"]);
    assert.match(out, told);
    assert.equal(code, 1);
  }
  assert.equal((await runInMemory(withLimits("limits: { file_bytes: 2000000 }"), ["lint"])).code, 0);
});
