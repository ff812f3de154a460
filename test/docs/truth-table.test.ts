import assert from "node:assert/strict";
import { test } from "node:test";
import { type TruthRow, type TruthTable, truthTable } from "../../generator/emit/docs/rule-table/truth-table.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../generator/program/json.ts";
import { createRandom } from "../support/random.ts";
import { randomCondition, randomThing } from "./conditions.ts";
import { thingWith } from "./sentence-model.ts";

const atoms = [
  "this.flag",
  "this.other == false",
  "has(this.server)",
  "this.nick == null",
  "this.color == 'red'",
  "this.color != 'green'",
  "this.color in ['red', 'blue']",
  "this.maybe == true",
  "(has(this.maybe) && this.maybe)",
  "(this.maybe == null || this.maybe)",
  "this.count > 1",
  "this.count <= 0",
  "3 == this.total",
  "this.ratio < 1.5",
  "size(this.tags) == 1",
  "'a' in this.more",
  "this.name.startsWith('a')",
  "has(this.inner.note)",
] as const;

test("for every object one row of a table fits, and its verdict is that of the validator", () => {
  const random = createRandom(7);
  let tables = 0;
  // A validator reports no more than a hundred issues.
  for (let batch = 0; batch < 4; batch += 1) {
    const conditions = Array.from({ length: 75 }, () => randomCondition(random, atoms, 2));
    const { program, thing } = thingWith(conditions);
    const interpreter = createInterpreter(program);
    const known = thing.rules.map((rule) => truthTable(rule, program.declarations));
    for (let object = 0; object < 60; object += 1) {
      const value = interpreter.normalize("Thing", randomThing(random));
      const broken = new Set(interpreter.validate("Thing", value).map((issue) => issue.rule));
      for (const [index, rule] of thing.rules.entries()) {
        const table = known[index];
        if (table === undefined) continue;
        tables += 1;
        const verdicts = rowsFor(table, value).map(({ accepted }) => accepted);
        assert.deepEqual(verdicts, [!broken.has(rule.id)], `${conditions[index]} of ${JSON.stringify(value)}`);
      }
    }
  }
  assert.ok(tables > 6000, String(tables));
});

test("a table is as short as its columns allow", () => {
  assert.deepEqual(tableOf({ when: "this.flag", must: "this.other == false" }), [
    "`flag` | `other`",
    "true | true: refused",
    "true | false: accepted",
    "false | any: accepted",
  ]);
  assert.deepEqual(tableOf({ when: "this.color in ['red', 'green']", must: "has(this.server)" }), [
    "`color` | `server`",
    "`red` or `green` | set: accepted",
    "`red` or `green` | not set: refused",
    "any other | any: accepted",
  ]);
  assert.deepEqual(tableOf({ when: "this.count > 0", must: "this.flag" }), [
    "`count` | `flag`",
    "0 | any: accepted",
    "greater than 0 | true: accepted",
    "greater than 0 | false: refused",
  ]);
});

test("a table under `each` is about one element", () => {
  assert.deepEqual(tableOf({ when: "this.flag", each: "parts", must: "item.flag" }), [
    "`flag` | `item.flag`",
    "true | true: accepted",
    "true | false: refused",
    "false | any: accepted",
  ]);
});

for (const [condition, why] of [
  ["this.flag", "one thing alone"],
  ["this.flag && this.other && has(this.server) && has(this.nick)", "four things"],
  ["this.flag || this.count > this.total", "a field compared with a field"],
  ["this.flag || this.name == this.prefix", "a text compared with a field"],
  ["this.flag || this.parts.all(p, p.flag)", "elements of a list"],
  ["this.name.startsWith('a') || this.name.endsWith('b') || this.flag", "two tests of one text"],
  ["this.name == 'a' || this.name.endsWith('b')", "a text and a part of it"],
  ["size(this.tags) > 1 || 'a' in this.tags", "the size of a list and what is in it"],
] as const) {
  test(`no table is made of ${why}`, () => {
    assert.deepEqual(tableOf({ must: condition }), []);
  });
}

function tableOf(keys: Readonly<Record<string, string>>): readonly string[] {
  const { program, thing } = thingWith([keys]);
  const [rule] = thing.rules;
  const table = rule && truthTable(rule, program.declarations);
  if (table === undefined) return [];
  const rows = table.rows.map(({ cells, accepted }) => `${cells.join(" | ")}: ${accepted ? "accepted" : "refused"}`);
  return [table.head.join(" | "), ...rows];
}

/** Rows whose cells say what is true of an object; read from the words alone. */
function rowsFor({ head, rows }: TruthTable, object: JsonValue): readonly TruthRow[] {
  return head.reduce<readonly TruthRow[]>((left, title, column) => {
    const value = answerTo(title, object);
    const named = left.filter(({ cells }) => fits(cells[column] ?? "", value));
    return named.length > 0 ? named : left.filter(({ cells }) => cells[column] === "any other");
  }, rows);
}

function answerTo(title: string, object: JsonValue): JsonValue {
  const [, before = "", field = "", verb = "", sought = ""] =
    /^([^`]*)`([^`]+)`( contains | starts with )?(?:`([^`]+)`)?$/u.exec(title) ?? assert.fail(title);
  const value = field.split(".").reduce<JsonValue>((at, key) => (isJsonObject(at) ? (at[key] ?? null) : null), object);
  if (before !== "") return isJsonList(value) ? value.length : assert.fail(title);
  if (verb === " contains ") return isJsonList(value) && value.includes(sought);
  return verb === " starts with " ? typeof value === "string" && value.startsWith(sought) : value;
}

function fits(label: string, value: JsonValue): boolean {
  return label.split(/, | or /u).some((part) => {
    const [, words = "", number = ""] = /^(less than|greater than|at most|at least) (\S+)$/u.exec(part) ?? [];
    const [, from, to] = /^between (\S+) and (\S+)$/u.exec(part) ?? [];
    if (typeof value === "number" && from !== undefined) return value > Number(from) && value < Number(to);
    if (typeof value === "number" && words !== "") return compare(words, value, Number(number));
    switch (part) {
      case "any":
        return true;
      case "set":
        return value !== null;
      case "not set":
        return value === null;
      case "yes":
      case "no":
        return value === (part === "yes");
      default:
        return part.replaceAll("`", "") === String(value);
    }
  });
}

function compare(words: string, value: number, number: number): boolean {
  switch (words) {
    case "less than":
      return value < number;
    case "greater than":
      return value > number;
    case "at most":
      return value <= number;
    default:
      return value >= number;
  }
}
