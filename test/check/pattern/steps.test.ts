import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePattern } from "../../../generator/check/pattern/parse-pattern.ts";
import type { PatternNode } from "../../../generator/check/pattern/pattern-node.ts";
import { parsePatternText } from "../../../generator/check/pattern/pattern-parser.ts";
import { type Anchors, backtrackingSteps } from "./backtracking.ts";
import { pick, type Random, randomOf, randomPattern } from "./random-pattern.ts";

// Steps are counted, not timed: on a text with a repeated part, they grow by the same amount with each seventy rounds.

const atoms = ["a", "b", "[ab]", "[a-c]", "[^a]", "-", "ab"];
const most = 400_000;

test("an accepted pattern takes steps in proportion to the text, whatever is repeated in it", () => {
  const random = randomOf(20);
  let accepted = 0;
  let refused = 0;
  while (accepted < 400) {
    const anchors = { fromStart: random(2) === 0, toEnd: random(2) === 0 };
    const text = randomPattern(random, atoms, 4);
    const parsed = parsePattern(text, { ...anchors });
    if ("code" in parsed) {
      refused += 1;
      continue;
    }
    accepted += 1;
    for (const attack of attacks(random)) {
      assert.ok(growsEvenly(parsed.node, attack, anchors), `${text} ${JSON.stringify({ attack, anchors })}`);
    }
  }
  assert.ok(refused > 150, `only ${refused} patterns were refused`);
});

test("a refused pattern is found to grow faster by the same measure", () => {
  const slow: Readonly<Record<string, readonly [string, boolean]>> = {
    "a*a*b": ["a", true],
    "(a|b)*(a|c)*x": ["a", true],
    "[a-c]*ab[a-c]*": ["ab", true],
    "[ab]+-": ["a", false],
    "(a+)+": ["a", true],
  };
  for (const [text, [pump, fromStart]] of Object.entries(slow)) {
    const anchors = { fromStart, toEnd: true };
    assert.ok("code" in parsePattern(text, anchors), text);
    const parsed = parsePatternText(text);
    assert.ok(!("code" in parsed));
    assert.ok(!growsEvenly(parsed.node, { before: "", pump, after: "!" }, anchors), text);
  }
});

test("what is refused for a count that multiplies takes more steps than 256 for each character", () => {
  const slow: Readonly<Record<string, string>> = {
    "(a?){30}a{30}": "a".repeat(29),
    "(?:a{0,2}){28}b": "a".repeat(28),
    "(a|[ab]){27}x": "a".repeat(27),
    "(?:a|ab|b){14}(?:a|ab|b){14}x": "ab".repeat(14),
  };
  for (const [pattern, text] of Object.entries(slow)) {
    assert.ok("code" in parsePattern(pattern), pattern);
    const parsed = parsePatternText(pattern);
    assert.ok(!("code" in parsed));
    const steps = backtrackingSteps(parsed.node, text, { fromStart: true, toEnd: true }, most);
    assert.ok(steps > 256 * text.length, `${pattern} takes ${steps}`);
  }
});

interface Attack {
  readonly before: string;
  readonly pump: string;
  readonly after: string;
}

function attacks(random: Random): readonly Attack[] {
  const word = (longest: number): string =>
    Array.from({ length: random(longest + 1) }, () => pick(random, ["a", "b", "c", "-"])).join("");
  const fixed = ["a", "b", "ab", "-", "c"].map((pump) => ({ before: word(2), pump, after: "!" }));
  const free = Array.from({ length: 4 }, () => ({
    before: word(3),
    pump: `a${word(1)}`,
    after: pick(random, ["!", "b", ""]),
  }));
  return [...fixed, ...free];
}

/** Whether the third seventy rounds cost no more than the second seventy, but for a little. */
function growsEvenly(node: PatternNode, { before, pump, after }: Attack, anchors: Anchors): boolean {
  const stepsAt = (rounds: number): number =>
    backtrackingSteps(node, `${before}${pump.repeat(rounds)}${after}`, anchors, most);
  const [one, two, three] = [stepsAt(70), stepsAt(140), stepsAt(210)];
  return three < most && three - two <= 1.1 * (two - one) + 200;
}
