import assert from "node:assert/strict";
import { test } from "node:test";
import { and, compared, conditional, differs, not, or, primary, same } from "../../generator/emit/typescript/code.ts";
import {
  type Doc,
  enclosed,
  group,
  hardLine,
  indent,
  layout,
  line,
  softLine,
} from "../../generator/emit/typescript/layout.ts";

const [a, b, c] = [primary("a"), primary("b"), primary("c")];
const text = (doc: Doc): string => layout(group(doc));

test("a group stands on one line where it fits, and is broken at all its places where it does not", () => {
  const list = (words: readonly string[]): Doc => enclosed("f(", words, ")");
  assert.equal(text(list(["one", "two"])), "f(one, two)");
  const word = "w".repeat(60);
  assert.equal(text(list([word, word])), `f(\n  ${word},\n  ${word},\n)`);
  assert.equal(text(enclosed("[", [], "]")), "[]");
});

test("what follows a group counts for the width, up to the next place where the line can end", () => {
  const call: Doc = group("f(", indent(softLine, "x".repeat(110)), softLine, ")");
  assert.equal(text([call, ";"]), `f(${"x".repeat(110)});`);
  assert.equal(text([call, " + ", "y".repeat(10)]), `f(\n  ${"x".repeat(110)}\n) + ${"y".repeat(10)}`);
  assert.equal(text([call, group(line, "y".repeat(10))]), `f(${"x".repeat(110)})\n${"y".repeat(10)}`);
});

test("a hard line breaks every group around it, and a margin counts for the width", () => {
  assert.equal(text(group("{", indent(line, "a", hardLine, "b"), line, "}")), "{\n  a\n  b\n}");
  const words = group("a".repeat(60), line, "b".repeat(50));
  assert.equal(layout(words, 0).includes("\n"), false);
  assert.equal(layout(words, 10).includes("\n"), true);
});

test("parentheses stand where the meaning or a formatter asks for them", () => {
  assert.equal(text(and(or(a, b), c).doc), "(a || b) && c");
  assert.equal(text(or(and(a, b), c).doc), "(a && b) || c");
  assert.equal(text(not(and(a, b)).doc), "!a || !b");
  assert.equal(text(not(compared(a, "<", b)).doc), "a >= b");
  assert.equal(text(same(differs(a, b), c).doc), "(a !== b) === c");
  assert.equal(text(conditional(conditional(a, b, c), b, c).doc), "(a ? b : c) ? b : c");
});

test("what is certain falls out of conditions", () => {
  assert.equal(text(and(primary("x"), and()).doc), "x");
  assert.equal(or(a, and(), b), and());
  assert.equal(text(or(a, or()).doc), "a");
});

test("a test for null before a read becomes an optional chain", () => {
  const there = differs(primary("x.y"), primary("null"));
  assert.equal(text(and(there, primary("x.y.z")).doc), "x.y?.z === true");
  assert.equal(text(and(there, not(primary("x.y.z"))).doc), "x.y !== null && !x.y.z");
  assert.equal(text(not(and(there, primary("x.y.z"))).doc), "x.y === null || !x.y.z");
});
