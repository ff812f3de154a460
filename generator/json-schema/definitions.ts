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

/** Definitions of output that are remembered: they are asked for in a row and go into no file of another type. */
const mostOfOutput = 64;

const known: Readonly<Record<Side, WeakMap<Program, Known>>> = { input: new WeakMap(), output: new WeakMap() };

function knownFor(program: Program, side: Side): Known {
  const found =
    known[side].get(program) ??
    (side === "input" ? createKnown(program) : createKnown(normalForm(program), mostOfOutput));
  known[side].set(program, found);
  return found;
}

function createKnown(program: Program, most: number = Number.POSITIVE_INFINITY): Known {
  const outcomes = new Map<string, readonly RuleOutcome[]>();
  const definitions = new Map<string, SchemaObject>();
  const outcomesOf = (model: ModelDeclaration, draft: Draft): readonly RuleOutcome[] => {
    const found = outcomes.get(model.name) ?? ruleOutcomes(model, program);
    outcomes.set(model.name, found);
    return draft === "draft-07" ? inDraft07(found) : found;
  };
  const definitionOf = (type: string, draft: Draft): SchemaObject => {
    const key = `${draft} ${type}`;
    const found = definitions.get(key);
    if (found !== undefined) return found;
    const declaration = declarationOf(program, type);
    // Drafts differ in rules only, and in few of them: what is the same is one object, which is printed once.
    const isAlike = declaration.kind !== "model" || outcomesOf(declaration, draft) === outcomes.get(type);
    const context: SchemaContext = {
      declarations: program.declarations,
      outcomesOf: (model) => outcomesOf(model, draft),
    };
    const schema =
      draft === "draft-07" && isAlike ? definitionOf(type, "draft-2020-12") : declarationSchema(declaration, context);
    if (definitions.size >= most) definitions.clear();
    definitions.set(key, schema);
    return schema;
  };
  return { outcomesOf, definitionOf };
}

/** The same list where the draft can say every rule that has a schema. */
function inDraft07(outcomes: readonly RuleOutcome[]): readonly RuleOutcome[] {
  const changed = outcomes.map(outcomeInDraft07);
  return changed.every((outcome, index) => outcome === outcomes[index]) ? outcomes : changed;
}

function outcomeInDraft07(outcome: RuleOutcome): RuleOutcome {
  if (outcome.kind === "missing" || outcome.schema === undefined) return outcome;
  const schemas = [outcome.schema, ...outcome.parts.values()];
  const [reason] = schemas.flatMap((schema) => reasonAgainstDraft07(schema) ?? []);
  return reason === undefined ? outcome : { kind: "missing", rule: outcome.rule, reason };
}
