import { isDeepStrictEqual } from "node:util";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { Issue } from "../../generator/interpret/issue.ts";
import { type Coverage, coverageOf } from "../../generator/json-schema/coverage.ts";
import { type Draft, dialects, drafts } from "../../generator/json-schema/draft.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import type { Program } from "../../generator/program/program.ts";
import { checkSpec } from "../support/check-spec.ts";
import { createDocumentSource } from "../support/random-document.ts";
import { type Judge, loadNative, type NativeModel, schemaJudges } from "./judges.ts";
import { keyFeatures } from "./key-features.ts";
import { randomSpec } from "./random-spec.ts";
import { ruleFeatures } from "./rule-features.ts";

/** What came of the comparison for one seed. */
export interface Comparison {
  /** Keys of the language and what rules are made of; and combinations that the makers of specs have names for. */
  readonly features: readonly string[];
  readonly documents: number;
  readonly accepted: number;
  /** Documents that were not held against a schema in full, since a rule or constraint that it cannot say decided; by draft. */
  readonly excused: Readonly<Record<Draft, number>>;
  /** Rules of all types, and how many of them the schema says exactly, by draft. */
  readonly rules: number;
  readonly exactRules: Readonly<Record<Draft, number>>;
  readonly disagreements: readonly string[];
}

/** Lets all judges say what they think of random documents of a random spec. Undefined where the spec was refused: the dice know no totality. */
export async function compareSeed(seed: number, documentsPerSpec: number): Promise<Comparison | undefined> {
  const { files, features } = randomSpec(seed);
  const { program } = checkSpec(files);
  if (program === undefined) return undefined;
  const name = `seed-${seed}`;
  const native = await loadNative(program, name);
  const source = createDocumentSource(program);
  const coverage = coverageOf(program);
  const tally: Tally = {
    program,
    inexact: byDraft((draft) => inexactRules(coverage, draft)),
    documents: 0,
    accepted: 0,
    excused: byDraft(() => 0),
    disagreements: [],
  };
  const types = judgedTypes(program);
  for (const type of types) {
    const random = documentsOf(source, type, seed);
    if (random === undefined) continue;
    const judges = await schemaJudges(program, type, name);
    const documents = Array.from({ length: Math.ceil(documentsPerSpec / types.length) }, random);
    judgeType({ type, model: native(type), judges, documents }, tally);
  }
  const { documents, accepted, excused, disagreements } = tally;
  return {
    features: [...ruleFeatures(program), ...keyFeatures(files), ...features],
    documents,
    accepted,
    excused,
    rules: coverage.rules.length,
    exactRules: byDraft((draft) => coverage.rules.filter(({ targets }) => isExact(targets, draft)).length),
    disagreements: disagreements.map((text) => `seed ${seed} ${text}`),
  };
}

interface Tally {
  readonly program: Program;
  readonly inexact: Readonly<Record<Draft, ReadonlySet<string | undefined>>>;
  documents: number;
  accepted: number;
  readonly excused: Record<Draft, number>;
  readonly disagreements: string[];
}

interface Trial {
  readonly type: string;
  readonly model: NativeModel;
  readonly judges: readonly Judge[];
  readonly documents: readonly JsonValue[];
}

function judgeType({ type, model, judges, documents }: Trial, tally: Tally): void {
  const interpreter = createInterpreter(tally.program);
  for (const document of documents) {
    const issues = interpreter.validate(type, document);
    const valid = issues.length === 0;
    tally.documents += 1;
    if (valid) tally.accepted += 1;
    const complain = (judge: string): void => {
      tally.disagreements.push(`${type} ${judge}: ${JSON.stringify(document)} ${JSON.stringify(issues)}`);
    };
    if (!isDeepStrictEqual(model.validate(document), issues)) complain("validate");
    if (model.is(document) !== valid || model.safeParse(document).success !== valid) complain("is or parse");
    const untold = byDraft((draft) => !valid && issues.every((issue) => isUntold(issue, tally.inexact[draft])));
    for (const draft of drafts) if (untold[draft]) tally.excused[draft] += 1;
    for (const { name, draft, accepts, isBlindTo } of judges) {
      if (!untold[draft] && isBlindTo?.(document) !== true && accepts(document) !== valid) complain(name);
    }
  }
}

/** Types that are made of others: those of one value stand in them. */
function judgedTypes({ declarations }: Program): readonly string[] {
  return Object.values(declarations)
    .filter(({ kind, internal }) => (kind === "model" || kind === "union") && !internal)
    .map(({ name }) => name);
}

function byDraft<T>(make: (draft: Draft) => T): Record<Draft, T> {
  return { "draft-2020-12": make("draft-2020-12"), "draft-07": make("draft-07") };
}

function isExact(targets: Coverage["rules"][number]["targets"], draft: Draft): boolean {
  return targets[dialects[draft].target]?.exact === true;
}

/** Issues name their rule without its model: a rule that one model has in other words counts as inexact in all. */
function inexactRules({ rules }: Coverage, draft: Draft): ReadonlySet<string> {
  return new Set(rules.filter(({ targets }) => !isExact(targets, draft)).map(({ rule }) => rule));
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

/** Rules that a schema cannot say, and what no schema can: the depth, and `unique_by`, whose fault stands at the property. */
function isUntold({ code, rule, path }: Issue, inexact: ReadonlySet<string | undefined>): boolean {
  if (code === "duplicate") return typeof path.at(-1) === "string";
  return code === "too_deep" || (code === "rule" && inexact.has(rule));
}
