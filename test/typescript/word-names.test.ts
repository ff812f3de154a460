import assert from "node:assert/strict";
import { test } from "node:test";
import { isAwaited, isReservedMember, isReservedWord } from "../../generator/bind/reserved-names.ts";
import { reservedWords } from "../../generator/emit/typescript/primitives.ts";
import { checkModule } from "../support/check-spec.ts";
import { buildModel, shop } from "./build-model.ts";

// A word that means something to TypeScript somewhere is a name like any other, or it is refused at its place.

const inherited = Object.getOwnPropertyNames(Object.prototype).filter((name) => /^[a-zA-Z]+$/u.test(name));
const words = [...new Set([...reservedWords, ...inherited, "then", "require", "exports", "global", "self"])].map(
  (word) => word.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
);

const functionOf = (name: string): string =>
  `  "${name}": { doc: Made., params: { size: { type: int, doc: Size } }, returns: int, value: size }\ntypes: {}\n`;

test("a function is refused by name exactly where TypeScript or CEL keeps the word, or somebody would await it", () => {
  for (const word of words) {
    const { diagnostics } = checkModule(`functions:\n${functionOf(word)}`);
    const isRefused = isReservedWord(word) || isAwaited(word);
    assert.deepEqual(diagnostics, isRefused ? ["reserved-name shop.yaml:7:3"] : [], word);
  }
});

test("functions, parameters, fields and members of all other names compile and run", async () => {
  const free = words.filter((word) => !isReservedWord(word) && !isAwaited(word));
  assert.ok(free.length > 20);
  const built = await buildModel(
    "word-names",
    shop(`functions:
${free.map((word) => `  "${word}": { doc: Made., params: { "${word}": { type: int, doc: Size } }, returns: int, value: ${word} % 7 }`).join("\n")}
types:
  Kind: { doc: Kinds., enum: { ${words.map((word) => `"${word}": Member.`).join(", ")} } }
  Thing:
    doc: A thing.
    fields:
${words.map((word) => `      "${word}": { type: int, default: 1, as: "${isReservedMember(word) ? `own_${word}` : word}", doc: A field }`).join("\n")}
`),
  );
  for (const word of free) {
    const local = word.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
    assert.equal(built.call(local, 8), 1, word);
  }
  assert.deepEqual(Object.keys(Object(built.model("Thing").parse({}).toJSON())), words);
});
