import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { checkModule, model, programOf, property } from "../support/check-spec.ts";
import { netSpec } from "./net.ts";

test("a reference and a catalog are in the program as they were written", () => {
  const program = programOf(netSpec);
  assert.deepEqual(property(program, "Node", "next").refersTo, { space: "node", acyclic: true, maxDepth: 4 });
  const { spaces = [], lookups } = model(program, "Net").catalog ?? {};
  assert.deepEqual(
    spaces.map(({ name, collections }) => [name, collections]),
    [
      [
        "node",
        [
          { property: "left", key: "name" },
          { property: "right", key: "name" },
        ],
      ],
    ],
  );
  assert.deepEqual(lookups, [{ localName: "node", element: "Node", key: "name", properties: ["left", "right"] }]);
});

test("a model that extends a catalog is one, with what it tightens and adds", () => {
  const program = programOf(`${netSpec}  Spare:
    doc: A node that leads to few.
    extends: Node
    fields:
      next: { max_depth: 1 }
  SmallNet:
    doc: A small net.
    extends: Net
    fields:
      left: { type: list<Spare> }
      start: { type: string?, refers_to: node, doc: Where to begin }
`);
  const { validate } = createInterpreter(program);
  const row = (...names: readonly string[]): readonly object[] =>
    names.map((name, index) => ({ name, next: names.slice(index + 1, index + 2) }));
  const codes = (net: object): readonly string[] => validate("SmallNet", net).map(({ code }) => code);
  assert.deepEqual(codes({ left: row("a", "b"), start: "a" }), []);
  assert.deepEqual(codes({ left: row("a", "b"), start: "c" }), ["unknown_reference"]);
  // The field has one graph, and the least that any of its forms allows holds for all.
  assert.deepEqual(codes({ right: row("a", "b", "c") }), ["chain_too_long"]);
  assert.deepEqual(codes({ left: [{ name: "a" }], right: [{ name: "a" }] }), ["duplicate"]);
  assert.equal(model(program, "SmallNet").catalog?.lookups.length, 2);
});

test("what finds a thing by its key must not be called like something else", () => {
  const taken = netSpec.replace("left:", "node:").replace("[left,", "[node,");
  assert.deepEqual(checkModule(taken).diagnostics, ["local-name-taken shop.yaml:18:5"]);
  const twice = netSpec.replace(
    "        node: { of: [left, right]",
    "        other: { of: [right], doc: Others }\n        node: { of: [left]",
  );
  assert.deepEqual(checkModule(twice).diagnostics, ["local-name-taken shop.yaml:18:5"]);
});

test("a field holds members of one key space only", () => {
  const twice = netSpec.replace("        node: {", "        other: { of: [right], doc: Others }\n        node: {");
  assert.deepEqual(checkModule(twice).diagnostics, [
    "local-name-taken shop.yaml:18:5",
    "collection-not-usable shop.yaml:21:28",
  ]);
});

test("a patch refers like what it changes, and a subset as it says", () => {
  const program = programOf(`${netSpec}  NodePatch:
    doc: Changes to a node.
    patch_of: Node
  Label:
    doc: Part of a node.
    subset_of: Node
    only: [next]
`);
  for (const name of ["NodePatch", "Label"]) assert.equal(property(program, name, "next").refersTo?.space, "node");
});
