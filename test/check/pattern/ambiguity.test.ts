import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { hasTwoReadings } from "../../../generator/check/pattern/ambiguity.ts";
import { parsePattern } from "../../../generator/check/pattern/parse-pattern.ts";
import { type PatternNode, relabelled } from "../../../generator/check/pattern/pattern-node.ts";

test("two readings of a sequence of parts are found exactly where a search over short texts finds them", () => {
  const part = fc.constantFrom("a", "b", "[ab]", "a*b", "a+", "ab?", "[ab]{1,2}");
  const literal = fc.constantFrom("a", "b", "-");
  const sequence = fc.array(fc.record({ part, literal, optional: fc.boolean() }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(sequence, (pieces) => {
      const nodes = pieces.map(({ part: text, literal: separator, optional }, index): PatternNode => {
        const items = [nodeOf(separator, 2 * index), nodeOf(text, 2 * index + 1)];
        const node: PatternNode = { kind: "sequence", items };
        return optional ? { kind: "repeat", body: node, min: 0, max: 1 } : node;
      });
      assert.equal(hasTwoReadings({ kind: "sequence", items: nodes }), searchFindsTwo(pieces), JSON.stringify(pieces));
    }),
    { numRuns: 400, seed: 11 },
  );
});

function nodeOf(text: string, label: number): PatternNode {
  const parsed = parsePattern(text);
  assert.ok(!("code" in parsed));
  return relabelled(parsed.node, label);
}

/** Tries every way to take apart every text of a, b and - that is at most seven long. */
function searchFindsTwo(pieces: readonly { part: string; literal: string; optional: boolean }[]): boolean {
  const tests = pieces.map(({ part }) => new RegExp(`^(?:${part})$`, "u"));
  const readings = (text: string, index: number): number => {
    const piece = pieces[index];
    if (piece === undefined) return text === "" ? 1 : 0;
    let found = piece.optional ? readings(text, index + 1) : 0;
    if (!text.startsWith(piece.literal)) return found;
    for (let end = 2; end <= text.length; end += 1) {
      if (tests[index]?.test(text.slice(1, end)) === true) found += readings(text.slice(end), index + 1);
    }
    return found;
  };
  let texts = [""];
  for (let length = 0; length <= 7; length += 1) {
    if (texts.some((text) => readings(text, 0) > 1)) return true;
    texts = texts.flatMap((text) => ["a", "b", "-"].map((char) => text + char));
  }
  return false;
}
