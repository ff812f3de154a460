import assert from "node:assert/strict";
import { createInterpreter } from "../../../generator/interpret/interpreter.ts";
import type { JsonValue } from "../../../generator/program/json.ts";
import type { Program } from "../../../generator/program/program.ts";
import { asRecord, at, emitted, type JsonRecord, listAt, parsed, programOf, strictly } from "./schema-files.ts";

/** The model that rules are tried on, and what its documents are made of. */
export interface Stage {
  /** YAML of the fields of `Probe`, six spaces in. */
  readonly fields: string;
  /** Values to try for each field; absence is always tried. */
  readonly values: Readonly<Record<string, readonly JsonValue[]>>;
  /** YAML of further types, two spaces in. */
  readonly types?: string;
  /** YAML of further members of `Probe`, four spaces in. */
  readonly members?: string;
  /** YAML of functions, from `functions:` on. */
  readonly functions?: string;
}

/** Documents on which the rule of a stage was tried. */
export interface Tally {
  readonly yes: number;
  readonly no: number;
}

/**
 * Tries an expression on every document of a stage that nothing else is wrong with. The schemas of the expression and of its
 * negation must give the verdict of the interpreter, each by itself and in the file of the type.
 */
export async function checkTruth(stage: Stage, must: string): Promise<Tally> {
  const rules = { it_holds: must, it_fails: `!(${must})` };
  const program = await programOf(specOf(stage, rules));
  const { schemas, whole } = await ruleSchemas(program, Object.keys(rules));
  const holds = strictly(schemas.get("it_holds"));
  const fails = strictly(schemas.get("it_fails"));
  const all = strictly(whole);
  const { validate } = createInterpreter(program);
  let yes = 0;
  let no = 0;
  for (const document of documentsOf(stage)) {
    const issues = validate("Probe", document);
    if (issues.some(({ code }) => code !== "rule")) {
      assert.equal(all(document), false, `the schema accepts ${JSON.stringify(document)}`);
      continue;
    }
    const isTrue = !issues.some(({ rule }) => rule === "it_holds");
    const text = `${must} is ${isTrue} for ${JSON.stringify(document)}`;
    assert.equal(
      isTrue,
      issues.some(({ rule }) => rule === "it_fails"),
      text,
    );
    assert.equal(holds(document), isTrue, `${text}, but T says otherwise: ${JSON.stringify(schemas.get("it_holds"))}`);
    assert.equal(fails(document), !isTrue, `${text}, but F says otherwise: ${JSON.stringify(schemas.get("it_fails"))}`);
    if (isTrue) yes += 1;
    else no += 1;
  }
  return { yes, no };
}

/** The spec of a stage with rules: what they demand, by id. */
export function specOf(stage: Stage, rules: Readonly<Record<string, string>>): string {
  const lines = Object.entries(rules).map(([id, must]) => {
    return `      ${id}: { must: ${JSON.stringify(must)}, message: Wrong. }`;
  });
  return [
    "types:",
    ...(stage.types === undefined ? [] : [stage.types]),
    "  Probe:",
    "    doc: Tried.",
    "    fields:",
    stage.fields,
    ...(stage.members === undefined ? [] : [stage.members]),
    ...(lines.length === 0 ? [] : ["    rules:", ...lines]),
    ...(stage.functions === undefined ? [] : [stage.functions]),
  ].join("\n");
}

/** The schema of every rule of `Probe`, made to stand alone; a rule that the type says already accepts everything. */
export async function ruleSchemas(
  program: Program,
  ids: readonly string[],
): Promise<{ readonly schemas: ReadonlyMap<string, JsonRecord>; readonly whole: JsonRecord }> {
  const files = await emitted(program);
  const missing = missingRules(files);
  const whole = parsed(files, "schemas/Probe.schema.json");
  const body = "$ref" in whole ? at(whole, "$defs", "Probe") : whole;
  const items = listAt(body, "allOf").map(asRecord);
  const schemas = ids.map((id) => {
    assert.equal(missing.get(id), undefined, `rule ${id} is not exact`);
    const item = items.find(({ $comment }) => String($comment).startsWith(`rule ${id}: `));
    return [id, { type: "object", ...item }] as const;
  });
  return { schemas: new Map(schemas), whole };
}

/** Rules of `Probe` that the schema does not say, with the reason. */
export function missingRules(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const rules = listAt(parsed(files, "coverage.json"), "rules");
  const entries = rules.map(asRecord).filter(({ model, exact }) => model === "Probe" && exact !== true);
  return new Map(entries.map(({ rule, reason }) => [String(rule), String(reason)]));
}

/** Every combination of the values of a stage, absence included. */
export function documentsOf({ values }: Stage): readonly JsonValue[] {
  return Object.entries(values).reduce<readonly Readonly<Record<string, JsonValue>>[]>(
    (documents, [name, choices]) =>
      documents.flatMap((document) => [document, ...choices.map((choice) => ({ ...document, [name]: choice }))]),
    [{}],
  );
}
