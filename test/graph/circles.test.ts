import assert from "node:assert/strict";
import { test } from "node:test";
import { shortestCircle } from "../../generator/graph/shortest-circle.ts";
import { strongComponents } from "../../generator/graph/strong-components.ts";

const edges: Readonly<Record<string, readonly string[]>> = {
  a: ["b", "x"],
  b: ["c"],
  c: ["a", "d", "e"],
  d: ["e"],
  e: ["d", "e"],
  x: ["c"],
};

function next(node: string): readonly string[] {
  return edges[node] ?? [];
}

test("nodes that lead to each other are one component, what they lead to comes before them", () => {
  const components = strongComponents(["a"], next).map((component) => [...component].sort().join(""));
  assert.deepEqual(components, ["de", "abcx"]);
  assert.deepEqual(
    strongComponents(["d"], () => []),
    [["d"]],
  );
});

test("every node is asked once, and a chain of any length is walked", () => {
  let asked = 0;
  const chain = strongComponents([0], (node) => {
    asked += 1;
    return node < 100_000 ? [node + 1] : [0];
  });
  assert.deepEqual([chain.length, chain[0]?.length, asked], [1, 100_001, 100_001]);
});

test("the shortest circle is found, and a node without one stands alone", () => {
  assert.deepEqual(shortestCircle("a", next), ["a", "b", "c", "a"]);
  assert.deepEqual(shortestCircle("e", next), ["e", "e"]);
  assert.deepEqual(shortestCircle("f", next), ["f"]);
});
