import assert from "node:assert/strict";
import { test } from "node:test";
import { missingRules, type Stage, specOf } from "./support/rule-table.ts";
import { at, emitted, listAt, parsed, programOf } from "./support/schema-files.ts";

const stage: Stage = {
  types: `  Name:
    doc: A name.
    scalar: string
    template: "[{owner}:]{label}"
    parts: { owner: { type: Part, doc: Owner }, label: { type: Part, doc: Label } }
  Part: { doc: A part., scalar: string, pattern: "[a-z]+" }
  Inner: { doc: Inner., fields: { a: { type: int, default: 1, doc: A } } }`,
  fields: `      a: { type: int, min: 0, max: 100, doc: A }
      b: { type: int, min: 0, max: 100, doc: B }
      s: { type: string, doc: S }
      t: { type: string?, doc: T }
      l: { type: list<string>, default: [], doc: L }
      m: { type: map<int>, default: {}, doc: M }
      n: { type: Name, doc: Name }
      i: { type: Inner, default: {}, doc: I }
      j: { type: Inner, default: {}, doc: J }
      k: { type: list<Inner>, default: [], doc: K }`,
  values: {},
};

/** What no schema can say, with the reason that the report gives. */
const reasons: Readonly<Record<string, string>> = {
  "this.a <= this.b": "field compared with field",
  "this.s == this.t": "field compared with field",
  "this.i == this.j": "field compared with field",
  "this.s in this.l": "field looked up in a field",
  "this.s in this.m": "field looked up in a field",
  "this.l.all(x, x != this.s)": "element compared with an outer value",
  "this.k.exists(x, x.a > this.b)": "element compared with an outer value",
  "this.s.contains(this.n)": "field compared with field",
  "size(this.l) == this.a": "field compared with a size",
  "this.a > size(this.l)": "field compared with a size",
  "size(this.l) == size(this.m)": "field compared with a size",
  "this.n.label == 'x'": "string taken apart",
  "has(this.n.owner)": "string taken apart",
  "this.s.trim() == 'x'": "string taken apart",
  "size(this.s.split(',')) == 2": "string taken apart",
  "this.s.lowerAscii().matches('a')": "letters changed",
  "this.s + 'x' == 'yx'": "string put together",
  "this.a + 1 == 3": "arithmetic",
  "this.a + this.b <= 100": "arithmetic",
  "this.a % 3 == 1": "arithmetic",
  "-this.a < -1": "arithmetic",
  "size(this.m.filter(x, x == 'a')) == 1": "keys counted",
  "this.m.exists_one(x, x.startsWith('a'))": "keys counted",
  "size(this.l + ['x']) == 2": "list worked out",
  "size(this.l.distinct()) == 2": "list worked out",
  "'__proto__' in this.m": "key that validators overlook",
};

test("what no schema says exactly is left out, with the reason, and told in the description", async () => {
  const rules = Object.fromEntries(Object.keys(reasons).map((must, index) => [`r${index}`, must]));
  const files = await emitted(await programOf(specOf(stage, rules)));
  const missing = missingRules(files);
  const found = Object.entries(rules).map(([id, must]) => [must, missing.get(id)]);
  assert.deepEqual(Object.fromEntries(found), reasons);
  const schema = parsed(files, "schemas/Probe.schema.json");
  assert.equal(at(schema, "allOf"), undefined);
  const untold = Object.keys(rules).filter((id) => {
    return !String(at(schema, "description")).includes(`Not checked here: Wrong. (rule ${id})`);
  });
  assert.deepEqual(untold, []);
});

test("a part of a rule that is never decisive need not be sayable", async () => {
  const text = specOf(
    { ...stage, fields: `${stage.fields}\n      fixed: { type: bool, fixed: true, doc: Fixed }` },
    {
      choice: "this.fixed ? this.a > 1 : this.a > this.b",
      either: "this.fixed || this.a > this.b",
    },
  );
  const files = await emitted(await programOf(text));
  assert.deepEqual([...missingRules(files)], []);
  const [item, ...others] = listAt(parsed(files, "schemas/Probe.schema.json"), "allOf");
  assert.deepEqual(at(item, "properties"), { a: { type: "integer", exclusiveMinimum: 1 } });
  assert.deepEqual(others, []);
});
