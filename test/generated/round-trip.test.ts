import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonValue } from "../../generator/program/json.ts";
import { createDocumentSource } from "../support/random-document.ts";
import { type AnyModel, modelTypes } from "./model-types.ts";
import { readOwnSpec } from "./own-spec.ts";

// What an instance writes down makes an equal instance, whatever the document was that it came from.

const documentsPerType = 2_000;

let different = 0;
const source = createDocumentSource(readOwnSpec());

for (const [index, { name, native }] of modelTypes.entries()) {
  test(`${name}: ${documentsPerType} random documents are parsed, written down and parsed again`, () => {
    const documents = source(name, 1_000 + index);
    const seen = new Set<string>();
    for (let count = 0; count < documentsPerType; count += 1) {
      let document = documents.next();
      while (!native.is(document)) document = documents.next();
      seen.add(checkRoundTrip(native, document));
    }
    different += seen.size;
  });
}

test("the documents differed", () => {
  // Types with few fields have few documents.
  const average = different / modelTypes.length;
  assert.ok(average >= 200, `only ${average} different documents of a type`);
});

/** Checks one document; its text. */
function checkRoundTrip(native: AnyModel, document: JsonValue): string {
  const text = JSON.stringify(document);
  const input: unknown = JSON.parse(text);
  const instance = native.parse(input);
  assert.equal(JSON.stringify(input), text, "the input was changed");
  assertNoneFrozen(input, text);
  assertAllFrozen(instance, text);
  const again = native.parse(instance.toJSON());
  assert.ok(again.equals(instance) && instance.equals(again), text);
  assert.equal(JSON.stringify(again), JSON.stringify(instance));
  return text;
}

function assertAllFrozen(value: unknown, text: string): void {
  if (typeof value !== "object" || value === null) return;
  assert.ok(Object.isFrozen(value), text);
  for (const key of Reflect.ownKeys(value)) assertAllFrozen(Reflect.get(value, key), text);
}

function assertNoneFrozen(value: unknown, text: string): void {
  if (typeof value !== "object" || value === null) return;
  assert.ok(!Object.isFrozen(value) && Object.isExtensible(value), `${text} was frozen`);
  for (const inner of Object.values(value)) assertNoneFrozen(inner, text);
}
