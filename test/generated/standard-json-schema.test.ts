import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as model from "cleveragents-model";
import { drafts } from "../../generator/json-schema/draft.ts";
import { printSchema } from "../../generator/json-schema/print.ts";
import { schemaOf } from "../../generator/json-schema/schema-of.ts";
import { asRecord, at, strictly } from "../json-schema/support/schema-files.ts";
import { modelTypes } from "./model-types.ts";
import { readOwnSpec } from "./own-spec.ts";

// `~standard.jsonSchema` of the generated package.

/** The interface as the standard has it. */
interface StandardJsonSchemaV1<Input, Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly jsonSchema: {
      readonly input: (options: Options) => Record<string, unknown>;
      readonly output: (options: Options) => Record<string, unknown>;
    };
  };
}

interface Options {
  readonly target: "draft-2020-12" | "draft-07" | "openapi-3.0" | ({} & string);
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

const tool: StandardJsonSchemaV1<model.ToolWire, model.Tool> = model.Tool;
const program = readOwnSpec();

for (const { name, native } of modelTypes) {
  const { jsonSchema } = converterOf(native);
  test(`${name}: both sides in both drafts are what the generator gives`, () => {
    for (const draft of drafts) {
      for (const side of ["input", "output"] as const) {
        const { examples: _, ...expected } = asRecord(
          JSON.parse(printSchema(schemaOf(program, name, { draft, side }))),
        );
        assert.deepEqual(withoutExamples(jsonSchema[side]({ target: draft })), withoutExamples(expected));
      }
    }
  });

  test(`${name}: input accepts the vectors that \`is\` accepts, output what is written down of them`, () => {
    const cases = casesOf(name);
    for (const target of drafts) {
      const accepts = strictly(jsonSchema.input({ target }));
      const acceptsWritten = strictly(jsonSchema.output({ target }));
      for (const value of cases) {
        if (!native.is(value)) continue;
        assert.equal(accepts(value), true, JSON.stringify(value));
        const written: unknown = JSON.parse(JSON.stringify(native.parse(value).toJSON()));
        assert.equal(acceptsWritten(written), true, JSON.stringify(written));
      }
    }
  });
}

test("every call gives a new object that may be changed", () => {
  const { input } = tool["~standard"].jsonSchema;
  const first = input({ target: "draft-07" });
  first["title"] = "changed";
  Reflect.set(Object(first["properties"]), "name", false);
  const second = input({ target: "draft-07" });
  assert.equal(second["title"], "Tool");
  assert.equal(
    at(second, "properties", "name", "description"),
    at(input({ target: "draft-2020-12" }), "properties", "name", "description"),
  );
});

test("a target that is not supported throws and says which are", () => {
  for (const target of ["openapi-3.0", "draft-2019-09", "", "constructor"]) {
    for (const side of ["input", "output"] as const) {
      assert.throws(() => tool["~standard"].jsonSchema[side]({ target }), /draft-2020-12 or draft-07/u);
    }
  }
});

test("options of other libraries change nothing", () => {
  const { input } = tool["~standard"].jsonSchema;
  assert.deepEqual(input({ target: "draft-07", libraryOptions: { closed: false } }), input({ target: "draft-07" }));
});

test("the texts of schemas lie apart from the types, and each type brings only those that it is made of", () => {
  const sources = readdirSync("generated/src").filter((name) => name.endsWith(".ts"));
  for (const name of sources) {
    assert.doesNotMatch(readFileSync(`generated/src/${name}`, "utf8"), /#\/\$defs/u, name);
  }
  const used = JSON.stringify(model.ToolLifecycle["~standard"].jsonSchema.input({ target: "draft-07" }));
  assert.ok(used.length < 4000, `${used.length} characters`);
});

interface Converter {
  readonly jsonSchema: StandardJsonSchemaV1<unknown, unknown>["~standard"]["jsonSchema"];
}

function converterOf(native: object): Converter {
  const found = "~standard" in native ? native["~standard"] : undefined;
  if (!hasConverter(found)) throw new Error("no Standard JSON Schema");
  return found;
}

function hasConverter(value: unknown): value is Converter {
  return typeof value === "object" && value !== null && "jsonSchema" in value;
}

/** Examples are for readers of files. */
function withoutExamples(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === "examples" && Array.isArray(value) ? undefined : value,
  );
}

function casesOf(name: string): readonly unknown[] {
  const path = `generated/vectors/${name}.json`;
  assert.ok(existsSync(path), `no vectors of ${name}`);
  const { cases }: { cases: readonly { value: unknown }[] } = JSON.parse(readFileSync(path, "utf8"));
  return cases.map(({ value }) => value);
}
