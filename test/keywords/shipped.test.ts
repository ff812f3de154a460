import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { checkModule, programOf } from "../support/check-spec.ts";
import { compileSpec } from "../support/compile-spec.ts";
import { buildModel, shop } from "../typescript/build-model.ts";

// What it means for the keywords to come with the language.

const holder = `types:
  Holder:
    doc: Has a schema.
    fields: { schema: { type: json_schema, doc: Schema } }
`;

test("a spec without json_schema gets nothing of the keywords", async () => {
  const { files, program } = await compileSpec(
    shop("types:\n  Plain:\n    doc: P.\n    fields: { a: { type: json, doc: A } }\n"),
  );
  assert.deepEqual(Object.keys(program?.declarations ?? {}), ["Plain"]);
  for (const { path, content } of files)
    assert.doesNotMatch(path + content, /json-schema\.(?:ts|js|md)"?$|json_schema_/u, path);
});

test("with it, one file and one page are there, and nothing of them is exported", async () => {
  const { files } = await compileSpec(shop(holder));
  const paths = files.map(({ path }) => path);
  for (const path of ["src/json-schema.ts", "src/schemas/json-schema.ts", "docs/json-schema.md"]) {
    assert.ok(
      paths.some((each) => each.endsWith(path)),
      path,
    );
  }
  const index = files.find(({ path }) => path.endsWith("src/index.ts"))?.content ?? "";
  assert.doesNotMatch(index, /\.\/json-schema|isJsonSchema/u);
  const checks = files.find(({ path }) => path.endsWith("src/json-schema.ts"))?.content ?? "";
  assert.doesNotMatch(checks, /\bclass\b|defineModel|Object\.freeze/u);
  // Bundlers leave out what nobody uses, if nothing happens on the way.
  for (const [line] of checks.matchAll(/^const .*$/gmu)) assert.match(line, /= \/\* @__PURE__ \*\/ /u);
});

test("names that the keywords have in code are free for the types of a spec", async () => {
  const built = await buildModel(
    "keyword-names",
    shop(`types:
  JsonSchema:
    doc: A schema of our own.
    fields: { type: { type: JsonSchemaType, doc: Kind }, inner: { type: json_schema?, doc: A real one } }
  JsonSchemaType: { doc: Kinds., enum: { big: Big., small: Small. } }
  JsonSchemaList: { doc: Several., list: JsonSchema }
  Keywords: { doc: Ours., fields: { schemas: { type: list<json_schema>, doc: Real ones } } }
functions:
  is_json_schema: { doc: Ours., params: { value: { type: int, doc: V } }, returns: bool, value: value > 0 }
`),
  );
  const model = built.model("JsonSchema");
  assert.equal(model.is({ type: "big", inner: { type: "string" } }), true);
  assert.deepEqual(
    model.validate({ type: "string", inner: { type: "big" } }).map(({ code, path }) => [code, ...path]),
    [
      ["not_in_enum", "type"],
      ["not_in_enum", "inner", "type"],
    ],
  );
  assert.equal(built.model("Keywords").is({ schemas: [{ items: true }] }), true);
  assert.equal(built.model("Keywords").is({ schemas: [{ items: 1 }] }), false);
});

test("the module of the keywords has a name that no other module can have", () => {
  const text = "specwright: 1\nmodule: json-schema\ntitle: T\ndoc: D\ntypes: {}\n";
  return compileSpec({ "json-schema.yaml": text }).then(({ diagnostics }) =>
    assert.deepEqual(
      diagnostics.map((each) => each.split(" ")[0]),
      ["reserved-name"],
    ),
  );
});

test("defaults and examples that are no schemas are refused where they stand", () => {
  const { diagnostics } = checkModule(`types:
  Holder:
    doc: Has a schema.
    fields:
      schema: { type: json_schema, default: { type: nonsense }, doc: Schema }
`);
  assert.deepEqual(diagnostics, ["default-refused shop.yaml:10:53"]);
  const examples = checkModule(`${holder}    examples:
      bad: { value: { schema: { properties: { a: { type: [string, strng] } } } } }
`);
  assert.deepEqual(examples.diagnostics, ["example-refused shop.yaml:11:67"]);
});

test("a value stays the plain JSON that it was: a frozen copy with every key in its place", async () => {
  const built = await buildModel("keyword-values", shop(holder));
  const schema = {
    "x-first": [1],
    type: ["object", "null"],
    properties: { ["__proto__"]: {}, a: { const: null } },
    $id: "a",
  };
  const { schema: kept } = built.model("Holder").parse({ schema });
  assert.equal(JSON.stringify(kept), JSON.stringify(schema));
  assert.notEqual(kept, schema);
  assert.equal(Object.getPrototypeOf(kept), Object.prototype);
  assert.ok(Object.isFrozen(kept) && Object.isFrozen(Reflect.get(Object(kept), "properties")));
});

test("a schema that changes while it is read is judged as it was copied", async () => {
  const built = await buildModel("keyword-getters", shop(holder));
  let reads = 0;
  const shifty = {
    get type(): string {
      reads += 1;
      return reads % 2 === 1 ? "object" : "nonsense";
    },
  };
  const { data } = built.model("Holder").safeParse({ schema: shifty });
  assert.equal(JSON.stringify(data), '{"schema":{"type":"object"}}');
  reads = 1;
  assert.equal(built.model("Holder").safeParse({ schema: shifty }).success, false);
});

test("rules read keywords, and a subschema that is true or false reads as null", () => {
  const program = programOf(`types:
  Holder:
    doc: Has a schema.
    fields: { schema: { type: json_schema, doc: Schema } }
    rules:
      has_items: { must: has(this.schema.items), at: schema, message: Give items. }
      few: { when: has(this.schema.maxItems), must: this.schema.maxItems < 9.0, at: schema, message: Fewer. }
      old: { when: has(this.schema.dependencies), must: "has(this.schema['$vocabulary'])", at: schema, message: No. }
`);
  const { validate } = createInterpreter(program);
  const rules = (schema: object): readonly unknown[] =>
    validate("Holder", { schema }).map(({ rule, code }) => rule ?? code);
  assert.deepEqual(rules({ items: {} }), []);
  assert.deepEqual(rules({ items: true }), ["has_items"]);
  assert.deepEqual(rules({}), ["has_items"]);
  assert.deepEqual(rules({ items: {}, maxItems: 9 }), ["few"]);
  assert.deepEqual(rules({ items: {}, dependencies: { a: ["b"] } }), ["old"]);
  // Rules count on a sound schema.
  assert.deepEqual(rules({ maxItems: "9" }), ["wrong_type"]);
});
