import assert from "node:assert/strict";
import { test } from "node:test";
import { compile } from "../../generator/compile.ts";
import { jsonSchemaTarget } from "../../generator/emit/json-schema/index.ts";
import { programOf as handMade, model, property } from "../support/hand-made-program.ts";
import {
  asRecord,
  at,
  coverageEntries,
  emitted,
  listAt,
  moduleText,
  parsed,
  programOf,
  strictly,
} from "./support/schema-files.ts";

const spec = `types:
  Node:
    doc: A tree.
    since: "1.2"
    fields:
      label: { type: string, default: "</script>", doc: "Label <b>", deprecated: "Use \`name\`." }
      children: { type: list<Node>, default: [], doc: Children }
      created: { type: date?, doc: Created }
    examples:
      leaf: { value: { label: x } }
      tree: { value: { children: [{ label: z }] } }
  Secret:
    doc: Kept.
    fields:
      "10": { type: string, doc: Ten }
      token: { type: string?, secret: true, doc: Token }
      "2": { type: Level, default: low, doc: Two }
      env: { type: map<string>, default: {}, secret: true, doc: Environment }
    examples:
      silent: { value: { "10": x } }
      empty: { value: { "10": x, env: {} } }
  Level:
    doc: A level.
    enum:
      low: { doc: Low., deprecated: Use high. }
      high: High.
  Hidden: { doc: Hidden., internal: true, scalar: string, min_length: 1 }
  Plain: { doc: Plain., unknown_keys: ignore, fields: { a: { type: Hidden?, doc: A } } }
  Flags:
    doc: Flags.
    fields: { a: { type: bool, default: false, doc: A }, b: { type: bool, default: false, doc: B }, n: { type: int, default: 0, doc: Number }, m: { type: int, default: 0, doc: Other } }
    rules:
      z_rule: { when: this.a, must: this.b, message: B goes with a. }
      a_rule: { must: this.n <= this.m, message: N is at most m. }`;

test("every exported type has a file, and one file has all types", async () => {
  const files = await emitted(await programOf(spec));
  assert.deepEqual([...files.keys()].sort(), [
    "coverage.json",
    "schemas/Flags.schema.json",
    "schemas/Level.schema.json",
    "schemas/Node.schema.json",
    "schemas/Plain.schema.json",
    "schemas/Secret.schema.json",
    "schemas/bundle.schema.json",
    ...["Flags", "Level", "Node", "Plain", "Secret", "bundle"].map((name) => `schemas/draft-07/${name}.schema.json`),
  ]);
  const bundle = parsed(files, "schemas/bundle.schema.json");
  assert.deepEqual(Object.keys(asRecord(at(bundle, "$defs"))), [
    "Flags",
    "Hidden",
    "Level",
    "Node",
    "Plain",
    "Secret",
    "date",
  ]);
  const plain = parsed(files, "schemas/Plain.schema.json");
  assert.deepEqual(Object.keys(asRecord(at(plain, "$defs"))), ["Hidden"]);
});

test("a file names its dialect, itself and its type, and every reference leads to a place in it", async () => {
  const files = await emitted(await programOf(spec));
  for (const [path, content] of files) {
    if (!path.startsWith("schemas/")) continue;
    const schema = parsed(files, path);
    assert.deepEqual(Object.keys(schema).slice(0, 2), ["$schema", "$id"]);
    const definitions = path.startsWith("schemas/draft-07/") ? "definitions" : "$defs";
    assert.ok(String(at(schema, "$id")).endsWith(`/${path.slice("schemas/".length)}`), String(at(schema, "$id")));
    for (const [, name] of content.matchAll(/"\$ref": "([^"]*)"/gu)) {
      const [start, folder, target = "", ...more] = (name ?? "").split("/");
      assert.deepEqual([start, folder, more], ["#", definitions, []]);
      assert.notEqual(at(schema, definitions, target), undefined, name);
    }
    strictly(schema);
  }
});

