import type { ModelDeclaration } from "../program/declaration.ts";
import { declarationOf } from "../program/lookup.ts";
import type { Program } from "../program/program.ts";
import { declarationSchema, type SchemaContext } from "./declaration-schema.ts";
import type { Draft } from "./draft.ts";
import { reasonAgainstDraft07 } from "./draft-07.ts";
import { normalForm } from "./normal-form.ts";
import { type RuleOutcome, ruleOutcomes } from "./rules/rule-schema.ts";
import type { SchemaObject } from "./schema.ts";

/** What may be sent, or what `toJSON` gives. */
export type Side = "input" | "output";

/** The schema of a declared type as it stands among definitions, in the words of draft 2020-12; rules are those that the draft can say. */
export function definitionOf(program: Program, type: string, draft: Draft, side: Side): SchemaObject {
  return knownFor(program, side).definitionOf(type, draft);
}

/** What becomes of the rules of a model in a draft, in their order. */
export function outcomesFor(program: Program, model: ModelDeclaration, draft: Draft): readonly RuleOutcome[] {
  return knownFor(program, "input").outcomesOf(model, draft);
}

/** What was worked out for one program, which is frozen: rules are compiled once, however many files they stand in. */
interface Known {
  readonly definitionOf: (type: string, draft: Draft) => SchemaObject;
  readonly outcomesOf: (model: ModelDeclaration, draft: Draft) => readonly RuleOutcome[];
}

const known: Readonly<Record<Side, WeakMap<Program, Known>>> = { input: new WeakMap(), output: new WeakMap() };

function knownFor(program: Program, side: Side): Known {
  const found = known[side].get(program) ?? createKnown(side === "input" ? program : normalForm(program));
  known[side].set(program, found);
  return found;
}

function createKnown(program: Program): Known {
  const outcomes = new Map<string, readonly RuleOutcome[]>();
  const definitions = new Map<string, SchemaObject>();
  const outcomesOf = (model: ModelDeclaration, draft: Draft): readonly RuleOutcome[] => {
    const found = outcomes.get(model.name) ?? ruleOutcomes(model, program);
    outcomes.set(model.name, found);
    return draft === "draft-07" ? found.map(outcomeInDraft07) : found;
  };
  return {
    outcomesOf,
    definitionOf: (type, draft) => {
      const key = `${draft} ${type}`;
      const context: SchemaContext = {
        declarations: program.declarations,
        outcomesOf: (model) => outcomesOf(model, draft),
      };
      const schema = definitions.get(key) ?? declarationSchema(declarationOf(program, type), context);
      definitions.set(key, schema);
      return schema;
    },
  };
}

function outcomeInDraft07(outcome: RuleOutcome): RuleOutcome {
  if (outcome.kind === "missing" || outcome.schema === undefined) return outcome;
  const schemas = [outcome.schema, ...outcome.parts.values()];
  const [reason] = schemas.flatMap((schema) => reasonAgainstDraft07(schema) ?? []);
  return reason === undefined ? outcome : { kind: "missing", rule: outcome.rule, reason };
}
