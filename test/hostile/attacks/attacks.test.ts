import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { checkModule } from "../../support/check-spec.ts";
import { hostileModel } from "../../typescript/hostile-model.ts";
import { type Proof, readAttacks } from "./attacks.ts";
import { attacksPage } from "./page.ts";

const groups = readAttacks();
const attacks = [...groups.values()].flat();

/** Whether a test of that title, as it is written, or a folder of refused specs is there. */
function isThere({ file, title }: Proof): boolean {
  if (!existsSync(`test/${file}`)) return false;
  if (title === undefined) return readdirSync(`test/${file}`).length > 0;
  const source = readFileSync(`test/${file}`, "utf8");
  return ['"', "'", "`"].some((quote) =>
    ["test", "it"].some((name) => source.includes(`${name}(${quote}${title}${quote}, `)),
  );
}

for (const { id, attack, tests, reason } of attacks) {
  test(`${id}, ${attack}, has a test or a reason`, () => {
    assert.ok(tests.length > 0 || reason.length > 40);
    for (const proof of tests) assert.ok(isThere(proof), `${proof.file}: ${proof.title}`);
  });
}

test("a title or a file that does not exist is noticed", () => {
  assert.ok(!isThere({ file: "load/limits.test.ts", title: "accepts 64 levels" }));
  assert.ok(!isThere({ file: "load/limitless.test.ts", title: "accepts 64 levels and refuses 65" }));
  assert.ok(!isThere({ file: "fixtures/invalid/no-such-code" }));
  assert.ok(isThere({ file: "load/limits.test.ts", title: "accepts 64 levels and refuses 65" }));
});

test("attacks are numbered, each once, and the page tells of them as they are", () => {
  assert.equal(new Set(attacks.map(({ id }) => id)).size, attacks.length);
  assert.equal(readFileSync("generator/docs/attacks.md", "utf8"), attacksPage(groups));
});

test("a list without commas is one text, and refused where numbers or several texts belong", () => {
  const told = (type: string, value: string): readonly string[] =>
    checkModule(`types:
  Box: { doc: A box., fields: { a: { type: "${type}", default: ${value}, doc: A } } }
`).diagnostics.map((fault) => fault.split(" ")[0] ?? "");
  for (const type of ["list<int>", "list<number>", "list<bool>", "list<list<int>>"]) {
    for (const value of ["[1 2]", "[1 2 3]", "[1\t2]"])
      assert.deepEqual(told(type, value), ["default-refused"], `${type} ${value}`);
  }
  assert.deepEqual(told("list<int>", "[1, 2]"), []);
  assert.deepEqual(told("list<string>", "[a b]"), []);
});

test("a validator that is called from within itself, by a getter, says the same as alone", async () => {
  const { built, codes } = await hostileModel("hostile-attacks");
  const Item = built.model("Item");
  const wrong = { name: "A", count: 1.5, tags: ["a", "a"], data: { x: [Number.NaN] }, more: 1 };
  const alone = codes(wrong);
  const seen: unknown[] = [];
  const meddling = Object.defineProperty({ ...wrong, tags: ["b", "b"] }, "data", {
    enumerable: true,
    get: () => {
      seen.push(codes(wrong), Item.is({ name: "a" }), Item.safeParse({ name: "b", tags: ["t"] }).success);
      return wrong.data;
    },
  });
  assert.deepEqual(codes(meddling), alone);
  assert.equal(Item.safeParse(meddling).success, false);
  assert.ok(seen.length > 0);
  while (seen.length > 0) assert.deepEqual(seen.splice(0, 3), [alone, true, true]);
});
