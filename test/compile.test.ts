import assert from "node:assert/strict";
import { test } from "node:test";
import * as api from "../generator/index.ts";
import { sampleModule, sampleProject, sampleSpec } from "./support/sample-spec.ts";

test("the programmatic interface has these names, and no others", () => {
  assert.deepEqual(Object.keys(api).sort(), [
    "HostError",
    "compile",
    "createDiskHost",
    "createMemoryHost",
    "positionAt",
    "version",
  ]);
});

test("takes texts by path or a list of files, with the project file in any folder or none", async () => {
  const withProject = await api.compile(sampleSpec);
  assert.deepEqual(withProject.diagnostics, []);
  assert.equal(withProject.program?.package.name, "orders-model");
  const list = Object.entries(sampleSpec).map(([path, text]) => ({ path, text }));
  assert.deepEqual((await api.compile(list.reverse())).files, withProject.files);
  const atTheTop = await api.compile({ "specwright.yaml": sampleProject, "orders.yaml": sampleModule });
  assert.deepEqual(atTheTop.files, withProject.files);
  const alone = await api.compile({ "orders.yaml": sampleModule }, { targets: ["docs"] });
  assert.equal(alone.program?.package.name, "model");
  assert.ok(alone.files.length > 0);
});

test("runs the targets that the caller names, and tells names that there are not", async () => {
  const { files } = await api.compile(sampleSpec, { targets: ["vectors"] });
  assert.ok(files.length > 0 && files.every(({ path }) => path.startsWith("vectors/")));
  const wrong = await api.compile(sampleSpec, { targets: ["vectors", "python"] });
  assert.deepEqual(
    wrong.diagnostics.map(({ code }) => code),
    ["project-invalid"],
  );
  assert.deepEqual(wrong.files, []);
});

test("gives neither files nor a program after an error, wherever it is", async () => {
  const faults = {
    "in the YAML": sampleModule.replace("doc: What customers buy.", "doc: [What"),
    "in the shape": sampleModule.replace("title: Orders", "titel: Orders"),
    "in a type": sampleModule.replace("type: Color", "type: Colour"),
    "in a rule": sampleModule.replace("this.gift", "this.gft"),
    "in an example": sampleModule.replace("examples: [cup-7]", "examples: [Cup]"),
  };
  for (const [place, text] of Object.entries(faults)) {
    const { files, program, diagnostics } = await api.compile({ ...sampleSpec, "spec/orders.yaml": text });
    assert.deepEqual(files, [], place);
    assert.equal(program, undefined, place);
    assert.ok(
      diagnostics.some(({ severity }) => severity === "error"),
      place,
    );
  }
  const project = await api.compile({ ...sampleSpec, "spec/specwright.yaml": "specwright: 2\n" });
  assert.deepEqual([project.files, project.program], [[], undefined]);
});

test("a fault in one module does not hide one of the same kind in another", async () => {
  const other = sampleModule.replace("module: orders", "module: more").replaceAll(/^( {2})([A-Z])/gmu, "$1X$2");
  const wrong = (text: string): string => text.replace("title:", "titel:");
  const { diagnostics } = await api.compile({ "orders.yaml": wrong(sampleModule), "more.yaml": wrong(other) });
  assert.deepEqual([...new Set(diagnostics.map(({ span }) => span?.file))], ["more.yaml", "orders.yaml"]);
});

test("nobody can change the program", async () => {
  const { program } = await api.compile(sampleSpec);
  const seen = new Set<unknown>();
  const check = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    assert.ok(Object.isFrozen(value), path);
    for (const [key, child] of Object.entries(value)) check(child, `${path}.${key}`);
  };
  check(program, "program");
});

test("nothing but no modules is an empty program", async () => {
  const { diagnostics, program } = await api.compile({});
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(program?.modules, []);
});
