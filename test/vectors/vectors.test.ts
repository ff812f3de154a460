import assert from "node:assert/strict";
import { test } from "node:test";
import { vectorsTarget } from "../../generator/emit/vectors/index.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { Declaration } from "../../generator/program/declaration.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import {
  binary,
  constraint,
  declared,
  enumOf,
  literal,
  model,
  programOf,
  property,
  read,
  rule,
  scalar,
  typeOf,
} from "../support/hand-made-program.ts";

interface Case {
  readonly description: string;
  readonly value: JsonValue;
  readonly valid: boolean;
  readonly rule?: string;
  readonly codes?: readonly string[];
  readonly output?: JsonValue;
}

/** The cases of every type, from the files of the target. */
async function casesOf(declarations: readonly Declaration[]): Promise<Readonly<Record<string, readonly Case[]>>> {
  const files = [...(await vectorsTarget.emit(programOf(declarations)))];
  return Object.fromEntries(
    files.map(({ content }) => {
      const file: { type: string; cases: readonly Case[] } = JSON.parse(content);
      return [file.type, file.cases];
    }),
  );
}

const source = enumOf("Source", ["mcp", "custom", "builtin"]);
const name = scalar("Name", "string", [constraint({ kind: "pattern", pattern: "[a-z]+/[a-z]+" })]);
const slot = model("Slot", [
  property("name", "string", {
    constraints: [constraint({ kind: "min_length", value: 1 }), constraint({ kind: "max_length", value: 3 })],
  }),
  property("required", "bool", { presence: "defaulted", default: true }),
]);
const tool = model(
  "Tool",
  [
    property("name", "Name"),
    property("source", "Source"),
    property("code", "string?"),
    property("server", "string?"),
    property("timeout", "int", {
      presence: "defaulted",
      default: 300,
      constraints: [constraint({ kind: "min", value: 1 })],
    }),
    property("slots", "list<Slot>", {
      presence: "defaulted",
      default: [],
      constraints: [constraint({ kind: "unique_by", property: "name" })],
    }),
    property("kind", "string", {
      presence: "defaulted",
      default: "tool",
      fixed: "tool",
      fixedMessage: 'Expected "tool".',
    }),
  ],
  {
    rules: [
      rule("mcp_has_server", ["source", "server"], binary(read("this", "server"), "!=", literal(null)), {
        when: binary(select("this", "Tool", "source"), "==", literal("mcp")),
        at: ["server"],
      }),
      rule(
        "custom_has_code",
        ["source", "code"],
        binary(
          binary(select("this", "Tool", "source"), "!=", literal("custom")),
          "||",
          binary(select("this", "Tool", "code"), "!=", literal(null)),
        ),
      ),
      rule("slots_are_required", ["slots"], select("item", "Slot", "required"), {
        each: select("this", "Tool", "slots"),
        eachPath: ["slots"],
      }),
    ],
  },
);

function select(variable: string, owner: string, member: string): ReturnType<typeof read> {
  const expr = read(variable, member);
  return expr.kind === "select" ? { ...expr, model: owner } : expr;
}

test("gives every case the verdict of the interpreter and stands no value twice", async () => {
  const declarations = [source, name, slot, tool];
  const { validate } = createInterpreter(programOf(declarations));
  for (const [type, cases] of Object.entries(await casesOf(declarations))) {
    assert.ok(cases.some(({ valid }) => valid) && cases.some(({ valid }) => !valid), type);
    for (const { value, valid, codes } of cases) {
      const issues = validate(type, value);
      assert.equal(issues.length === 0, valid);
      assert.deepEqual(codes ?? [], [...new Set(issues.map(({ code }) => code))].sort());
    }
    assert.equal(new Set(cases.map(({ value }) => JSON.stringify(value))).size, cases.length, type);
  }
});

test("finds for every rule objects that break it alone, and objects next to them that keep it", async () => {
  const { Tool: cases = [] } = await casesOf([source, name, slot, tool]);
  for (const { id } of tool.rules) {
    assert.ok(
      cases.some((one) => one.rule === id),
      `a broken ${id}`,
    );
    assert.ok(
      cases.some((one) => one.valid && one.description.startsWith(`keeps the rule ${id}`)),
      `a kept ${id}`,
    );
  }
  const smallest = cases.find((one) => one.rule === "slots_are_required");
  assert.deepEqual(smallest?.value, { name: "a/a", source: "builtin", slots: [{ name: "tex", required: false }] });
});

