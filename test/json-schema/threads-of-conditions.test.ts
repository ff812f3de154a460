import assert from "node:assert/strict";
import { test } from "node:test";
import { at } from "./support/schema-files.ts";
import { sprung } from "./support/trap.ts";

// Public threads in which a rule was lost or mistranslated on its way into a schema, one test each, called by its address.
// Here: conditions and presence.

const enabled = `      enabled: { type: bool, default: false, doc: Flag }
      id: { type: string?, doc: Id }`;

test("StefanTerdell/zod-to-json-schema#76: if it is enabled it needs an id, as if and then", async () => {
  const [rule] = await sprung({
    fields: enabled,
    rules: { named: "!this.enabled || has(this.id)" },
    valid: [{}, { enabled: true, id: "x" }, { enabled: false, id: null }],
    invalid: [{ enabled: true }, { enabled: true, id: null }],
  });
  assert.deepEqual(at(rule, "if"), { properties: { enabled: { const: true } }, required: ["enabled"] });
  assert.deepEqual(at(rule, "then"), { properties: { id: { type: "string" } }, required: ["id"] });
});

test("StefanTerdell/zod-to-json-schema#55: keys with a sign in front are written together with what they belong to", async () => {
  await sprung({
    fields: `      "@type": { type: string?, doc: Type }
      "@id": { type: string?, doc: Id }`,
    rules: { typed: "has(this['@id']) ? has(this['@type']) : true" },
    valid: [{}, { "@type": "A" }, { "@type": "A", "@id": "b" }],
    invalid: [{ "@id": "b" }, { "@id": "b", "@type": null }],
  });
});

test("colinhacks/zod#1394: what one field says makes another one required", async () => {
  await sprung({
    fields: `      way: { type: string, doc: Way }
      address: { type: string, optional: true, doc: Address }`,
    rules: { sent_somewhere: "this.way == 'post' ? has(this.address) : true" },
    valid: [{ way: "pickup" }, { way: "post", address: "x" }, { way: "pickup", address: "x" }],
    invalid: [{ way: "post" }],
  });
});

test("colinhacks/zod#61: one of two fields, and not both", async () => {
  await sprung({
    fields: `      mail: { type: string, optional: true, doc: Mail }
      phone: { type: string, optional: true, doc: Phone }`,
    rules: { some: "has(this.mail) || has(this.phone)", not_both: "!(has(this.mail) && has(this.phone))" },
    valid: [{ mail: "x" }, { phone: "y" }],
    invalid: [{}, { mail: "x", phone: "y" }],
  });
});

test("sinclairzx81/typebox#821: the kind of a contact decides how it is written", async () => {
  await sprung({
    fields: `      kind: { type: string, doc: Kind }
      value: { type: string, doc: Value }`,
    rules: { mail_has_a_place: "this.kind == 'mail' ? this.value.matches('^[a-z]+@[a-z.]+$') : true" },
    valid: [
      { kind: "phone", value: "1" },
      { kind: "mail", value: "a@b.c" },
    ],
    invalid: [
      { kind: "mail", value: "1" },
      { kind: "mail", value: "a@b\n" },
    ],
  });
});

test("microsoft/typespec#6776: a field that comes with another one", async () => {
  const [rule] = await sprung({
    fields: `      card: { type: string, optional: true, doc: Card }
      address: { type: string, optional: true, doc: Address }`,
    rules: { billed: "!has(this.card) || has(this.address)" },
    valid: [{}, { address: "x" }, { card: "1", address: "x" }],
    invalid: [{ card: "1" }],
  });
  assert.deepEqual(at(rule, "if"), { properties: { card: true }, required: ["card"] });
});

test("smithy-lang/smithy#786: members that exclude each other, three of them", async () => {
  await sprung({
    fields: `      a: { type: string?, doc: A }
      b: { type: string?, doc: B }
      c: { type: string?, doc: C }`,
    rules: {
      one: "(has(this.a) && !has(this.b) && !has(this.c)) || (!has(this.a) && has(this.b) && !has(this.c)) || (!has(this.a) && !has(this.b) && has(this.c))",
    },
    valid: [{ a: "" }, { b: "", a: null }, { c: "x" }],
    invalid: [{}, { a: "", b: "" }, { b: "", c: "" }, { a: "", c: "" }, { a: "", b: "", c: "" }, { a: null }],
  });
});

test("smithy-lang/smithy#787: a value implies another value", async () => {
  await sprung({
    fields: `      tier: { type: string, default: free, doc: Tier }
      seats: { type: int, default: 1, doc: Seats }`,
    rules: { free_is_for_one: "this.tier != 'free' || this.seats == 1" },
    valid: [{}, { seats: 1 }, { tier: "paid", seats: 5 }],
    invalid: [{ seats: 2 }, { tier: "free", seats: 2 }],
  });
});

test("linkml/linkml#3719: two absences after a condition mean neither, not not-both", async () => {
  await sprung({
    fields: `      kind: { type: string, doc: Kind }
      a: { type: string?, doc: A }
      b: { type: string?, doc: B }`,
    rules: { bare: "this.kind == 'bare' ? !has(this.a) && !has(this.b) : true" },
    valid: [{ kind: "bare" }, { kind: "full", a: "x", b: "y" }],
    invalid: [
      { kind: "bare", a: "x" },
      { kind: "bare", b: "y" },
      { kind: "bare", a: "x", b: "y" },
    ],
  });
});

test("linkml/linkml#1678: what one branch requires is free in the other", async () => {
  const [rule] = await sprung({
    fields: `      kind: { type: string, doc: Kind }
      a: { type: string?, doc: A }`,
    rules: { needed: "this.kind == 'x' ? has(this.a) : true" },
    valid: [{ kind: "y" }, { kind: "y", a: "z" }, { kind: "x", a: "z" }],
    invalid: [{ kind: "x" }],
  });
  assert.equal(at(rule, "else"), undefined);
});

for (const thread of ["cdisc-org/analysis-results-standard#213", "cdisc-org/analysis-results-standard#219"]) {
  test(`${thread}: a choice between parts refuses what has none of them or too many`, async () => {
    await sprung({
      types: `  Clause:
    doc: A clause.
    fields:
      level: { type: int, doc: Level }
      condition: { type: string?, doc: Condition }
      compound: { type: list<Clause>?, doc: Compound }
    rules:
      one_form: { must: has(this.condition) != has(this.compound), message: Wrong. }`,
      fields: "      clause: { type: Clause, doc: Clause }",
      rules: { first_level: "this.clause.level == 1" },
      valid: [
        { clause: { level: 1, condition: "x" } },
        { clause: { level: 1, compound: [{ level: 2, condition: "x" }] } },
      ],
      invalid: [
        { clause: { level: 1 } },
        { clause: { level: 1, condition: "x", compound: [] } },
        { clause: { level: 1, compound: [{ level: 2 }] } },
        { clause: { level: 2, condition: "x" } },
      ],
    });
  });
}
