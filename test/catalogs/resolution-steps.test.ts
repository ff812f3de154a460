import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { type AnyModel, buildModel } from "../typescript/build-model.ts";

// Time depends on the machine, so what is counted is how often something is looked up in a map or a set.

let model: AnyModel;

before(async () => {
  const spec = readFileSync("test/catalogs/menus.yaml", "utf8");
  model = (await buildModel("menu-steps", { "menus.yaml": spec })).model("Kitchen");
});

test("a row of menus, each with a line of its own, takes twice as many steps where it is twice as long", () => {
  const steps = (size: number): number => stepsOf(() => cardOf(row(size), size));
  const [one, two] = [steps(500), steps(1000)];
  assert.ok(one > 500 && two < 2.2 * one, `${one} and ${two}`);
});

test("menus that bring the same lines on many ways are gone through once", () => {
  const steps = (size: number): number => stepsOf(() => cardOf(layers(size), size));
  const [one, two] = [steps(40), steps(80)];
  // Each layer leads to all menus of the next: twice as many layers are twice as many ways.
  assert.ok(two < 2.2 * one, `${one} and ${two}`);
});

test("a change at each step of a long way has its say", () => {
  const size = 200;
  const lines = cardOf(
    changing(size, () => "0"),
    size,
  );
  assert.equal(lines.find((line) => Reflect.get(Object(line), "text") === "0") !== undefined, true);
  assert.equal(Reflect.get(Object(lines.at(-1)), "price"), (size - 1) % 40);
});

test("a change of the farthest line at each step takes twice as many steps where the way is twice as long", () => {
  const steps = (size: number): number =>
    stepsOf(() =>
      cardOf(
        changing(size, () => "0"),
        size,
      ),
    );
  const [one, two] = [steps(500), steps(1000)];
  assert.ok(one > 500 && two < 2.2 * one, `${one} and ${two}`);
});

test("a change of the nearest line at each step takes twice as many steps where the way is twice as long", () => {
  const steps = (size: number): number =>
    stepsOf(() =>
      cardOf(
        changing(size, (index) => String(index - 1)),
        size,
      ),
    );
  const [one, two] = [steps(500), steps(1000)];
  assert.ok(one > 500 && two < 2.2 * one, `${one} and ${two}`);
});

test("a menu with 200,000 parts is no burden for the stack", () => {
  const parts = Array.from({ length: 200_000 }, (_, index) => ({ name: `part${index}` }));
  const top = { name: "m0", own: [{ called: "0" }], parts: parts.map(({ name }) => ({ menu: name })) };
  assert.equal(cardOf([...parts, top], 1).length, 1);
});

test("a kitchen that has been parsed is not worked out again", () => {
  const kitchen = model.parse({ menus: changing(100, () => "0") });
  assert.ok(stepsOf(() => model.parse(kitchen)) < 10);
  assert.equal(model.parse(kitchen), kitchen);
});

/** A row in which each part changes one line of what it brings. */
function changing(size: number, dish: (index: number) => string): readonly object[] {
  return row(size).map((menu, index) => ({
    ...menu,
    ...(index === 0
      ? {}
      : { parts: [{ menu: `m${index - 1}`, wishes: [{ dish: dish(index), change: { price: index % 40 } }] }] }),
  }));
}

/** Menus of which each has the one before it as a part. */
function row(size: number): readonly object[] {
  return Array.from({ length: size }, (_, index) => ({
    name: `m${index}`,
    own: [{ called: String(index) }],
    parts: index === 0 ? [] : [{ menu: `m${index - 1}` }],
  }));
}

/** Layers of three menus, each with all of the layer before it as parts. */
function layers(size: number): readonly object[] {
  return Array.from({ length: size }, (_, layer) =>
    ["a", "b", "c"].map((name) => ({
      name: layer === size - 1 && name === "a" ? `m${size - 1}` : `${name}${layer}`,
      own: [{ called: `${name}${layer}` }],
      parts: layer === 0 ? [] : ["a", "b", "c"].map((part) => ({ menu: `${part}${layer - 1}` })),
    })),
  ).flat();
}

function cardOf(menus: readonly object[], size: number): readonly unknown[] {
  const kitchen = model.parse({ menus });
  const find = kitchen["cardOf"];
  assert.ok(typeof find === "function");
  const lines: unknown = Reflect.apply(find, kitchen, [`m${size - 1}`]);
  assert.ok(Array.isArray(lines));
  return lines;
}

function stepsOf(work: () => unknown): number {
  let steps = 0;
  const { get, has } = Map.prototype;
  const { has: hasElement } = Set.prototype;
  Map.prototype.get = function count(this: Map<unknown, unknown>, key: unknown): unknown {
    steps += 1;
    return Reflect.apply(get, this, [key]);
  };
  Map.prototype.has = function count(this: Map<unknown, unknown>, key: unknown): boolean {
    steps += 1;
    return Reflect.apply(has, this, [key]);
  };
  Set.prototype.has = function count(this: Set<unknown>, key: unknown): boolean {
    steps += 1;
    return Reflect.apply(hasElement, this, [key]);
  };
  try {
    work();
  } finally {
    Object.assign(Map.prototype, { get, has });
    Object.assign(Set.prototype, { has: hasElement });
  }
  return steps;
}
