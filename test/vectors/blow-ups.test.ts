import assert from "node:assert/strict";
import { test } from "node:test";
import { isJsonObject, type JsonValue } from "../../generator/program/json.ts";
import { compileSpec } from "../support/compile-spec.ts";

// Specs that are small, and whose vectors could be huge. What is counted is values, never time.

interface Case {
  readonly description: string;
  readonly value: JsonValue;
  readonly valid: boolean;
  readonly rule?: string;
  readonly output?: JsonValue;
}

const mostInFile = 110_000;

async function casesOf(...types: readonly string[]): Promise<ReadonlyMap<string, readonly Case[]>> {
  const head = ["specwright: 1", "module: a", "title: A", "doc: Made up.", "types:"];
  const { files, diagnostics } = await compileSpec(
    { "a.yaml": `${[...head, ...types].join("\n")}\n` },
    { targets: ["vectors"] },
  );
  assert.deepEqual(diagnostics, []);
  return new Map(
    files
      .filter(({ path }) => path.startsWith("vectors/"))
      .map(({ content }) => {
        const file: { readonly type: string; readonly cases: readonly Case[] } = JSON.parse(content);
        assert.deepEqual(Object.keys(file), ["type", "cases"]);
        return [file.type, file.cases];
      }),
  );
}

function nodes(value: JsonValue | undefined): number {
  if (value === undefined) return 0;
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((total, inner) => total + nodes(inner), 1);
}

function nodesOfAll(cases: readonly Case[]): number {
  return cases.reduce((total, { value, output }) => total + nodes(value) + nodes(output), 0);
}

function model(name: string, fields: readonly string[]): string {
  return [`  ${name}:`, "    doc: Made up.", "    fields:", ...fields.map((field) => `      ${field}`)].join("\n");
}

test("a text that must be very long is not made; the rest of its model is tested", async () => {
  const files = await casesOf(
    model("Endless", ["s: { type: string, min_length: 1000000000, doc: Long }"]),
    model("Long", ["s: { type: string, min_length: 1500, doc: Long }"]),
    model("Counted", ["s: { type: string, pattern: 'a{900}b{900}', min_length: 100000, doc: Long }"]),
  );
  for (const name of ["Endless", "Counted"]) {
    const cases = files.get(name) ?? [];
    assert.ok(cases.length > 0 && cases.every(({ valid }) => !valid), name);
  }
  assert.ok(files.get("Long")?.some(({ valid }) => valid));
  for (const cases of files.values()) {
    for (const { value } of cases) assert.ok(JSON.stringify(value).length < 5_000);
  }
});

/** Models in a row, each with two fields that hold the next one. */
function chain(length: number, more: string): readonly string[] {
  return Array.from({ length }, (_, index) => {
    const isLast = index === length - 1;
    const field = isLast
      ? `type: int, doc: End${more === "" ? "" : ", default: 0"}`
      : `type: Chain${index + 1}x, doc: Next${more}`;
    return model(`Chain${index}x`, [`a: { ${field} }`, `b: { ${field} }`]);
  });
}

for (const [what, more] of Object.entries({
  "required fields": "",
  "defaults that are empty objects": ", default: {}",
})) {
  test(`models that double with each level through ${what} get files of bounded size, however many there are`, async () => {
    const files = await casesOf(...chain(25, more));
    const sizes = [...files].map(([name, cases]) => ({ name, cases, size: nodesOfAll(cases) }));
    assert.equal(files.size, 25);
    for (const { name, cases, size } of sizes) {
      assert.ok(size < 40_000, `${name}: ${size} nodes`);
      assert.ok(
        cases.some(({ valid }) => !valid),
        name,
      );
    }
    for (const level of [24, 22, 19])
      assert.ok(
        files.get(`Chain${level}x`)?.some(({ valid }) => valid),
        `${level}`,
      );
    // Above the levels that still have values, files do not grow any more.
    assert.equal(nodesOfAll(files.get("Chain0x") ?? []), nodesOfAll(files.get("Chain5x") ?? []));
  });
}