test("keywords stand in one order in every schema", async () => {
  const files = await emitted(await programOf(spec));
  assert.deepEqual(Object.keys(parsed(files, "schemas/Flags.schema.json")), [
    "$schema",
    "$id",
    "title",
    "description",
    "type",
    "properties",
    "additionalProperties",
    "allOf",
  ]);
  assert.deepEqual(Object.keys(parsed(files, "schemas/Node.schema.json")), ["$schema", "$id", "$ref", "$defs"]);
  const label = asRecord(at(parsed(files, "schemas/Node.schema.json"), "$defs", "Node", "properties", "label"));
  assert.deepEqual(Object.keys(label), ["description", "deprecated", "type", "default"]);
});

test("a recursive type is defined once, and its schema goes all the way down", async () => {
  const accepts = strictly(parsed(await emitted(await programOf(spec)), "schemas/Node.schema.json"));
  assert.equal(accepts({ children: [{ children: [{ label: "x", created: "2024-01-31" }] }] }), true);
  assert.equal(accepts({ children: [{ children: [{ label: 1 }] }] }), false);
  assert.equal(accepts({ children: [{ children: [{ x: 1 }] }] }), false);
});

test("text cannot end a script element, and no invisible character is printed", async () => {
  const text = spec.replace("Label <b>", "Label <b> \\u202E\\u200B\\u2028 x");
  const files = await emitted(await programOf(text));
  for (const [path, content] of files) {
    assert.doesNotMatch(content, /[<\p{Cf}\p{Zl}\p{Zp}]/u, path);
    assert.ok(content.endsWith("}\n") && !content.endsWith("\n\n"), path);
  }
  const label = at(parsed(files, "schemas/Node.schema.json"), "$defs", "Node", "properties", "label");
  assert.equal(at(label, "default"), "</script>");
  assert.ok(String(at(label, "description")).startsWith("Label <b> \u202E\u200B\u2028 x"));
});

test("properties keep the order of the spec, numeric names too", async () => {
  const content = (await emitted(await programOf(spec))).get("schemas/Secret.schema.json") ?? "";
  const order = ["10", "token", "2", "env"].map((name) => content.indexOf(`"${name}": {`));
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
});

test("a secret property shows no default", async () => {
  const files = await emitted(await programOf(spec));
  const secret = parsed(files, "schemas/Secret.schema.json");
  assert.equal(at(secret, "properties", "token", "default"), undefined);
  assert.equal(at(secret, "properties", "env", "default"), undefined);
  assert.deepEqual(listAt(secret, "examples"), [{ "10": "x" }, { "10": "x", env: {} }]);
});

test("no default and no example that holds the value of a secret property is printed", async () => {
  const inner = model("Inner", [property("token", "string?", { secret: true })]);
  const span = { file: "hand-made.yaml", start: 0, end: 0 };
  const example = (name: string, token: string | null) => ({ name, value: { list: [{ token }] }, span });
  const holder = model(
    "Holder",
    [
      property("one", "Inner", { presence: "defaulted", default: { token: "hunter2" } }),
      property("two", "Inner", { presence: "defaulted", default: {} }),
      property("list", "list<Inner>", { presence: "defaulted", default: [] }),
    ],
    { examples: [example("telling", "hunter2"), example("silent", null)] },
  );
  const files = await emitted(handMade([inner, holder]));
  const schema = parsed(files, "schemas/Holder.schema.json");
  assert.deepEqual(at(schema, "properties", "two", "default"), {});
  assert.deepEqual(at(schema, "examples"), [{ list: [{ token: null }] }]);
  for (const content of files.values()) assert.doesNotMatch(content, /hunter2/u);
});

