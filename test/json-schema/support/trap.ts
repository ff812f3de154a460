import assert from "node:assert/strict";
import { createInterpreter } from "../../../generator/interpret/interpreter.ts";
import type { JsonValue } from "../../../generator/program/json.ts";
import { countingReason, missingRules, specOf } from "./rule-table.ts";
import { asRecord, emitted, listAt, parsed, programOf, strictly } from "./schema-files.ts";

/** A model with rules, documents that nothing is wrong with, and documents that break the rules. */
export interface Trap {
  readonly fields: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly types?: string;
  readonly valid: readonly JsonValue[];
  readonly invalid: readonly JsonValue[];
}

/** The schema and the interpreter agree on every document; returns the items of `allOf` without their comments. */
export async function sprung({ fields, rules, types, valid, invalid }: Trap): Promise<readonly unknown[]> {
  const stage = { fields, values: {}, ...(types === undefined ? {} : { types }) };
  const program = await programOf(specOf(stage, rules));
  const files = await emitted(program);
  assert.deepEqual([...missingRules(files)], []);
  const schema = parsed(files, "schemas/Probe.schema.json");
  const accepts = strictly(schema);
  const acceptsInDraft07 = strictly(parsed(files, "schemas/draft-07/Probe.schema.json"));
  const uncounted = missingRules(files, "draft-07");
  for (const reason of uncounted.values()) assert.equal(reason, countingReason);
  const { validate } = createInterpreter(program);
  for (const [documents, isValid] of [
    [valid, true],
    [invalid, false],
  ] as const) {
    for (const document of documents) {
      const issues = validate("Probe", document);
      const told = issues.filter(({ rule }) => rule === undefined || !uncounted.has(rule));
      assert.equal(issues.length === 0, isValid, `interpreter: ${JSON.stringify(document)}`);
      assert.equal(acceptsInDraft07(document), told.length === 0, `draft-07: ${JSON.stringify(document)}`);
      assert.equal(accepts(document), isValid, `schema: ${JSON.stringify(document)}`);
    }
  }
  return listAt(schema, "allOf").map((item) => {
    const { $comment: _, ...rest } = asRecord(item);
    return rest;
  });
}
