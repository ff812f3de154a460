import assert from "node:assert/strict";
import { test } from "node:test";
import { checkModule, declared, programOf, property } from "../support/check-spec.ts";

const pets = `types:
  Cat: { doc: C, fields: { kind: { type: string, fixed: cat, doc: K }, lives: { type: int, default: 9, doc: L } } }
  Dog: { doc: D, fields: { kind: { type: string, fixed: dog, doc: K } } }
  Poodle: { doc: P, extends: Dog }
`;

test("a tagged union knows the tag of each variant, and its documents have to write it", () => {
  const program = programOf(`${pets}  Pet: { doc: P, union: [Cat, Dog], tag: kind }
`);
  const pet = declared(program, "Pet");
  assert.deepEqual(pet.kind === "union" && pet.variants.map(({ tag, jsonKinds }) => [tag, jsonKinds]), [
    ["cat", ["object"]],
    ["dog", ["object"]],
  ]);
  const kind = property(program, "Cat", "kind");
  assert.deepEqual([kind.presence, kind.fixed, "default" in kind], ["required", "cat", false]);
  // A model that extends a variant without being one keeps the default.
  assert.deepEqual(
    [property(program, "Poodle", "kind").presence, property(program, "Poodle", "kind").default],
    ["defaulted", "dog"],
  );
});

test("the variants of a union without a tag are told apart by their kind of JSON, through any names", () => {
  const program = programOf(`${pets}  Word: { doc: W, scalar: string }
  Colour: { doc: C, enum: { red: R } }
  Count: { doc: C, scalar: int }
  Words: { doc: W, list: Word }
  Inner: { doc: I, union: [bool, Words] }
  Outer: { doc: O, union: [Inner, Cat, Word, Count] }
  Endless: { doc: E, union: [string, list<Endless>] }
`);
  const kinds = (name: string): unknown => {
    const union = declared(program, name);
    return union.kind === "union" && union.variants.map(({ jsonKinds }) => jsonKinds.join("+"));
  };
  assert.deepEqual(kinds("Outer"), ["bool+list", "object", "string", "number"]);
  assert.deepEqual(kinds("Endless"), ["string", "list"]);
});

test("variants that cannot be told apart are told where they are listed", () => {
  const told = (union: string): readonly string[] =>
    checkModule(`${pets}  Colour: { doc: C, enum: { red: R } }
  Pet: { doc: P, union: ${union} }
`).diagnostics.map((text) => text.replace(" shop.yaml:11:", " "));
  assert.deepEqual(told("[string, Colour]"), ["union-overlap 34"]);
  assert.deepEqual(told("[Cat, map<int>, json_schema]"), ["union-overlap 31", "union-overlap 41"]);
  assert.deepEqual(told("[int, number]"), ["union-overlap 31"]);
  assert.deepEqual(told("[string, json]"), ["union-variant 34"]);
  assert.deepEqual(told("[string, 'list<int>?']"), ["union-variant 34"]);
  assert.deepEqual(told("[Cat, Dog], tag: kid"), ["union-variant 26", "union-variant 31"]);
  assert.deepEqual(told("[Cat, Poodle, Dog], tag: kind"), ["union-variant 39"]);
  assert.deepEqual(told("[Cat, list<Dog>], tag: kind"), ["union-variant 31"]);
  assert.deepEqual(told("[Cat, Colour], tag: kind"), ["union-variant 31"]);
  assert.deepEqual(told("[Cat, Nope], tag: kind"), ["unknown-type 31"]);
});

test("a union of nothing but itself is refused", () => {
  const { diagnostics } = checkModule(`types:
  Ring: { doc: R, union: [string, Ring2] }
  Ring2: { doc: R, union: [Ring3, Ring3] }
  Ring3: { doc: R, union: [Ring2, list<Ring>] }
`);
  assert.notDeepEqual(diagnostics, []);
});