test("the cases of a model with many fields grow in proportion to them", async () => {
  const fields = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => `f${index}: { type: int, optional: true, doc: Made up }`);
  const files = await casesOf(model("Wide1", fields(100)), model("Wide2", fields(200)), model("Wide4", fields(400)));
  const [one = 0, two = 0, four = 0] = ["Wide1", "Wide2", "Wide4"].map((name) => files.get(name)?.length);
  assert.equal(two - one, 100 * Math.round((two - one) / 100));
  assert.equal(four - two, 2 * (two - one));
  const [small, large] = ["Wide1", "Wide4"].map((name) => nodesOfAll(files.get(name) ?? []));
  assert.ok((large ?? 0) < 4.2 * (small ?? 0), `${small} and ${large} nodes`);
});

test("a model with many required fields gets as many cases as a file may hold, one field after the other", async () => {
  const fields = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => `f${index}: { type: int, doc: Made up }`);
  const files = await casesOf(model("Some", fields(40)), model("Many", fields(400)));
  for (const [name, cases] of files) {
    const size = nodesOfAll(cases);
    assert.ok(size < mostInFile, `${name}: ${size} nodes`);
    assert.ok(
      cases.some(({ valid }) => valid),
      name,
    );
  }
  for (let index = 0; index < 40; index += 1) {
    const about = files.get("Some")?.filter(({ description }) => description.startsWith(`f${index}: `)) ?? [];
    assert.ok(about.length >= 6, `f${index}`);
  }
  const missing = files.get("Many")?.filter(({ description }) => description.endsWith(": missing")) ?? [];
  assert.ok(missing.length > 200, `${missing.length}`);
});

test("fields with many members each share the room of the file evenly", async () => {
  const members = Array.from({ length: 400 }, (_, index) => `m${index}: Made up`).join(", ");
  const fields = Array.from({ length: 60 }, (_, index) => `f${index}: { type: Member, doc: Made up }`);
  const files = await casesOf(`  Member:\n    doc: One of many.\n    enum: { ${members} }`, model("Holder", fields));
  const cases = files.get("Holder") ?? [];
  assert.ok(nodesOfAll(cases) < mostInFile);
  const counts = fields.map((_, index) => cases.filter((one) => one.description.startsWith(`f${index}: `)).length);
  assert.ok(Math.max(...counts) - Math.min(...counts) <= 2, counts.join());
  for (const [index] of fields.entries()) {
    const about = cases.filter((one) => one.description.startsWith(`f${index}: `));
    assert.ok(about.some(({ valid }) => valid) && about.some(({ valid }) => !valid), `f${index}`);
  }
});

test("comparisons inside comparisons get no more cases than one", async () => {
  const nested = (depth: number): string =>
    depth === 0 ? "(this.s == 'k')" : `(${nested(depth - 1)} == (this.s == 'k'))`;
  const withRule = (name: string, must: string): string =>
    [
      model(name, ["s: { type: string, doc: Made up }"]),
      "    rules:",
      `      same: { must: "${must}", message: No. }`,
    ].join("\n");
  const files = await casesOf(withRule("Plain", nested(0)), withRule("Nested", nested(12)));
  const [plain, deep] = ["Plain", "Nested"].map((name) => files.get(name) ?? []);
  assert.ok((deep?.length ?? 0) <= (plain?.length ?? 0) + 2);
  assert.ok(deep?.some(({ valid }) => valid) && deep.some(({ rule }) => rule === "same"));
});

test("a model that leads back to itself in many fields gets small values", async () => {
  const fields = Array.from({ length: 20 }, (_, index) => `f${index}: { type: list<Node>, default: [], doc: Made up }`);
  const files = await casesOf(model("Node", [...fields, "name: { type: string, doc: Name }"]));
  const cases = files.get("Node") ?? [];
  assert.ok(nodesOfAll(cases) < mostInFile);
  assert.ok(
    cases.some(({ value, valid }) => valid && isJsonObject(value) && JSON.stringify(value).includes('[{"name"')),
  );
});
