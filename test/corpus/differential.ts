import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { outcomesFor } from "../../generator/json-schema/definitions.ts";
import { drafts } from "../../generator/json-schema/draft.ts";
import { printSchema } from "../../generator/json-schema/print.ts";
import { schemaOf } from "../../generator/json-schema/schema-of.ts";
import type { Declaration } from "../../generator/program/declaration.ts";
import { modelOf } from "../../generator/program/lookup.ts";
import type { Program } from "../../generator/program/program.ts";
import type { Rule } from "../../generator/program/rule.ts";
import { strictly } from "../json-schema/support/schema-files.ts";
import { createRandom } from "../support/random.ts";
import { modelsOf } from "./corpus.ts";
import { objectsOf } from "./random-object.ts";

/** What came of trying rules on random objects. */
export interface Trial {
  /** Verdicts of schemas that were compared. */
  readonly verdicts: number;
  /** How many objects met their rule, and how many did not. */
  readonly met: number;
  readonly broken: number;
  /** What a schema and the interpreter disagree about. */
  readonly faults: readonly string[];
  /** Rules that all objects meet, or none. */
  readonly onesided: readonly string[];
}

/**
 * Tries every rule of a program on random objects: the interpreter and, in both drafts, the schema of a model that has this rule
 * alone. Where a draft does not say the rule, its schema must accept whatever meets it.
 */
export function tryRules(program: Program, count: number, seed: number): Trial {
  const trials = modelsOf(program).flatMap((model) => {
    const source = objectsOf(program, model);
    return modelOf(program, model).rules.map((rule, index) =>
      tryRule(program, model, rule, index, count, source, seed),
    );
  });
  const sum = (of: (trial: Trial) => number): number => trials.reduce((total, trial) => total + of(trial), 0);
  return {
    verdicts: sum(({ verdicts }) => verdicts),
    met: sum(({ met }) => met),
    broken: sum(({ broken }) => broken),
    faults: trials.flatMap(({ faults }) => faults),
    onesided: trials.flatMap(({ onesided }) => onesided),
  };
}

function tryRule(
  program: Program,
  model: string,
  rule: Rule,
  index: number,
  count: number,
  source: ReturnType<typeof objectsOf>,
  seed: number,
): Trial {
  const random = createRandom(seed * 1000 + index);
  const alone = withOneRule(program, model, rule);
  const { validate } = createInterpreter(alone);
  const judges = drafts.map((draft) => {
    const isExact = outcomesFor(alone, modelOf(alone, model), draft)[0]?.kind === "exact";
    return { draft, isExact, accepts: strictly(JSON.parse(printSchema(schemaOf(alone, model, { draft })))) };
  });
  const seen = { met: 0, broken: 0 };
  const faults: string[] = [];
  for (let round = 0; round < count; round += 1) {
    const document = source(random);
    const issues = validate(model, document);
    const isMet = issues.length === 0;
    seen[isMet ? "met" : "broken"] += 1;
    for (const { draft, isExact, accepts } of judges) {
      const isRight = isExact ? accepts(document) === isMet : accepts(document) || !isMet;
      if (!isRight) faults.push(`${model}.${rule.id} in ${draft}: ${JSON.stringify(document)}`);
    }
  }
  const isOnesided = seen.met === 0 || seen.broken === 0;
  return { ...seen, verdicts: count * drafts.length, faults, onesided: isOnesided ? [`${model}.${rule.id}`] : [] };
}

/** The program without any rule but this one. */
function withOneRule(program: Program, model: string, rule: Rule): Program {
  const declarations = Object.values(program.declarations).map((declaration): [string, Declaration] => [
    declaration.name,
    declaration.kind === "model"
      ? { ...declaration, rules: declaration.name === model ? [rule] : [], examples: [] }
      : declaration,
  ]);
  return { ...program, declarations: Object.fromEntries(declarations) };
}
