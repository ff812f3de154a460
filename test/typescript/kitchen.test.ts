import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { inspect } from "node:util";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { createRandom } from "../support/random.ts";
import { type AnyInstance, buildModel, specsIn } from "./build-model.ts";
import { randomValue } from "./random-value.ts";

// One spec with everything in it, against the interpreter, which reads the same program in another way.

const built = await buildModel("kitchen", specsIn("test/typescript/kitchen"));
const interpreter = createInterpreter(built.program);
const types = Object.values(built.program.declarations).filter(({ name }) => isValue(built.get(name)));

test("is, parse, validate and the interpreter agree on any value, to the word of each issue", () => {
  assert.ok(types.length >= 12);
  let accepted = 0;
  for (const { name } of types) {
    const random = createRandom(name.length);
    const model = built.model(name);
    for (let round = 0; round < 400; round += 1) {
      const value = randomValue(built.program, { kind: "reference", target: name }, random);
      const expected = interpreter.validate(name, value);
      const hint = `${name} ${inspect(value, { depth: 9 })}`;
      assert.deepEqual(JSON.stringify(model.validate(value)), JSON.stringify(expected), hint);
      assert.equal(model.is(value), expected.length === 0, hint);
      const result = model.safeParse(value);
      assert.equal(result.success, expected.length === 0, hint);
      assert.deepEqual(JSON.stringify(result.error?.issues ?? []), JSON.stringify(expected), hint);
      if (result.success) accepted += 1;
    }
  }
  assert.ok(accepted > 1500, `only ${accepted} values were valid`);
});

test("what parse gives is the normal form, frozen to the bottom, and valid again", () => {
  for (const { name, kind } of types) {
    const random = createRandom(name.length + 100);
    const model = built.model(name);
    for (let round = 0; round < 200; round += 1) {
      const value = randomValue(built.program, { kind: "reference", target: name }, random);
      const { data } = model.safeParse(value);
      if (data === undefined) continue;
      const text = JSON.stringify(data);
      assert.equal(text, JSON.stringify(interpreter.normalize(name, JSON.parse(JSON.stringify(value)))));
      assert.ok(isDeepFrozen(data));
      assert.deepEqual(model.validate(data), []);
      assert.ok(model.is(data));
      assert.equal(JSON.stringify(model.parse(JSON.parse(text))), text);
      if (kind === "model") checkInstance(name, data);
    }
  }
});

function checkInstance(name: string, instance: AnyInstance): void {
  const model = built.model(name);
  assert.equal(model.parse(instance), instance);
  assert.ok(instance.with({}).equals(instance));
  assert.ok(model.parse(JSON.parse(JSON.stringify(instance))).equals(instance));
  const declaration = built.program.declarations[name];
  if (declaration?.kind !== "model") return;
  const normal = JSON.parse(JSON.stringify(instance));
  for (const derived of declaration.derived) {
    const expected = interpreter.derived(name, derived.name, normal);
    assert.deepEqual({ value: instance[derived.localName] }, expected);
  }
  for (const view of declaration.views) {
    const shown = Reflect.get(instance, view.localName);
    assert.ok(typeof shown === "function");
    const expected = interpreter.view(name, view.name, normal);
    assert.deepEqual(JSON.stringify({ value: shown.call(instance) }), JSON.stringify(expected));
  }
}

test("instances stand for what they say wherever a value is read", () => {
  const all = { id: "ab-12", odd: { with: "x", "a-b": 4, a_b: 1 }, tree: { label: "t", point: { x: 3 } } };
  const parsed = built.model("All").parse(all);
  const odd = built.model("Odd").parse(all.odd);
  assert.equal(odd["with_"], "x");
  const mixed = { ...all, odd, tree: built.model("Tree").parse(all.tree) };
  assert.deepEqual(built.model("All").validate(mixed), []);
  assert.ok(built.model("All").is(mixed));
  assert.ok(built.model("All").parse(mixed).equals(parsed));
  const low = { ...mixed, odd: built.model("Odd").parse({ with: "x", "a-b": 2, a_b: 1 }) };
  assert.deepEqual(
    built
      .model("All")
      .validate(low)
      .map(({ rule }) => rule),
    ["odd_dash"],
  );
});

test("constructors, methods and functions do what the interpreter does", () => {
  const point = built.model("Point").parse({ x: 2 });
  const All = built.get("All");
  const fromPoint: unknown = Reflect.get(Object(All), "fromPoint");
  assert.ok(typeof fromPoint === "function");
  for (const [args, options] of [
    [{ point: { x: 2 } }, undefined],
    [
      { point: { x: 2 }, klass: "b", words: ["ab", "abc"] },
      { klass: "b", words: ["ab", "abc"] },
    ],
    [{ point: { x: 2 }, words: ["ab", "abc", "cd", "xy"] }, { words: ["ab", "abc", "cd", "xy"] }],
  ] as const) {
    const made: unknown = fromPoint(point, options);
    assert.deepEqual(JSON.parse(JSON.stringify({ value: made })), interpreter.construct("All", "from_point", args));
  }
  const instance = built.model("All").parse({ id: "ab-12", words: ["ab", "xy"] });
  const label: unknown = Reflect.get(instance, "listWords");
  assert.ok(typeof label === "function");
  assert.equal(label.call(instance, "+"), "AB+XY");
  assert.equal(label.call(instance), "AB,XY");
  assert.equal(built.call("kindOf", new TypeError("no")), "red");
  assert.equal(built.call("kindOf", { code: "EACCES" }), "dark blue");
  assert.equal(built.call("kindOf", null, { all: instance, min: -1 }), "0");
  assert.equal(JSON.stringify(built.call("make", 1)), '{"x":1,"y":4,"tag":null}');
  const patch = built.model("AllPatch").parse({ n: 3, m: null });
  const applied: unknown = Reflect.get(patch, "applied");
  assert.ok(typeof applied === "function");
  assert.equal(Reflect.get(applied.call(patch, instance), "n"), 3);
});

test("the formatter and the linter find nothing to change in what is generated", () => {
  const config = JSON.parse(
    '{"formatter":{"indentStyle":"space","lineWidth":120},"linter":{"rules":{"preset":"recommended"}}}',
  );
  writeFileSync(`${built.folder}/biome.json`, JSON.stringify({ root: true, ...config }));
  const args = ["check", "--error-on-warnings", "src"];
  execFileSync(resolve("node_modules/.bin/biome"), args, { cwd: built.folder, stdio: "pipe" });
});

function isValue(value: unknown): boolean {
  return typeof value === "object" && value !== null && "parse" in value;
}

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}
