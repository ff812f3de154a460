import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Expr } from "../../program/expression.ts";
import type { Program } from "../../program/program.ts";
import type { Rule } from "../../program/rule.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { schemaText } from "../print.ts";
import type { Branch, Schema, SchemaObject } from "../schema.ts";
import type { Context, Term } from "./context.ts";
import { tooLarge } from "./reason.ts";
import { sharing } from "./sharing.ts";
import { implication, type Statement, stateOf } from "./statement.ts";

/** What becomes of one rule of one model. */
export type RuleOutcome =
  /** `schema` says it for every object that the rest of the model's schema accepts; undefined where that rest says it already. */
  ExactRule | { readonly kind: "missing"; readonly rule: Rule; readonly reason: string };

/**
 * A rule that schemas say. `parts` are schemas that `schema` refers to under `$defs`, by name, since it needs each more than once;
 * no type has such a name.
 */
export interface ExactRule {
  readonly kind: "exact";
  readonly rule: Rule;
  readonly schema: SchemaObject | undefined;
  readonly parts: ReadonlyMap<string, SchemaObject>;
}

/** Compiles every rule of a model, inherited ones included, in their order. */
export function ruleOutcomes(model: ModelDeclaration, program: Program): readonly RuleOutcome[] {
  return model.rules.map((rule) => outcomeOf(rule, model, program));
}

function outcomeOf(rule: Rule, model: ModelDeclaration, program: Program): RuleOutcome {
  const statement = statementOf(rule, contextOf(model, program));
  if (statement.kind === "refusal") return { kind: "missing", rule, reason: statement.reason };
  const shared = sharing(statement.schema, `${model.name}.${rule.id}`);
  const schema = aboutObject(shared.schema);
  const { parts } = shared;
  if (schema === true) return { kind: "exact", rule, schema: undefined, parts };
  const said = schema === false ? { not: true } : schema;
  const length = [said, ...parts.values()].reduce((sum, part) => sum + schemaText(part).length, 0);
  if (length > maxLength) return { kind: "missing", rule, reason: tooLarge };
  return { kind: "exact", rule, schema: { $comment: `rule ${rule.id}: ${rule.message}`, ...said }, parts };
}

function contextOf(model: ModelDeclaration, program: Program): Context {
  const universe = { type: { kind: "reference", target: model.name }, checked: "deeply" } as const;
  const scope = { id: 0, universe };
  const functions = program.modules.flatMap((module) => module.functions);
  return {
    declarations: program.declarations,
    functions: new Map(functions.map((declared) => [declared.name, declared])),
    scope,
    bindings: new Map([["this", { kind: "value", scope }]]),
    assumed: new Map(),
    given: true,
    effort: { steps: maxSteps, scopes: 0 },
  };
}

const maxSteps = 20_000;

function statementOf(rule: Rule, context: Context): Statement {
  const close = (expr: Expr): Term => ({ kind: "closure", expr, bindings: context.bindings });
  const must = stateOf(close(rule.each === undefined ? rule.must : everyItem(rule.each, rule.must)), context);
  return rule.when === undefined ? must : implication(close(rule.when), context, must);
}

function everyItem(range: Expr, must: Expr): Expr {
  return { kind: "macro", macro: "all", range, variable: "item", body: must, type: bool, span: must.span };
}

const bool: TypeExpr = { kind: "primitive", name: "bool" };

/** Nobody reads a rule of more characters than this, and few validators like one. */
const maxLength = 16 * 1024;

/** The rest of the model's schema says that the value is an object, so no test of a rule repeats it. */
function aboutObject(schema: Schema): Schema {
  if (typeof schema === "boolean") return schema;
  const { type, not, anyOf, allOf, branch, ...rest } = schema;
  const inner: SchemaObject = {
    ...rest,
    ...(type === undefined || type === "object" ? {} : { type }),
    ...(not === undefined ? {} : { not: aboutObject(not) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(aboutObject) }),
    ...(allOf === undefined ? {} : { allOf: allOf.map(aboutObject) }),
    ...(branch === undefined ? {} : { branch: branchAboutObject(branch) }),
  };
  return Object.keys(inner).length === 0 ? true : inner;
}

function branchAboutObject(branch: Branch): Branch {
  const { no } = branch;
  const inner = { if: aboutObject(branch.if), yes: aboutObject(branch.yes) };
  return no === undefined ? inner : { ...inner, no: aboutObject(no) };
}
