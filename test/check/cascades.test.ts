import assert from "node:assert/strict";
import { test } from "node:test";
import { checkModule } from "../support/check-spec.ts";

// One slip of the pen is one fault, however much depends on it.

function told(text: string): readonly string[] {
  return checkModule(text).diagnostics.map((line) => line.replace(" shop.yaml:", " "));
}

test("an unknown type of a field silences what is said about the field", () => {
  assert.deepEqual(
    told(
      `types:
  Base:
    doc: B
    key: name
    fields:
      name: { type: Nme, max_length: 3, default: 4, doc: Name }
      list: { type: list<Itm>, unique_by: name, min_items: 1, doc: L }
    rules:
      starts: { must: this.name.startsWith('x'), message: M }
      each_one: { each: list, must: item.size > 3, at: size, message: M }
    derived:
      shout: { type: string, value: this.name.upperAscii(), doc: S }
    views:
      all: { doc: A, shows: ["name?", list, shout] }
  Narrow: { doc: N, extends: Base, fields: { name: { type: string, pattern: a } } }
  Patch: { doc: P, patch_of: Base, fields: { name: { type: int } } }
  Part: { doc: P, subset_of: Base, only: [name] }
`.replaceAll("doc: N,", "doc: Narrow,"),
    ),
    ["unknown-type 11:21", "unknown-type 12:26"],
  );
});

test("a broken named type silences its users", () => {
  assert.deepEqual(
    told(`types:
  Items: { doc: I, list: Itm, unique_by: x }
  Word: { doc: W, scalar: string, pattern: "(" }
  Pair: { doc: P, template: "{a}/{b}", parts: { a: { type: Word, doc: A }, b: { type: Word, doc: B } } }
  Some: { doc: S, union: [Itm2, list<string>] }
  Form:
    doc: F
    fields:
      items: { type: Items, min_items: 3, doc: I }
      pair: { type: Pair, max_length: 9, in: [a/b], doc: P }
      some: { type: Some, doc: S }
    rules:
      one: { must: this.pair.a == 'x', message: M }
      two: { each: items, must: item.x, message: M }
`),
    ["unknown-type 7:26", "pattern-syntax 8:45", "unknown-type 10:27"],
  );
});

test("a model without its base is not there, and nobody complains of that again", () => {
  assert.deepEqual(
    told(`types:
  Car: { doc: C, extends: Vehcle, fields: { wheels: { fixed: 4 } }, rules: { r: { must: this.wheels > 3, message: M } } }
  Taxi: { doc: T, extends: Car, fields: { sign.text: { fixed: Taxi } } }
  Garage: { doc: G, fields: { car: { type: Car, default: {}, doc: C } }, rules: { r: { must: this.car.wheels > 3, at: car.wheels, message: M } } }
  GaragePatch: { doc: P, patch_of: Garage }
  Any: { doc: A, union: [Car, Taxi], tag: kind }
functions:
  drive: { doc: D, params: { car: Car }, returns: int, value: car.wheels }
`),
    ["unknown-type 7:27"],
  );
});

test("a function with a broken signature silences its callers", () => {
  assert.deepEqual(
    told(`types:
  Form: { doc: F, fields: { x: { type: int, doc: X } }, derived: { d: { type: int, value: twice(this.x), doc: D }, e: { type: Nope, value: this.x, doc: E } }, rules: { r: { must: this.e > 3, message: M } } }
functions:
  twice: { doc: T, params: { x: int }, returns: itn, value: x }
  pick: { doc: P, params: { x: Nop }, returns: Nope, table: { columns: { c: x.y == cell }, rows: [{ c: 1, give: a }, { give: b }] } }
`),
    ["unknown-type 7:127", "unknown-type 9:49", "unknown-type 10:32", "unknown-type 10:48"],
  );
});

test("many faults of different kinds are told in one run", () => {
  assert.deepEqual(
    told(`types:
  Form:
    doc: F
    fields:
      a: { type: int, min: 3, max: 1, doc: A }
      b: { type: strng, doc: B }
      c: { type: string, pattern: "^a", doc: C }
    rules:
      r: { must: this.aa > 3, message: M }
      s: { must: this.a, message: M }
`).map((line) => line.split(" ")[0]),
    ["no-value-left", "unknown-type", "pattern-anchored", "unknown-field", "type-mismatch"],
  );
});
