import assert from "node:assert/strict";
import { test } from "node:test";
import { isJsonList, isJsonObject, type JsonValue } from "../../generator/program/json.ts";
import { compileSpec } from "../support/compile-spec.ts";

interface Case {
  readonly description: string;
  readonly value: JsonValue;
  readonly valid: boolean;
  readonly rule?: string;
}

const fields = [
  "      ex: { type: int, doc: Some number }",
  "      why: { type: int, doc: Another number }",
  "      zed: { type: int, doc: A third number }",
  "      live: { type: bool, doc: Whether it runs }",
  "      name: { type: string?, doc: Name }",
  "      spare: { type: string, optional: true, doc: Not read }",
  "      items: { type: list<int>, default: [], doc: Items }",
];

/** The cases of a model with one rule called `law`. */
async function casesOf(...rule: readonly string[]): Promise<readonly Case[]> {
  const text = [
    "specwright: 1",
    "module: a",
    "title: A",
    "doc: Made up.",
    "types:",
    "  Thing:",
    "    doc: Made up.",
    "    fields:",
    ...fields,
    "    rules:",
    "      law:",
    ...rule.map((line) => `        ${line}`),
    "        message: Broken.",
    "",
  ].join("\n");
  const { files, diagnostics } = await compileSpec({ "a.yaml": text }, { targets: ["vectors"] });
  assert.deepEqual(diagnostics, []);
  const file: { readonly cases: readonly Case[] } = JSON.parse(
    files.find(({ path }) => path === "vectors/Thing.json")?.content ?? "{}",
  );
  return file.cases;
}

interface Thing {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly on: boolean;
  readonly name: string | null;
  readonly items: readonly number[];
}

/** The cases that are valid or break the law alone, as `kept` or `broken` with what a test sees in them. */
function seen(cases: readonly Case[], look: (thing: Thing) => string): ReadonlySet<string> {
  return new Set(
    cases.flatMap(({ value, valid, rule }) => {
      if (!isJsonObject(value) || (!valid && rule !== "law")) return [];
      const { ex: x, why: y, zed: z, live: on, name = null, items = [] } = value;
      if (typeof x !== "number" || typeof y !== "number" || typeof z !== "number" || typeof on !== "boolean") return [];
      if ((name !== null && typeof name !== "string") || !isJsonList(items)) return [];
      const numbers = items.filter((item) => typeof item === "number");
      return [`${valid ? "kept" : "broken"} ${look({ x, y, z, on, name, items: numbers })}`];
    }),
  );
}

function assertSeen(found: ReadonlySet<string>, wanted: readonly string[]): void {
  assert.deepEqual(
    wanted.filter((one) => !found.has(one)),
    [],
    [...found].join("; "),
  );
}

const bits = (...conditions: readonly boolean[]): string => conditions.map(Number).join("");

test("of a or b, cases have a alone, b alone, and neither", async () => {
  const cases = await casesOf('must: "this.ex == 7 || this.why == 8"');
  assertSeen(
    seen(cases, ({ x, y }) => bits(x === 7, y === 8)),
    ["kept 10", "kept 01", "broken 00"],
  );
});

test("of a and b, cases have both, all but a, and all but b", async () => {
  const cases = await casesOf('must: "this.ex == 7 && this.why == 8"');
  assertSeen(
    seen(cases, ({ x, y }) => bits(x === 7, y === 8)),
    ["kept 11", "broken 01", "broken 10"],
  );
});

test("of three conditions, each decides on its own", async () => {
  const cases = await casesOf('must: "(this.ex == 7 && this.why == 8) || this.zed == 9"');
  assertSeen(
    seen(cases, ({ x, y, z }) => bits(x === 7, y === 8, z === 9)),
    ["kept 110", "broken 010", "broken 100"],
  );
  assert.ok([...seen(cases, ({ x, y, z }) => bits(x === 7 && y === 8, z === 9))].includes("kept 01"));
});

test("of a choice, cases go both ways and come out both ways", async () => {
  const cases = await casesOf('must: "this.live ? this.ex > 5 : this.why > 5"');
  assertSeen(
    seen(cases, ({ on, x, y }) => `${on} ${on ? x > 5 : y > 5}`),
    ["kept true true", "broken true false", "kept false true", "broken false false"],
  );
});

test("a condition that guards another is tried without it", async () => {
  const cases = await casesOf('must: "this.name == null || size(this.name) > 5"');
  assertSeen(
    seen(cases, ({ name }) => (name === null ? "none" : `${name.length > 5}`)),
    ["kept none", "kept true", "broken false"],
  );
});

test("the parts of when are told apart, and so is what it lets pass", async () => {
  const cases = await casesOf('when: "this.live || this.ex == 7"', 'must: "this.why == 8"');
  assertSeen(
    seen(cases, ({ on, x, y }) => bits(on, x === 7, y === 8)),
    ["kept 101", "broken 100", "kept 011", "broken 010", "kept 000"],
  );
});

test("the branches of a rule over elements are found in elements", async () => {
  const cases = await casesOf("each: items", 'must: "item == 7 || item == 8"');
  const found = seen(cases, ({ items }) =>
    items.map((item) => (item === 7 || item === 8 ? `${item}` : "other")).join(),
  );
  assertSeen(found, ["kept 7", "kept 8", "broken other"]);
});

test("what goes a branch can lose nothing more, and is the same each time", async () => {
  const rule = 'must: "this.ex == 7 || this.why == 8"';
  const cases = await casesOf(rule);
  assert.deepEqual(await casesOf(rule), cases);
  const branches = cases.filter(({ description }) => description.includes(" in its branch "));
  for (const { value, description } of branches) {
    assert.ok(isJsonObject(value), description);
    assert.deepEqual(Object.keys(value).sort(), ["ex", "live", "why", "zed"], description);
  }
});
