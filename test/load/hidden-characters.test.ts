import assert from "node:assert/strict";
import { test } from "node:test";
import { formatDiagnostics } from "../../generator/diagnostics/format.ts";
import { hiddenCharacters } from "../../generator/load/hidden-characters.ts";
import { loadText } from "./load-text.ts";

for (const [what, text] of [
  ["emoji with a selector", "\u2764\uFE0F"],
  [
    "families, professions and colours of skin",
    "\u{1F469}\u{1F3FD}\u200D\u{1F4BB} \u{1F468}\u200D\u{1F469}\u200D\u{1F467}",
  ],
  ["a heart on fire", "\u2764\uFE0F\u200D\u{1F525}"],
  ["keycaps", "1\uFE0F\u20E3#\uFE0F\u20E3"],
  ["Persian words", "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645"],
  ["Devanagari half forms", "\u0915\u094D\u200D\u0937"],
  ["variants of ideographs", "\u845B\u{E0100} \u{20BB7}\uFE00"],
  ["Mongolian variants", "\u1820\u180B"],
] as const) {
  test(`takes ${what}`, () => {
    assert.deepEqual(loadText(`a: ${text}`).value, { a: text });
  });
}

test("takes any character that is written as an escape, which everybody sees", () => {
  assert.deepEqual(loadText('a: "b\\u00ADc\\U000E0041"').value, { a: "b\u00ADc\u{E0041}" });
});

test("documents are held to less: they are data", () => {
  const found = (text: string): number => [...hiddenCharacters(text, "document")].length;
  assert.equal(found("a: b\u00ADc\u200E\u200B"), 0);
  assert.equal(found("a: b\u202Ec\u0000"), 2);
});

test("every character that takes no room is told of, at its place", () => {
  for (let code = 0; code <= 0xe01ff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (!/\p{Default_Ignorable_Code_Point}/u.test(character)) continue;
    assert.deepEqual(loadText(`a: b${character}c`).faults, ["hidden-character 1:5"], code.toString(16));
  }
});

test("a hidden character is named by its number, in four digits or more", () => {
  for (const [character, name, written] of [
    ["\u0007", "U+0007", "\\u0007"],
    ["\u00ad", "U+00AD", "\\u00AD"],
    ["\u{e0041}", "U+E0041", "\\U000E0041"],
  ] as const) {
    const { message, hint } = loadText(`a: ${character}`).diagnostics[0] ?? {};
    assert.equal(message, `The character ${name} cannot be seen and is not allowed here.`);
    assert.equal(hint, `Delete it, or write it as \`${written}\` in a text in double quotes.`);
  }
});

test("the line that is shown has something where the character is, and carets under it", () => {
  const text = "a: one\u{E0041}\u00ADtwo\n";
  const { diagnostics } = loadText(text);
  const printed = formatDiagnostics(diagnostics, "pretty", { files: [{ path: "sample.yaml", text }] });
  assert.match(printed, / {2}1 \| a: one\uFFFD\uFFFD\uFFFDtwo\n {4}\| {7}\^\^\n {2}hint: .*\\U000E0041/u);
  assert.match(printed, / {4}\| {9}\^\n {2}hint: .*\\u00AD/u);
});
