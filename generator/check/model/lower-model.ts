import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Expr } from "../../program/expression.ts";
import type { DerivedProperty, Method } from "../../program/member.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { thrownAs } from "../catalog/failures.ts";
import { lowerCatalog } from "../catalog/lower-catalog.ts";
import type { ExpressionScope } from "../cel/request.ts";
import type { Context } from "../context.ts";
import { declarationBase } from "../declaration-base.ts";
import { layoutOf } from "../layout/layout-of.ts";
import type { Surroundings } from "../member/lower-expression.ts";
import { lowerConstructors, lowerDerived, lowerMethods } from "../member/lower-members.ts";
import { lowerViews } from "../member/lower-views.ts";
import type { Bodies } from "../member/reads.ts";
import { lowerRules } from "./lower-rules.ts";
import type { LoweredModel } from "./lowered-model.ts";
import type { ModelDraft } from "./model-draft.ts";

/** Reads the expressions of every model, each after the one that it is built on. */
export function lowerModels(context: Context, scope: ExpressionScope): ReadonlyMap<string, LoweredModel> {
  const lowered = new Map<string, LoweredModel>();
  // Drafts stand in the order in which they were declared, which puts bases first.
  for (const [name, draft] of context.models) {
    const base = draft.base === undefined ? undefined : lowered.get(draft.base.draft.symbol.name);
    lowered.set(name, lowerModel(draft, base, context, scope));
  }
  return lowered;
}

function lowerModel(
  draft: ModelDraft,
  base: LoweredModel | undefined,
  context: Context,
  scope: ExpressionScope,
): LoweredModel {
  const { symbol, properties, unknownKeys, key } = draft;
  const catalog = lowerCatalog(draft, context, scope);
  const layout = layoutOf(draft, context);
  const type: TypeExpr = { kind: "reference", target: symbol.name };
  const around: Surroundings = { context, scope, module: symbol.module, variables: new Map([["this", type]]) };
  const parent = draft.base?.how === "extends" ? base : undefined;
  const derived = lowerDerived(draft, parent?.declaration, around);
  const methods = lowerMethods(draft, parent?.declaration, around);
  const bodies: Bodies = { derived: bodiesOf(derived), methods: bodiesOf(methods) };
  const rules = lowerRules(draft, base, { type, properties, bodies }, around);
  const views = lowerViews(draft, parent?.views ?? new Map(), bodies, around);
  const declaration: ModelDeclaration = {
    kind: "model",
    ...declarationBase(symbol, context),
    properties,
    unknownKeys,
    rules: rules.map(({ rule }) => rule),
    derived,
    constructors: lowerConstructors(draft, around),
    methods,
    views: [...views.values()].map(({ view }) => view),
    ...(key === undefined ? {} : { key }),
    ...(catalog === undefined ? {} : { catalog }),
    ...thrownAs(draft, context),
    ...(layout === undefined ? {} : { layout }),
    ...(draft.base === undefined ? {} : { base: { name: draft.base.draft.symbol.name, how: draft.base.how } }),
  };
  return { declaration, draft, rules, views };
}

function bodiesOf(members: readonly (DerivedProperty | Method)[]): ReadonlyMap<string, Expr> {
  return new Map(members.map((member) => [member.name, member.value]));
}
