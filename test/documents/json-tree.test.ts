import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { loadJson } from "../../generator/documents/json-tree.ts";
import { locate } from "../../generator/load/locate.ts";
import { toJson } from "../../generator/load/to-json.ts";

test("reads every JSON value as JSON.parse does, however it is laid out", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 20 }), fc.constantFrom(undefined, 2, "\t"), (text, space) => {
      const value: unknown = JSON.parse(text);
      // Lone surrogates and keys that stand for more than data are tested below.
      fc.pre(!/\\ud[89a-f]/iu.test(text) && !text.includes("__proto__"));
      const laidOut = JSON.stringify(value, undefined, space);
      const { root, faults } = load(laidOut);
      fc.pre(!faults.some((fault) => fault.startsWith("unsafe_integer")));
      assert.deepEqual(faults, []);
      assert.equal(JSON.stringify(root && toJson(root)), JSON.stringify(value));
    }),
  );
});

test("refuses what JSON.parse refuses, and never throws", () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom("", ",", "'", "}", "{", "\\", '"', "01", "x", "\n", "//"),
      (text, at, extra) => {
        const place = at % (text.length + 1);
        const changed = text.slice(0, place) + extra + text.slice(place + (at % 3));
        const { root, faults } = load(changed);
        if (!isJson(changed)) assert.notDeepEqual(faults, [], changed);
        else if (root === undefined) {
          assert.match(faults.join(), /^(?:(?:unsafe_integer|duplicate_key|ill_formed) \d+,?)+$/u, changed);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test("an own key __proto__ stays a key", () => {
  const { root } = load('{"__proto__": {"x": 1}}');
  assert.deepEqual(Reflect.ownKeys(Object(root && toJson(root))), ["__proto__"]);
});

test("knows the places of keys and values", () => {
  const text = '{\n\t"a": [1, {"b": "x"}]\n}';
  const { root } = load(text);
  assert.ok(root);
  const key = locate(root, ["a", 1, "b"], "key");
  const value = locate(root, ["a", 1, "b"], "value");
  assert.equal(text.slice(key.start, key.end), '"b"');
  assert.equal(text.slice(value.start, value.end), '"x"');
});

for (const [name, text, expected] of [
  ["a comma after the last entry", '{"a": 1,}', "invalid_json 8"],
  ["a comma after the last element", "[1,]", "invalid_json 3"],
  ["single quotes", "{'a': 1}", "invalid_json 1"],
  ["a comment", '{"a": 1} // why', "invalid_json 9"],
  ["a key without quotes", "{a: 1}", "invalid_json 1"],
  ["a text that never ends", '{"a": "b', "invalid_json 8"],
  ["a line end in a text", '{"a": "b\n"}', "invalid_json 8"],
  ["an escape that there is not", '{"a": "\\x41"}', "invalid_json 7"],
  ["a leading zero", '{"a": 01}', "invalid_json 6"],
  ["a plus sign", "[+1]", "invalid_json 1"],
  ["NaN", "[NaN]", "invalid_json 1"],
  ["Python's constants", "[True]", "invalid_json 1"],
  ["an empty text", "", "invalid_json 0"],
  ["two values", "1 2", "invalid_json 2"],
  ["a key that stands twice", '{"a": 1, "a": 2}', "duplicate_key 9"],
  ["a number that no reader holds exactly", "[9007199254740993]", "unsafe_integer 1"],
  ["a number that is infinite", "[1e400]", "unsafe_integer 1"],
  ["half a character", '["\\ud800"]', "ill_formed 1"],
  ["brackets without end", "[".repeat(100_000), "too_deep 64"],
] as const) {
  test(`refuses ${name}, at its place`, () => {
    assert.deepEqual(load(text).faults, [expected]);
  });
}

test("takes tabs, carriage returns, a byte order mark and escaped slashes, as JSON does", () => {
  const { root, faults } = load('\u{FEFF}{\r\n\t"a\\/b":\t[1e3, -0.5E+1]\r\n}');
  assert.deepEqual(faults, []);
  assert.deepEqual(root && toJson(root), { "a/b": [1000, -5] });
});

function load(text: string): { root: ReturnType<typeof loadJson>; faults: readonly string[] } {
  const sink: { diagnostics: Diagnostic[] } = { diagnostics: [] };
  const root = loadJson({ path: "a.json", text }, sink);
  return { root, faults: sink.diagnostics.map(({ code, span }) => `${code} ${span?.start}`) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
