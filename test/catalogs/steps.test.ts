import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type AnyModel, buildModel } from "../typescript/build-model.ts";
import { netSpec } from "./net.ts";

// Time depends on the machine, so what is counted is how often something of the document is read.

let model: AnyModel;

before(async () => {
  const spec = `specwright: 1\nmodule: net\ntitle: Net\ndoc: A net.\n${netSpec.replace(", max_depth: 4", "")}`;
  model = (await buildModel("net", { "net.yaml": spec })).model("Net");
});

type Shape = (index: number, size: number) => readonly number[];

const shapes: Readonly<Record<string, Shape>> = {
  "a chain": (index, size) => (index + 1 < size ? [index + 1] : []),
  "one circle": (index, size) => [(index + 1) % size],
  "many circles through one": (index, size) => (index === 0 ? Array.from({ length: size }, (_, other) => other) : [0]),
  "all that name the last": (_, size) => [size - 1],
};

for (const [name, next] of Object.entries(shapes)) {
  test(`twice as many nodes take twice as many steps: ${name}`, () => {
    const [one, two] = [stepsFor(1000, next), stepsFor(2000, next)];
    assert.ok(one > 1000 && two < 2.1 * one, `${one} and ${two}`);
  });
}

test("a chain of 200,000 is no burden for the stack", () => {
  const size = 200_000;
  const left = Array.from({ length: size }, (_, index) => ({
    name: String(index),
    next: index + 1 < size ? [String(index + 1)] : [],
  }));
  assert.deepEqual(model.validate({ left }), []);
});

function stepsFor(size: number, next: Shape): number {
  let steps = 0;
  const counted = <T extends object>(value: T): T =>
    new Proxy(value, {
      get(target, key, receiver) {
        steps += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  const left = Array.from({ length: size }, (_, index) =>
    counted({ name: `n${index}`, next: counted(next(index, size).map((other) => `n${other}`)) }),
  );
  model.validate({ left: counted(left) });
  return steps;
}
