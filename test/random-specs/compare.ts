import { isDeepStrictEqual } from "node:util";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { Issue } from "../../generator/interpret/issue.ts";
import { coverageOf } from "../../generator/json-schema/coverage.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { checkSpec } from "../support/check-spec.ts";
import { createDocumentSource } from "../support/random-document.ts";
import { loadNative, schemaJudges } from "./judges.ts";
import { randomSpec } from "./random-spec.ts";

/** What came of the comparison for one seed. */
export interface Comparison {
  readonly features: ReadonlySet<string>;
  readonly documents: number;
  readonly accepted: number;
  /** Documents that were not held against a schema in full, since a rule or constraint that it cannot say decided. */
  readonly excused: number;
  /** Rules of all types, and how many of them the schema says exactly. */
  readonly rules: number;
  readonly exactRules: number;
  readonly disagreements: readonly string[];
}

const types = ["Leaf", "Branch", "Root", "Wider", "Smaller", "Payment", "Bill"];

/** Lets all judges say what they think of random documents of a random spec. Undefined where the spec was refused: the dice know no totality. */
export async function compareSeed(seed: number, documentsPerSpec: number): Promise<Comparison | undefined> {
  const { text, features } = randomSpec(seed);
  const { program } = checkSpec({ "random.yaml": text });
  if (program === undefined) return undefined;
  const name = `seed-${seed}`;
  const native = await loadNative(program, name);
  const interpreter = createInterpreter(program);
  const source = createDocumentSource(program);
  const coverage = coverageOf(program);
  const entries = coverage.rules.map(({ model, rule, targets }) => ({
    key: `${model} ${rule}`,
    exact: targets["json-schema-2020-12"]?.exact === true,
  }));
  const inexact = new Set(entries.filter(({ exact }) => !exact).map(({ key }) => key.split(" ")[1]));
  const disagreements: string[] = [];
  let accepted = 0;
  let excused = 0;
  let documents = 0;
  for (const type of types) {
    const model = native(type);
    const judges = await schemaJudges(program, type, name);
    const random = documentsOf(source, type, seed);
    if (random === undefined) continue;
    for (let count = 0; count < documentsPerSpec / types.length; count += 1) {
      const document = random();
      const issues = interpreter.validate(type, document);
      const valid = issues.length === 0;
      documents += 1;
      if (valid) accepted += 1;
      const complain = (judge: string): void => {
        disagreements.push(`seed ${seed} ${type} ${judge}: ${JSON.stringify(document)} ${JSON.stringify(issues)}`);
      };
      if (!isDeepStrictEqual(model.validate(document), issues)) complain("validate");
      if (model.is(document) !== valid || model.safeParse(document).success !== valid) complain("is or parse");
      const untold = !valid && issues.every((issue) => isUntold(issue, inexact));
      if (untold) excused += 1;
      for (const [judge, says] of Object.entries(judges)) {
        if (!untold && says(document) !== valid) complain(judge);
      }
    }
  }
  const exactRules = entries.filter(({ exact }) => exact).length;
  return { features, documents, accepted, excused, rules: entries.length, exactRules, disagreements };
}

function documentsOf(
  source: ReturnType<typeof createDocumentSource>,
  type: string,
  seed: number,
): (() => JsonValue) | undefined {
  try {
    const documents = source(type, seed);
    return () => documents.next();
  } catch {
    // Random rules may leave a model without any valid value.
    return undefined;
  }
}

/** Rules that a schema cannot say, and what no schema can: the depth, and `unique_by`, which this language of specs leaves out. */
function isUntold({ code, rule }: Issue, inexact: ReadonlySet<string | undefined>): boolean {
  return code === "too_deep" || (code === "rule" && inexact.has(rule));
}
