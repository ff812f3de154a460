import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { checkModule } from "../support/check-spec.ts";

/** A model whose derived properties each use the one before. */
function chain(length: number, type: string, first: string, next: (before: string) => string, more = ""): string {
  const derived = Array.from({ length }, (_, index) => {
    const value = index === 0 ? first : next(`this.d${index - 1}`);
    return `      d${index}: { type: ${type}, doc: D, value: ${JSON.stringify(value)} }`;
  });
  return `types:
  Chain:
    doc: A chain.
    fields:
      text: { type: string, doc: Text }
      parts: { type: list<string>, default: [], doc: Parts }
    derived:
${derived.join("\n")}
${more}`;
}

const codes = (text: string): readonly string[] => checkModule(text).full.map(({ code }) => code);

const other = "types:\n  Other: { doc: Other., scalar: string }\n";

describe("a derived property", () => {
  it("may use others, and those others", () => {
    assert.deepEqual(codes(chain(10, "string", "this.text", (before) => `${before} + ${before}`)), []);
    assert.deepEqual(codes(chain(30, "string", "this.text", (before) => `${before}.trim()`)), []);
    assert.deepEqual(codes(chain(30, "bool", "this.text == 'a'", (before) => `!${before}`)), []);
  });

  it("that doubles what doubles what doubles a text is too costly, and is blamed once", () => {
    assert.deepEqual(codes(chain(30, "string", "this.text", (before) => `${before} + ${before}`)), ["rule-too-costly"]);
    assert.deepEqual(codes(chain(40, "string", "'abc'", (before) => `${before} + ${before}`)), ["rule-too-costly"]);
    assert.deepEqual(codes(chain(30, "bool", "this.text == 'a'", (before) => `${before} == ${before}`)), [
      "rule-too-costly",
    ]);
    const heir = "  Heir:\n    doc: An heir.\n    extends: Chain\n    fields: { more: { type: bool, doc: More } }\n";
    assert.deepEqual(
      codes(chain(30, "string", "this.text", (before) => `${before} + ${before}`, heir)).filter(
        (code) => code === "rule-too-costly",
      ),
      ["rule-too-costly"],
    );
  });

  it("that is bearable is not blamed for the one that is not", () => {
    const { diagnostics } = checkModule(chain(22, "string", "this.text", (before) => `${before} + ${before}`));
    assert.equal(diagnostics.length, 1);
    assert.match(diagnostics[0] ?? "", /^rule-too-costly shop.yaml:(?:2[5-9]|3\d):/u);
  });

  it("that functions make too costly is found, too", () => {
    const functions = Array.from({ length: 30 }, (_, index) => {
      const value = index === 0 ? "text + text" : `f${index - 1}(f${index - 1}(text) + text)`;
      return `  f${index}: { doc: F, params: { text: string }, returns: string, value: ${JSON.stringify(value)} }`;
    });
    assert.deepEqual(codes(`${other}functions:\n${functions.slice(0, 2).join("\n")}\n`), []);
    assert.ok(codes(`${other}functions:\n${functions.join("\n")}\n`).includes("rule-too-costly"));
  });

  it("that a rule asks for each element counts each time", () => {
    const rules = "    rules:\n      same: { each: parts, must: item != this.d0, message: Wrong. }\n";
    assert.deepEqual(codes(chain(1, "string", "this.text.trim()", (before) => before, rules)), ["rule-too-costly"]);
  });
});