test("repairs the bare object where a rule forbids it", async () => {
  const strict = model("Strict", [property("on", "bool"), property("why", "string", { presence: "optional" })], {
    rules: [
      rule(
        "on_says_why",
        ["on", "why"],
        binary(select("this", "Strict", "on"), "&&", binary(select("this", "Strict", "why"), "!=", literal(null))),
      ),
    ],
  });
  const { Strict: cases = [] } = await casesOf([strict]);
  assert.deepEqual(cases[0], {
    description: "as little as possible",
    value: { on: true, why: "text" },
    valid: true,
  });
});

test("stands on both sides of every limit", async () => {
  const limits = scalar("Limits", "int", [
    constraint({ kind: "min", value: 2 }),
    constraint({ kind: "max", value: 5 }),
    constraint({ kind: "not_in", values: [3] }),
  ]);
  const { Limits: cases = [] } = await casesOf([limits]);
  const verdicts = new Map(cases.map(({ value, valid }) => [value, valid]));
  assert.deepEqual(
    [1, 2, 3, 5, 6, 1.5, null].map((value) => verdicts.get(value)),
    [false, true, false, true, false, false, false],
  );
});

test("covers members, missing keys, unknown keys, null and other kinds of a model", async () => {
  const { Tool: cases = [] } = await casesOf([source, name, slot, tool]);
  const codes = new Set(cases.flatMap((one) => one.codes ?? []));
  for (const code of [
    "missing",
    "unknown_key",
    "wrong_type",
    "not_in_enum",
    "not_allowed",
    "pattern",
    "too_small",
    "too_short",
    "too_long",
    "duplicate",
    "rule",
    "too_big",
  ]) {
    assert.ok(codes.has(code), code);
  }
  for (const member of ["mcp", "custom", "builtin"]) {
    assert.ok(
      cases.some(({ valid, value }) => valid && JSON.stringify(value).includes(`"source":"${member}"`)),
      member,
    );
  }
});

test("follows models that contain themselves, and unions, to an end", async () => {
  const tree = model("Tree", [
    property("name", "string"),
    property("children", "list<Tree>", { presence: "defaulted", default: [] }),
    property("any", "Any?"),
  ]);
  const any = {
    ...declared("Any"),
    kind: "union",
    variants: [
      { type: typeOf("bool"), jsonKinds: ["bool"] },
      { type: typeOf("Tree"), jsonKinds: ["object"] },
    ],
  } as const;
  const { Tree: cases = [] } = await casesOf([tree, any]);
  assert.ok(cases.some(({ value, valid }) => valid && JSON.stringify(value).includes('"children":[{')));
  assert.ok(cases.some(({ codes }) => codes?.includes("missing")));
});

test("finds elements that agree in the field that tells them apart, though each may do without it", async () => {
  const labelled = model("Labelled", [
    property("x", "int"),
    property("label", "string?", { presence: "defaulted", default: null }),
  ]);
  const labels = {
    ...declared("Labels"),
    kind: "list",
    element: typeOf("Labelled"),
    constraints: [constraint({ kind: "unique_by", property: "label" })],
  } as const;
  const { Labels: cases = [] } = await casesOf([labelled, labels]);
  const twins = cases.filter(({ description }) => description === "an element twice");
  assert.deepEqual(
    twins.map(({ codes }) => codes),
    [["duplicate"]],
  );
});

test("leaves out internal types and shipped scalars, and is the same each time", async () => {
  const program = programOf([{ ...slot, internal: true }, { ...name, module: "standard" }, source]);
  const files = [...(await vectorsTarget.emit(program))];
  assert.deepEqual(
    files.map(({ path }) => path),
    ["vectors/Source.json"],
  );
  assert.deepEqual([...(await vectorsTarget.emit(program))], files);
  assert.match(files[0]?.content ?? "", /^\{\n {2}"type": "Source",\n {2}"cases": \[\n/u);
  assert.match(files[0]?.content ?? "", /[^\n]\n$/u);
});
