import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { loadText } from "./load-text.ts";

const mebibyte = 1024 * 1024;

for (const unit of ["[", "{a: ", "- ", "? ", "{", "[a, ", "- - ", "{? ", "a: {"]) {
  test(`survives ${JSON.stringify(unit)} a hundred thousand times, three times in one process`, () => {
    for (const count of [100, 1_000, 100_000]) {
      for (let round = 0; round < 3; round += 1) {
        const { document, faults } = loadText(unit.repeat(Math.min(count, Math.floor(mebibyte / unit.length))));
        assert.equal(document, undefined);
        assert.ok(faults.length <= 21);
      }
    }
  });
}

test("survives colons in a row, which the parser would nest", () => {
  for (const text of ["a: ".repeat(2000), `{${"a: ".repeat(2000)}}`, `[${"a: ".repeat(2000)}]`, '"a": '.repeat(2000)]) {
    for (let round = 0; round < 3; round += 1) assert.equal(loadText(text).document, undefined);
  }
});

test("refuses nine levels of aliases in no time", () => {
  const levels = Array.from({ length: 9 }, (_, level) => `a${level}: &a${level} [${`*a${level - 1},`.repeat(9)}]`);
  assert.ok(loadText(levels.join("\n")).faults.every((fault) => fault.startsWith("anchor ")));
});

test("takes twice the time for twice the size, roughly", () => {
  const time = (count: number): number => {
    const text = "- { a: 1, b: [x, 'y'] }\n".repeat(count);
    const start = performance.now();
    loadText(text);
    return performance.now() - start;
  };
  time(2000);
  const small = Math.min(time(4000), time(4000), time(4000));
  const large = Math.min(time(8000), time(8000), time(8000));
  assert.ok(large < 5 * small, `${small} ms, then ${large} ms`);
});

const pieces = [
  ..."{ } [ ] : , - ? \n ' \" | > # & * ! % @ ` ~ \\ \t 0 a é".split(" "),
  ..." ,: ,- ,\n  ,\n    ,\r\n,---\n,...\n,<<: ,key: value\n,null,😀,\u{FEFF},\u0000,\ud800".split(","),
];

test("never throws, never stays silent about a refusal, and points into the text", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 80 }), (parts) => {
      const text = parts.join("");
      const { document, diagnostics } = loadText(text);
      assert.equal(document === undefined, diagnostics.length > 0);
      for (const { span } of diagnostics) {
        assert.ok(span !== undefined && 0 <= span.start && span.start <= span.end && span.end <= text.length);
      }
    }),
    { numRuns: 3000 },
  );
});

test("reads back whatever JSON.stringify writes", () => {
  const json = fc.jsonValue({ maxDepth: 5, depthSize: "medium" });
  fc.assert(
    fc.property(json, fc.constantFrom(undefined, 2, "\t"), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent);
      const { value: read, faults } = loadText(text);
      if (faults.length > 0) {
        // What JSON allows and we refuse: exponents without a sign, unsafe numbers, unseen characters, halves of pairs.
        assert.ok(
          faults.every((fault) => /^(?:ambiguous-scalar|unsafe-number|hidden-character|ill-formed-text) /u.test(fault)),
          faults[0],
        );
        return;
      }
      assert.equal(JSON.stringify(read), JSON.stringify(value));
    }),
    { numRuns: 1000 },
  );
});
