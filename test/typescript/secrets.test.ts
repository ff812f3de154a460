import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { formatDiagnostics } from "../../generator/diagnostics/format.ts";
import { validateDocuments } from "../../generator/documents/validate-documents.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { buildModel, shop } from "./build-model.ts";

// Whatever is wrong with a secret, or in it, nothing of what was sent gets into anything that people or logs see.

const built = await buildModel(
  "secrets",
  shop(`types:
  Way: { doc: Ways., enum: { door: Door., window: Window. } }
  Short: { doc: Short., scalar: string, max_length: 20, in: [alpha-candidate, beta-candidate] }
  Card:
    doc: A card.
    fields:
      kind: { type: string, fixed: card, doc: Kind }
      pins: { type: list<int>, default: [], doc: Pins }
  Word: { doc: A word., fields: { kind: { type: string, fixed: word, doc: Kind } } }
  Key: { doc: A key., union: [Card, Word], tag: kind }
  Inner:
    doc: What is inside.
    fields:
      text: { type: string?, pattern: "[a-z]+", min_length: 3, max_length: 30, doc: Text }
      number: { type: number?, min: 5, max: 9, multiple_of: 0.5, doc: Number }
      way: { type: Way?, doc: Way }
      listed: { type: string?, in: [alpha-candidate, beta-candidate], doc: Listed }
      few: { type: list<string>?, min_items: 2, max_items: 3, unique: true, doc: Few }
      key: { type: Key?, doc: Key }
      next: { type: Inner?, doc: Next }
      pair: { type: map<string>?, min_entries: 1, max_entries: 2, doc: Pair }
    rules:
      no_door: { when: has(this.way), must: this.way != 'door', message: Not through the door. }
  Login:
    doc: A login.
    fields:
      user: { type: string, doc: User }
      whole: { type: Inner?, secret: true, doc: All }
      many: { type: list<Inner>, default: [], secret: true, doc: Many }
      named: { type: map<Inner>, default: {}, secret: true, doc: By name }
      anything: { type: json, optional: true, secret: true, doc: Anything }
      key: { type: Key?, secret: true, doc: Key }
      way: { type: Way?, secret: true, doc: Way }
      pin: { type: string?, not_in: [alpha-candidate], secret: true, doc: Pin }
      short: { type: Short?, secret: true, doc: Short }
      word: { type: string?, pattern: "[a-z]+", min_length: 8, max_length: 30, secret: true, doc: Word }
      codes: { type: list<string>, default: [], max_items: 2, unique: true, secret: true, doc: Codes }
    rules:
      many_named: { each: many, must: has(item.text), at: text, message: Each needs its text. }
      somebody: { must: this.user != 'nobody', at: whole.number, message: It needs a number. }
  Kept:
    doc: Keeps what it does not know.
    unknown_keys: keep
    fields:
      word: { type: string, secret: true, as: pass_word, doc: Word }
  Site: { doc: A site., fields: { logins: { type: list<Login>, default: [], doc: Logins } } }
`),
);
const interpreter = createInterpreter(built.program);
const canary = "canary0key";
const many = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${canary}${n}`, 1]));
const deep = (levels: number): unknown => (levels === 0 ? canary : { [canary]: deep(levels - 1) });

/** Values of `Inner` that are wrong in one way, and codes of what is wrong. */
const wrongs: readonly (readonly [unknown, ...string[]])[] = [
  [canary, "wrong_type"],
  [{ [canary]: canary }, "unknown_key"],
  [many(200), "unknown_key"],
  [{ text: 5 }, "wrong_type"],
  [{ text: canary.toUpperCase() }, "pattern"],
  [{ text: "x" }, "too_short"],
  [{ text: canary.repeat(20) }, "too_long"],
  [{ number: 1 }, "too_small"],
  [{ number: 10 }, "too_big"],
  [{ number: 5.3 }, "not_multiple"],
  [{ way: canary }, "not_in_enum"],
  [{ listed: canary }, "not_allowed"],
  [{ few: [canary] }, "too_few"],
  [{ few: ["1", "2", "3", canary] }, "too_many"],
  [{ few: [canary, canary] }, "duplicate"],
  [{ pair: { [canary]: 7 } }, "wrong_type"],
  [{ key: {} }, "missing"],
  [{ key: { kind: canary } }, "unknown_variant"],
  [{ key: { kind: "card", pins: [canary] } }, "wrong_type"],
  [{ way: "door" }, "no_door"],
  [{ few: 1, [canary]: 1, text: "X".repeat(40), way: canary }, "too_long", "not_in_enum", "wrong_type", "unknown_key"],
];

/** Codes and paths of what is wrong with a login, on which everybody agrees and says nothing of the canary. */
function told(login: object): readonly string[] {
  const site = { logins: [{ user: "u", ...login }] };
  const issues = built.model("Site").validate(site);
  assert.deepEqual(issues, interpreter.validate("Site", site));
  const result = built.model("Site").safeParse(site);
  assert.equal(result.success, issues.length === 0);
  const text = JSON.stringify(site);
  const file = { path: "site.json", text };
  const sink = { diagnostics: [] };
  const { secrets } = validateDocuments(built.program, "Site", [{ file, format: "json" }], sink);
  const shown = [
    JSON.stringify(issues),
    inspect(issues, { depth: 9 }),
    formatDiagnostics(sink.diagnostics, "pretty", { files: [file], secrets }),
    JSON.stringify(sink.diagnostics),
    ...(result.success ? [String(result.data), inspect(result.data, { depth: 9 }), inspect(result)] : []),
    ...[result.error].flatMap((error) => error && [String(error), error.stack, JSON.stringify(error), inspect(error)]),
  ].join("\n");
  assert.ok(!shown.toLowerCase().includes("canary") && !shown.includes("candidate"), shown);
  return issues.map(({ code, rule = code, path }) => [rule, ...path.slice(2)].join(" "));
}

for (const [value, ...expected] of wrongs) {
  test(`${expected.join(" and ")} inside a secret is told at the secret, once`, () => {
    const at = (field: string): readonly string[] => expected.map((code) => `${code} ${field}`);
    assert.deepEqual(told({ whole: value }), at("whole"));
    assert.deepEqual(told({ named: { [canary]: value } }), at("named"));
    assert.deepEqual(told({ named: { [canary]: value, [`${canary}2`]: value } }), at("named"));
    assert.deepEqual(
      told({ many: [value] }).filter((issue) => !issue.startsWith("many_named")),
      at("many"),
    );
  });
}

test("what is wrong with a secret itself is told without the values that it may have", () => {
  assert.deepEqual(told({ way: canary }), ["not_in_enum way"]);
  assert.deepEqual(told({ pin: "alpha-candidate" }), ["not_allowed pin"]);
  assert.deepEqual(told({ short: canary }), ["not_allowed short"]);
  assert.deepEqual(told({ short: canary.repeat(3) }), ["too_long short", "not_allowed short"]);
  assert.deepEqual(told({ word: canary }), ["pattern word"]);
  assert.deepEqual(told({ word: 5 }), ["wrong_type word"]);
  assert.deepEqual(told({ codes: [canary, canary] }), ["duplicate codes"]);
  assert.deepEqual(told({ codes: [canary, canary, canary] }), ["too_many codes", "duplicate codes"]);
  assert.deepEqual(told({ key: { kind: canary } }), ["unknown_variant key"]);
  assert.deepEqual(told({ anything: deep(90) }), ["too_deep anything"]);
  assert.deepEqual(told({ anything: deep(9), whole: { text: canary.slice(0, 6) }, word: "canaryword" }), []);
});

test("rules that look into a secret are told at the secret", () => {
  assert.deepEqual(told({ many: [{ text: "canary" }, {}, {}] }), ["many_named many"]);
  assert.deepEqual(told({ user: "nobody" }), ["somebody whole"]);
});

test("a secret that cannot be read is no exception", () => {
  const thrower = Object.defineProperty({}, canary, {
    enumerable: true,
    get: () => {
      throw new Error(canary);
    },
  });
  for (const [login, path] of [
    [{ user: "u", anything: { [canary]: [thrower] } }, "anything"],
    [{ user: "u", named: { [canary]: thrower } }, "named"],
    [{ user: "u", whole: new Proxy({}, { ownKeys: () => assert.fail(canary) }) }, "whole"],
  ] as const) {
    const { error } = built.model("Login").safeParse(login);
    assert.deepEqual(error?.issues, built.model("Login").validate(login));
    assert.deepEqual(
      error?.issues.map(({ code, path }) => [code, ...path].join(" ")),
      [`unreadable ${path}`],
    );
    assert.ok(!inspect(error).includes(canary));
  }
});

test("beside a secret, keys that nobody knows are kept but not shown", () => {
  const kept = built.model("Kept").parse({ word: canary, wrod: canary });
  assert.ok(JSON.stringify(kept).includes(`"wrod":"${canary}"`));
  for (const shown of [String(kept), inspect(kept), inspect([kept])]) assert.ok(!shown.includes(canary), shown);
});
