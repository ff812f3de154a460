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

/**
 * Tries expressions on every document of a stage that nothing else is wrong with, and returns what went wrong. The schemas of an
 * expression and of its negation must give the verdict of the interpreter, and each expression must be true for some document
 * and false for another.
 */
export async function untruths(stage: Stage, expressions: readonly string[]): Promise<readonly string[]> {
  const negated = expressions.map((must) => `!(${must})`);
  const program = await programOf(specOf(stage, { ...named("h", expressions), ...named("f", negated) }));
  const ids = expressions.flatMap((_, index) => [`h${index}`, `f${index}`]);
  const { schemas, whole } = await ruleSchemas(program, ids);
  const compiled = new Map(ids.map((id) => [id, strictly(schemas.get(id))]));
  const all = strictly(whole);
  const { validate } = createInterpreter(program);
  const faults = new Map<string, string>();
  const seen = new Set<string>();
  for (const document of documentsOf(stage)) {
    const issues = validate("Probe", document);
    assert.equal(all(document), issues.length === 0, `the whole schema is wrong about ${JSON.stringify(document)}`);
    if (issues.some(({ code }) => code !== "rule")) continue;
    const broken = new Set(issues.map(({ rule }) => rule));
    for (const [id, accepts] of compiled) {
      const holds = !broken.has(id);
      seen.add(`${id} ${holds}`);
      if (accepts(document) === holds) continue;
      const told = `${holds} for ${JSON.stringify(document)}, not by ${JSON.stringify(schemas.get(id))}`;
      faults.set(id, `${expressionOf(id, expressions)}: ${id} is ${told}`);
    }
  }
  const unseen = ids.filter((id) => !seen.has(`${id} true`) || !seen.has(`${id} false`));
  const constants = unseen.map((id) => `${expressionOf(id, expressions)} is the same for every document`);
  return [...faults.values(), ...constants];
}

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
