import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import * as model from "cleveragents-model";
import { buildModel, programFrom, specsIn } from "./build-model.ts";

const built = await buildModel("frozen-exports", specsIn("test/typescript/kitchen"));
const kitchen: object = await import(pathToFileURL(`${built.folder}/dist/index.js`).href);

/** Paths to all objects that can be reached and changed. Functions may have further members, and classes prototypes. */
function changeable(path: string, value: unknown, seen: Set<unknown>): readonly string[] {
  if ((typeof value !== "object" && typeof value !== "function") || value === null || seen.has(value)) return [];
  seen.add(value);
  const inner = Reflect.ownKeys(value).flatMap((key) => {
    if (typeof value === "function" && key === "prototype") return [];
    const { get, value: member } = Object.getOwnPropertyDescriptor(value, key) ?? {};
    return changeable(`${path}.${String(key)}`, get ?? member, seen);
  });
  return typeof value === "function" || Object.isFrozen(value) ? inner : [path, ...inner];
}

for (const [name, exported] of [
  ["the model of this repository", model],
  ["a model with everything in it", kitchen],
] as const) {
  test(`nothing that ${name} exports can be changed`, () => {
    const seen = new Set<unknown>();
    assert.ok(Object.keys(exported).length > 10);
    for (const [key, value] of Object.entries(exported)) assert.deepEqual(changeable(key, value, seen), []);
    assert.ok(seen.size > 100);
  });
}

test("nothing that an instance leads to can be changed, its class and what that knows included", () => {
  const seen = new Set<unknown>();
  let instances = 0;
  for (const declaration of Object.values(programFrom(specsIn("spec")).declarations)) {
    if (declaration.kind !== "model" || declaration.internal) continue;
    const value: unknown = Reflect.get(model, declaration.name);
    assert.ok(typeof value === "object" && value !== null && "parse" in value && typeof value.parse === "function");
    for (const example of declaration.examples) {
      const instance: object = value.parse(example.value);
      const at: string = `${declaration.name}.${example.name}`;
      assert.deepEqual(changeable(at, instance, seen), []);
      for (const type of classesOf(instance)) assert.deepEqual(changeable(at, type, seen), []);
      instances += 1;
    }
  }
  assert.ok(instances > 10);
});

/** The class of an instance and those that it extends. */
function classesOf(instance: object): readonly unknown[] {
  const classes: unknown[] = [];
  let prototype: unknown = Object.getPrototypeOf(instance);
  while (typeof prototype === "object" && prototype !== null) {
    if (Object.hasOwn(prototype, "constructor")) classes.push(Reflect.get(prototype, "constructor"));
    prototype = Object.getPrototypeOf(prototype);
  }
  return classes;
}
