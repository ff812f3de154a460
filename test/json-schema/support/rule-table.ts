import assert from "node:assert/strict";
import { createInterpreter } from "../../../generator/interpret/interpreter.ts";
import { type Draft, dialects, drafts } from "../../../generator/json-schema/draft.ts";
import type { JsonValue } from "../../../generator/program/json.ts";
import {
  asRecord,
  at,
  coverageEntries,
  emitted,
  type JsonRecord,
  listAt,
  parsed,
  programOf,
  strictly,
} from "./schema-files.ts";

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

/**
 * Tries expressions on every document of a stage that nothing else is wrong with, and returns what went wrong. The schemas of an
 * expression and of its negation must give the verdict of the interpreter in both drafts, and each expression must be true for
 * some document and false for another. Draft-07 may leave out what takes counting.
 */
export async function untruths(stage: Stage, expressions: readonly string[]): Promise<readonly string[]> {
  const negated = expressions.map((must) => `!(${must})`);
  const program = await programOf(specOf(stage, { ...named("h", expressions), ...named("f", negated) }));
  const ids = expressions.flatMap((_, index) => [`h${index}`, `f${index}`]);
  const files = await emitted(program);
  assert.deepEqual([...missingRules(files)], []);
  const uncounted = missingRules(files, "draft-07");
  for (const reason of uncounted.values()) assert.equal(reason, countingReason);
  const judges = drafts.flatMap((draft) => {
    const said = draft === "draft-07" ? ids.filter((id) => !uncounted.has(id)) : ids;
    return [...ruleSchemas(files, said, draft)].map(([id, schema]) => ({ id, schema, accepts: strictly(schema) }));
  });
  const all = strictly(parsed(files, "schemas/Probe.schema.json"));
  const allButCounts = strictly(parsed(files, "schemas/draft-07/Probe.schema.json"));
  const { validate } = createInterpreter(program);
  const faults = new Map<string, string>();
  const seen = new Set<string>();
  for (const document of documentsOf(stage)) {
    const issues = validate("Probe", document);
    const text = JSON.stringify(document);
    assert.equal(all(document), issues.length === 0, `the whole schema is wrong about ${text}`);
    const told = issues.filter(({ rule }) => rule === undefined || !uncounted.has(rule));
    assert.equal(allButCounts(document), told.length === 0, `the whole schema of draft-07 is wrong about ${text}`);
    if (issues.some(({ code }) => code !== "rule")) continue;
    const broken = new Set(issues.map(({ rule }) => rule));
    for (const { id, schema, accepts } of judges) {
      const holds = !broken.has(id);
      seen.add(`${id} ${holds}`);
      if (accepts(document) === holds) continue;
      faults.set(
        id,
        `${expressionOf(id, expressions)}: ${id} is ${holds} for ${text}, not by ${JSON.stringify(schema)}`,
      );
    }
  }
  const unseen = ids.filter((id) => !seen.has(`${id} true`) || !seen.has(`${id} false`));
  const constants = unseen.map((id) => `${expressionOf(id, expressions)} is the same for every document`);
  return [...faults.values(), ...constants];
}

/** Why draft-07 has no schema for a rule that draft 2020-12 can say. */
export const countingReason = "elements counted (draft-07)";

function named(prefix: string, expressions: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(expressions.map((must, index) => [`${prefix}${index}`, must]));
}

function expressionOf(id: string, expressions: readonly string[]): string {
  return expressions[Number(id.slice(1))] ?? id;
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
export function ruleSchemas(
  files: ReadonlyMap<string, string>,
  ids: readonly string[],
  draft: Draft = "draft-2020-12",
): ReadonlyMap<string, JsonRecord> {
  const missing = missingRules(files, draft);
  const { uri, folder } = dialects[draft];
  const whole = parsed(files, `schemas/${folder}Probe.schema.json`);
  const body = at(whole, "$defs", "Probe") ?? at(whole, "definitions", "Probe") ?? whole;
  const items = listAt(body, "allOf").map(asRecord);
  const schemas = ids.map((id) => {
    assert.equal(missing.get(id), undefined, `rule ${id} is not exact`);
    const item = items.find(({ $comment }) => String($comment).startsWith(`rule ${id}: `));
    return [id, { $schema: uri, type: "object", ...item, ...partsIn(whole) }] as const;
  });
  return new Map(schemas);
}

/** What rules refer to. */
function partsIn(whole: JsonRecord): JsonRecord {
  const { $defs, definitions } = whole;
  return { ...($defs === undefined ? {} : { $defs }), ...(definitions === undefined ? {} : { definitions }) };
}

/** Rules of `Probe` that the schema does not say, with the reason. */
export function missingRules(
  files: ReadonlyMap<string, string>,
  draft: Draft = "draft-2020-12",
): ReadonlyMap<string, string> {
  const entries = coverageEntries(files, "rules", dialects[draft].target);
  const missing = entries.filter(({ model, exact }) => model === "Probe" && exact !== true);
  return new Map(missing.map(({ rule, reason }) => [String(rule), String(reason)]));
}

/** Every combination of the values of a stage, absence included. */
export function documentsOf({ values }: Stage): readonly JsonValue[] {
  return Object.entries(values).reduce<readonly Readonly<Record<string, JsonValue>>[]>(
    (documents, [name, choices]) =>
      documents.flatMap((document) => [document, ...choices.map((choice) => ({ ...document, [name]: choice }))]),
    [{}],
  );
}
