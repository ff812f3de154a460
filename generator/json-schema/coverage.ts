import { type Demand, demandsOfCatalog, demandsOfReference } from "../program/catalog-sentences.ts";
import type { Constraint } from "../program/constraint.ts";
import type { Declaration, ModelDeclaration } from "../program/declaration.ts";
import type { Program } from "../program/program.ts";
import { constraintKeywords } from "./constraint-schema.ts";
import { outcomesFor } from "./definitions.ts";
import { dialects, drafts } from "./draft.ts";
import { kindOf } from "./rules/kinds.ts";

/** How well a target carries a rule or a constraint: just as it is meant, or not at all. */
export type Carried = { readonly exact: true } | { readonly exact: false; readonly reason: string };

/** Every target by its name in the report. */
export type CarriedBy = Readonly<Record<string, Carried>>;

/** A rule of a model, inherited ones included. */
export interface RuleCoverage {
  readonly model: string;
  readonly rule: string;
  readonly targets: CarriedBy;
}

/** A constraint of a type or of one of its properties, by its kind. Under the type `*` stands what holds for every type. */
export interface ConstraintCoverage {
  readonly type: string;
  readonly property?: string;
  readonly constraint: string;
  readonly targets: CarriedBy;
}

/** Which target carries what. Entries are sorted by name. */
export interface Coverage {
  readonly rules: readonly RuleCoverage[];
  readonly constraints: readonly ConstraintCoverage[];
}

/** Names of the targets that the report tells of, in its order. */
export const coverageTargets: readonly string[] = Object.freeze([
  "typescript",
  ...drafts.map((draft) => dialects[draft].target),
  "docs",
]);

/** What each target says of every rule and constraint of a program. */
export function coverageOf(program: Program): Coverage {
  const declarations = Object.values(program.declarations);
  const models = declarations.filter((declaration) => declaration.kind === "model");
  const rules = models.flatMap((model) => ruleEntries(model, program));
  const constraints = declarations.flatMap((declaration) => constraintEntries(declaration, program));
  return {
    rules: sorted(rules, ({ model, rule }) => [model, rule]),
    constraints: sorted([...languageEntries, ...constraints], ({ type, property, constraint }) => [
      type,
      property ?? "",
      constraint,
    ]),
  };
}

function ruleEntries(model: ModelDeclaration, program: Program): readonly RuleCoverage[] {
  const byDraft = drafts.map((draft) => [draft, outcomesFor(program, model, draft)] as const);
  return model.rules.map((rule, index) => {
    const inSchemas = byDraft.map(([draft, outcomes]) => {
      const outcome = outcomes[index];
      const carried = outcome?.kind === "missing" ? missing(outcome.reason) : exact;
      return [dialects[draft].target, carried] as const;
    });
    return { model: model.name, rule: rule.id, targets: carriedBy(Object.fromEntries(inSchemas)) };
  });
}

const exact: Carried = { exact: true };

function missing(reason: string): Carried {
  return { exact: false, reason };
}

/** The validators of the model package run every rule and constraint, and the docs state each; `inSchemas` is what differs. */
function carriedBy(inSchemas: CarriedBy): CarriedBy {
  return Object.fromEntries(coverageTargets.map((target) => [target, inSchemas[target] ?? exact]));
}

/** A reason holds for schemas of all drafts. */
function inEverySchema(reason: string | undefined): CarriedBy {
  if (reason === undefined) return carriedBy({});
  return carriedBy(Object.fromEntries(drafts.map((draft) => [dialects[draft].target, missing(reason)])));
}

const languageEntries: readonly ConstraintCoverage[] = [
  { type: "*", constraint: "depth", targets: inEverySchema("depth counted from the root") },
  { type: "*", constraint: "well_formed_text", targets: inEverySchema("surrogates of a text taken apart") },
];

function constraintEntries(declaration: Declaration, program: Program): readonly ConstraintCoverage[] {
  switch (declaration.kind) {
    case "model":
      return declaration.properties.flatMap(({ name, type, constraints, refersTo }): readonly ConstraintCoverage[] => {
        const isWhole = isInt(kindOf(type, program.declarations));
        const own = entriesOf(declaration.name, constraints, isWhole);
        const demands = [
          ...demandsOfCatalog(declaration.catalog, name),
          ...(refersTo === undefined ? [] : demandsOfReference(refersTo)),
        ];
        return [...own, ...between(declaration.name, demands)].map((entry) => ({ ...entry, property: name }));
      });
    case "scalar":
      return entriesOf(declaration.name, declaration.constraints, declaration.base === "int");
    case "list":
    case "map":
      return entriesOf(declaration.name, declaration.constraints, false);
    default:
      return [];
  }
}

/** No schema can say what holds between members of a catalog. */
function between(type: string, demands: readonly Demand[]): readonly ConstraintCoverage[] {
  return demands.map(({ constraint }) => ({ type, constraint, targets: inEverySchema("relates distant parts") }));
}

function isInt(kind: ReturnType<typeof kindOf>): boolean {
  return kind.kind === "primitive" && kind.name === "int";
}

function entriesOf(type: string, constraints: readonly Constraint[], isWhole: boolean): readonly ConstraintCoverage[] {
  const { missing: untold } = constraintKeywords(constraints, isWhole);
  return constraints.map((constraint) => {
    const reason = untold.find((each) => each.constraint === constraint)?.reason;
    return { type, constraint: constraint.kind, targets: inEverySchema(reason) };
  });
}

/** Parts of a key are compared one after the other: NUL comes before every character that a name can have. */
function sorted<T>(entries: readonly T[], keyOf: (entry: T) => readonly string[]): readonly T[] {
  const keyed = entries.map((entry) => ({ entry, key: keyOf(entry).join("\0") }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ entry }) => entry);
}
