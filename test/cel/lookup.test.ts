import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { typescriptTarget } from "../../generator/emit/typescript/index.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { checkSpec } from "../support/check-spec.ts";
import { type CallNative, loadFunctions } from "./native/load-functions.ts";

const spec = `specwright: 1
module: graph
title: Graph
doc: Nodes and edges.
types:
  Node:
    doc: A node.
    fields:
      id: { type: string, doc: Name }
      tags: { type: list<string>, default: [], doc: Words }
  Edge:
    doc: An edge.
    fields:
      from: { type: string, doc: Start }
      to: { type: string?, doc: End }
      kind: { type: json, default: null, doc: Anything }
  Graph:
    doc: All of it.
    fields:
      nodes: { type: list<Node>, doc: Nodes }
      edges: { type: list<Edge>, default: [], doc: Edges }
      hidden: { type: list<string>?, doc: Names or null }
      kinds: { type: list<json>, default: [], doc: What kinds there are }
    rules:
      starts:
        each: edges
        must: item.from in this.nodes.map(n, n.id)
        message: No such node.
      ends:
        must: this.edges.all(e, e.to == null || e.to in this.nodes.map(n, n.id))
        message: No such end.
      seen:
        when: size(this.edges) > 0
        must: has(this.hidden) && this.nodes.all(n, !(n.id in this.hidden)) || !has(this.hidden)
        message: Hidden.
      guarded:
        must: this.nodes.all(n, this.hidden == null || n.id in this.hidden || n.tags.all(t, t in n.tags && !(t in this.hidden)))
        message: Guarded.
      kinds:
        each: edges
        must: item.kind == null || item.kind in this.kinds
        message: No such kind.
  Shelf:
    doc: A shelf.
    fields:
      words: { type: list<string>, doc: Words }
      read: { type: list<string>, doc: Words that somebody has read }
    derived:
      done: { type: bool, doc: Whether all have been read., value: "this.words.all(w, w in this.read)" }
  Hall:
    doc: Shelves.
    fields:
      words: { type: list<string>, doc: Words }
      shelves: { type: list<Shelf>, doc: Shelves }
    derived:
      done: { type: bool, doc: Whether all have been read., value: "this.shelves.all(s, s.done && s.words.all(w, w in this.words))" }
functions:
  known: { doc: Which of them are known., params: { of: list<string>, all: list<string>? }, returns: list<string>, value: "of.filter(x, all != null && x in all)" }
`;

const { program, diagnostics } = checkSpec({ "graph.yaml": spec });
assert.deepEqual(diagnostics, []);
assert.ok(program);
const { validate, derived } = createInterpreter(program);
const call: CallNative = await loadFunctions(program, "lookup");

interface Graph {
  readonly nodes: readonly object[];
  readonly edges?: readonly object[];
  readonly hidden?: readonly string[] | null;
  readonly kinds?: readonly unknown[];
}

function brokenBy(graph: Graph): readonly unknown[] {
  const issues: unknown = call("Graph.validate", graph);
  assert.deepEqual(JSON.parse(JSON.stringify(issues)), JSON.parse(JSON.stringify(validate("Graph", graph))));
  assert.equal(call("Graph.is", graph), Array.isArray(issues) && issues.length === 0);
  return Array.isArray(issues) ? issues.map((issue: unknown) => Reflect.get(Object(issue), "rule")) : [];
}

const letters = "abcdefghijklmnop".split("");
const nodes = letters.map((id) => ({ id }));

describe("looking for something in a list, inside a loop", () => {
  it("finds it in short lists and long ones", () => {
    for (const size of [0, 1, 8, 9, 16]) {
      const some = nodes.slice(0, size);
      const broken = brokenBy({ nodes: some, edges: letters.map((from) => ({ from, to: from })) });
      assert.equal(broken.filter((rule) => rule === "starts").length, 16 - size);
      assert.equal(broken.includes("ends"), size < 16);
    }
  });

  it("does not trip over a list that a guard keeps out", () => {
    assert.deepEqual(brokenBy({ nodes, edges: [{ from: "a", to: null }], hidden: null }), []);
    assert.deepEqual(brokenBy({ nodes, hidden: ["zz"] }), []);
    assert.deepEqual(brokenBy({ nodes, edges: [{ from: "a" }], hidden: ["p"] }), ["seen"]);
    assert.deepEqual(brokenBy({ nodes: [{ id: "x", tags: ["b"] }], hidden: ["b"] }), ["guarded"]);
    assert.deepEqual(call("known", ["a", "b"], { all: null }), []);
    assert.deepEqual(call("known", ["a", "b"], { all: ["b", "c"] }), ["b"]);
  });

  it("compares whatever stands in the list as == does", () => {
    const kinds = [1, "1", true, null, 0, [1, { a: 2 }], { a: 1, b: [2] }, {}, "", "[1]"];
    const wanted = [1, "1", false, -0, [1, { a: 2 }], { b: [2], a: 1 }, { a: 1 }, [], "", [1], "{}"];
    const edges = wanted.map((kind) => ({ from: "a", kind }));
    assert.equal(brokenBy({ nodes, edges, kinds }).length, 5);
  });

  it("looks in the list of the object at hand, not in that of one around it", () => {
    const shelf = (words: string, read: string): object => ({ words: words.split(""), read: read.split("") });
    for (const [shelves, done] of [
      [[shelf("ab", "abc"), shelf("c", "c")], true],
      [[shelf("ab", "ab"), shelf("c", "ab")], false],
      [[shelf("abz", "abz"), shelf("c", "c")], false],
      [[], true],
    ] as const) {
      const hall = JSON.parse(JSON.stringify({ words: ["a", "b", "c"], shelves }));
      assert.equal(Reflect.get(Object(call("Hall.parse", hall)), "done"), done);
      assert.deepEqual(derived("Hall", "done", hall), { value: done });
    }
  });

  it("takes no longer than the lists are, even where everything is in one", () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ id: `n${index}` }));
    const graph = { nodes: many, edges: many.map(({ id }) => ({ from: id, to: id })) };
    const start = performance.now();
    assert.equal(call("Graph.is", graph), true);
    assert.deepEqual(call("Graph.validate", graph), []);
    assert.deepEqual(validate("Graph", graph), []);
    assert.ok(performance.now() - start < 3000, `${performance.now() - start} ms`);
  });

  it("makes each list ready once, before the loop", async () => {
    const files = [...(await typescriptTarget.emit(program))];
    const text = files.find(({ path }) => path === "src/graph.ts")?.content ?? "";
    assert.match(text, /const known_in_starts = lookup\(/u);
    assert.match(text, /\(\(listed\) => \$edges\.every\(/u);
    assert.doesNotMatch(text, /isIn\(/u);
  });
});
