import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { buildModel } from "../typescript/build-model.ts";
import { netInterpreter, netSpec } from "./net.ts";

const { validate } = netInterpreter();

test("messages name what is meant", () => {
  const left = [
    { name: "c", next: ["a"] },
    { name: "a", next: ["b"] },
    { name: "b", next: ["c", "nowhere"] },
  ];
  assert.deepEqual(messages({ left, right: [{ name: "a" }] }), [
    'The node "a" is there already: left[1].',
    'There is no node "nowhere" under "left" or "right".',
    "Expected no circle, found a -> b -> c -> a.",
  ]);
});

test("the message about a chain follows it from the reference that is one too many", () => {
  const left = [..."abcdefg"].map((name, index) => ({ name, next: [..."bcdefg"].slice(index, index + 1) }));
  assert.deepEqual(messages({ left }), ["Expected at most 4 in a row, found b -> c -> d -> e -> f -> g."]);
  assert.deepEqual(messages({ left: left.slice(2) }), []);
});

test("a long circle is cut, and so is each long key; what cannot be seen is escaped", () => {
  const names = Array.from({ length: 30 }, (_, index) => String(index).padStart(2, "0"));
  const left = names.map((name, index) => ({ name, next: [names[(index + 1) % 30] ?? ""] }));
  assert.deepEqual(messages({ left }), [
    "Expected no circle, found 00 -> 01 -> 02 -> 03 -> 04 -> 05 -> 06 -> 07 -> 08 -> 09 -> 10 -> … -> 00.",
  ]);
  const long = "😀".repeat(100);
  const [message = ""] = messages({ left: [{ name: long, next: [long, "\u202E"] }] });
  assert.equal(message, 'There is no node "\\u202e" under "left" or "right".');
  assert.deepEqual(messages({ left: [{ name: long, next: [long] }] }), [
    `Expected no circle, found ${"😀".repeat(64)} -> ${"😀".repeat(64)}.`,
  ]);
});

test("where configuration is written in another way, messages name the place in what is written", async () => {
  const written = netSpec.replace("left: { type: list<Node>,", "left: { type: list<Node>, aliases: [west],");
  const { model, program } = await buildModel("written-nets", {
    "net.yaml": `specwright: 1\nmodule: net\ntitle: Net\ndoc: A net.\n${written}`,
  });
  const document = { west: [{ name: "a" }], right: [{ name: "a" }] };
  const sentence = 'The node "a" is there already: west[0].';
  assert.throws(() => model("Net").fromConfig(document), { message: `Not a valid Net. right[0].name: ${sentence}` });
  const [issue] = createInterpreter(program).validateConfig("Net", document);
  assert.equal(issue?.message, sentence);
});

function messages(net: unknown): readonly string[] {
  return validate("Net", net).map(({ message }) => message);
}