test("docs, deprecation, version, defaults and examples are carried over", async () => {
  const files = await emitted(await programOf(spec));
  const node = at(parsed(files, "schemas/Node.schema.json"), "$defs", "Node");
  assert.equal(at(node, "title"), "Node");
  assert.equal(at(node, "description"), "A tree.\n\nSince 1.2.");
  assert.deepEqual(at(node, "examples"), [{ label: "x" }, { children: [{ label: "z" }] }]);
  assert.equal(at(node, "properties", "label", "deprecated"), true);
  assert.equal(at(node, "properties", "label", "description"), "Label <b>\n\nDeprecated: Use `name`.");
  assert.deepEqual(at(node, "properties", "children", "default"), []);
  const level = parsed(files, "schemas/Level.schema.json");
  assert.equal(at(level, "description"), 'A level.\n\n- "low": Low. Deprecated: Use high.\n- "high": High.');
});

test("only types that refuse unknown keys are closed", async () => {
  const files = await emitted(await programOf(spec));
  assert.equal(at(parsed(files, "schemas/Flags.schema.json"), "additionalProperties"), false);
  assert.equal(at(parsed(files, "schemas/Plain.schema.json"), "additionalProperties"), undefined);
});

test("rules stand in allOf with their id and message, and the report names every rule in order", async () => {
  const files = await emitted(await programOf(spec));
  const flags = parsed(files, "schemas/Flags.schema.json");
  assert.deepEqual(
    listAt(flags, "allOf").map((item) => at(item, "$comment")),
    ["rule z_rule: B goes with a."],
  );
  assert.equal(at(flags, "description"), "Flags.\n\nNot checked here: N is at most m. (rule a_rule)");
  assert.deepEqual(coverageEntries(files, "rules"), [
    { model: "Flags", rule: "a_rule", exact: false, reason: "field compared with field" },
    { model: "Flags", rule: "z_rule", exact: true },
  ]);
  const languageWide = coverageEntries(files, "constraints").filter(({ type }) => type === "*");
  assert.deepEqual(
    languageWide.map(({ constraint }) => constraint),
    ["depth", "well_formed_text"],
  );
});

test("a rule that types say already is exact and not repeated", async () => {
  const program = await programOf(`types:
  Probe:
    doc: Tried.
    fields: { kind: { type: string, fixed: a, doc: Kind }, b: { type: bool, default: false, doc: B } }
    rules:
      settled: { when: "this.b", must: "this.kind == 'a' || this.b", message: Wrong. }`);
  const files = await emitted(program);
  assert.deepEqual(listAt(parsed(files, "schemas/Probe.schema.json"), "allOf"), []);
  assert.deepEqual(
    coverageEntries(files, "rules").map(({ exact }) => exact),
    [true],
  );
});

test("the same spec gives the same bytes, whatever the order of its files", async () => {
  const one = moduleText(spec);
  const two =
    "specwright: 1\nmodule: second\ntitle: Second\ndoc: Second.\nuses: [probe]\ntypes:\n  Both: { doc: Both., list: Node }\n";
  const made = await Promise.all(
    [
      { "probe.yaml": one, "second.yaml": two },
      { "second.yaml": two, "probe.yaml": one },
    ].map(async (files) => {
      const { program } = await compile(files, { targets: [] });
      assert.ok(program !== undefined);
      return jsonSchemaTarget.emit(program);
    }),
  );
  assert.deepEqual(made[0], made[1]);
});

test("a model without properties accepts the empty object alone", async () => {
  const files = await emitted(handMade([model("Empty", []), model("Open", [], { unknownKeys: "keep" })]));
  const empty = strictly(parsed(files, "schemas/Empty.schema.json"));
  assert.deepEqual([empty({}), empty({ a: 1 }), empty([])], [true, false, false]);
  assert.equal(strictly(parsed(files, "schemas/Open.schema.json"))({ a: 1 }), true);
});

test("properties that every JavaScript object seems to have are ordinary properties", async () => {
  const names = ["constructor", "toString", "hasOwnProperty", "valueOf", "then"];
  const files = await emitted(
    handMade([
      model(
        "Odd",
        names.map((name) => property(name, "int")),
      ),
    ]),
  );
  const accepts = strictly(parsed(files, "schemas/Odd.schema.json"));
  assert.equal(accepts(Object.fromEntries(names.map((name) => [name, 1]))), true);
  assert.equal(accepts({}), false);
});
