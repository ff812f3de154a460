import { Ajv2020 } from "ajv/dist/2020.js";
import { coverageOf } from "../../generator/json-schema/coverage.ts";
import { printSchema } from "../../generator/json-schema/print.ts";
import { schemaOf } from "../../generator/json-schema/schema-of.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { loadNative } from "../random-specs/judges.ts";
import { checkSpec } from "../support/check-spec.ts";
import { importSchema } from "./import-schema.ts";
import { Unsayable } from "./meaning.ts";

/** A schema with values that meet it or not, as the suite has them. */
export interface Group {
  readonly description: string;
  readonly schema: JsonValue;
  readonly tests: readonly { readonly description: string; readonly data: JsonValue; readonly valid: boolean }[];
}

/** What came of a group: tests with a wrong verdict, or why the language cannot say the schema. */
export type GroupResult =
  | { readonly isSaid: true; readonly wrong: readonly string[] }
  | { readonly isSaid: false; readonly reason: string };

/** Says a schema as a spec, and holds the generated validator and the emitted schema against its tests. `name` is unique. */
export async function judgeGroup({ schema, tests }: Group, name: string): Promise<GroupResult> {
  let text: string;
  try {
    text = importSchema(schema);
  } catch (error) {
    if (error instanceof Unsayable) return { isSaid: false, reason: error.message };
    throw error;
  }
  const { program, full } = checkSpec({ "schema.yaml": text });
  if (program === undefined) {
    const [fault] = full.filter(({ severity }) => severity === "error");
    return { isSaid: false, reason: `refused as \`${fault?.code}\`` };
  }
  const missing = coverageOf(program).rules.find(({ targets }) => targets["json-schema-2020-12"]?.exact !== true);
  if (missing !== undefined) return { isSaid: false, reason: "a rule that the emitted schema leaves out" };
  const model = (await loadNative(program, name))("Root");
  const emitted = JSON.parse(printSchema(schemaOf(program, "Root", { draft: "draft-2020-12" })));
  const accepts = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    ownProperties: true,
    validateFormats: false,
  }).compile(emitted);
  const wrong = tests.flatMap(({ description, data, valid }) => {
    const value = { value: data };
    const verdicts = { is: model.is(value), validate: model.validate(value).length === 0, schema: accepts(value) };
    const faulty = Object.entries(verdicts).filter(([, verdict]) => verdict !== valid);
    return faulty.map(([judge]) => `${description}: ${judge} says ${!valid}`);
  });
  return { isSaid: true, wrong };
}
