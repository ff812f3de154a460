import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { compile } from "../../generator/compile.ts";
import { outcomesFor } from "../../generator/json-schema/definitions.ts";
import { type Draft, drafts } from "../../generator/json-schema/draft.ts";
import { modelOf } from "../../generator/program/lookup.ts";
import type { Program } from "../../generator/program/program.ts";
import { outsideRules } from "./outside.ts";
import { shapeOf } from "./rule-shape.ts";

/** A rule of the corpus, and what schemas make of it. */
export interface CorpusRule {
  readonly module: string;
  readonly name: string;
  readonly shape: string;
  /** Why a draft does not say the rule; undefined where it says it exactly. */
  readonly reasons: Readonly<Record<Draft, string | undefined>>;
}

/** The modules of the corpus by name, each compiled alone. */
export async function corpusPrograms(): Promise<ReadonlyMap<string, Program>> {
  const programs = new Map<string, Program>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(".yaml")) continue;
    const text = readFileSync(`${folder}/${file}`, "utf8");
    const { program, diagnostics } = await compile({ [`${folder}/${file}`]: text }, { targets: [] });
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    assert.ok(program !== undefined, errors.map(({ code, message }) => `${file}: ${code} ${message}`).join("\n"));
    programs.set(file.slice(0, -".yaml".length), program);
  }
  return programs;
}

const folder = "test/corpus";

/** Every rule of the corpus, with those that the language has no words for. */
export function corpusRules(programs: ReadonlyMap<string, Program>): readonly CorpusRule[] {
  const inside = [...programs].flatMap(([module, program]) =>
    modelsOf(program).flatMap((name) => rulesOf(module, name, program)),
  );
  const outside = outsideRules.map(({ id, lacks }): CorpusRule => {
    const reason = `no ${lacks} in the language`;
    return { module: "outside", name: id, shape: lacks, reasons: { "draft-2020-12": reason, "draft-07": reason } };
  });
  return [...inside, ...outside];
}

/** Names of the models of a program that have rules. */
export function modelsOf(program: Program): readonly string[] {
  return Object.values(program.declarations).flatMap((declaration) =>
    declaration.kind === "model" && declaration.rules.length > 0 ? [declaration.name] : [],
  );
}

function rulesOf(module: string, name: string, program: Program): readonly CorpusRule[] {
  const model = modelOf(program, name);
  const reasonIn = (draft: Draft, index: number): string | undefined => {
    const outcome = outcomesFor(program, model, draft)[index];
    return outcome?.kind === "missing" ? outcome.reason : undefined;
  };
  return model.rules.map((rule, index) => {
    const [latest, old] = drafts.map((draft) => reasonIn(draft, index));
    const reasons = { "draft-2020-12": latest, "draft-07": old };
    return { module, name: `${name}.${rule.id}`, shape: shapeOf(rule), reasons };
  });
}
