import { child, find, type Place, textSpan } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { toJson } from "../../load/to-json.ts";
import type { Property } from "../../program/declaration.ts";
import type { Path } from "../../program/example.ts";
import type { Expr } from "../../program/expression.ts";
import type { Rule } from "../../program/rule.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { RuleSyntax } from "../../shape/syntax.ts";
import { readPath } from "../read-path.ts";
import { checkMemberPath } from "./check-member-path.ts";
import { lowerExpression, lowerText, type Surroundings } from "./lower-expression.ts";
import { type Bodies, propertiesRead } from "./reads.ts";

/** A rule as it stands in a spec. */
export interface RuleSource {
  readonly id: string;
  readonly owner: string;
  readonly syntax: RuleSyntax;
  readonly place: Place;
}

/** A model in which a rule is read: its own, or one that inherits it. */
export interface RuleModel {
  readonly type: TypeExpr;
  readonly properties: readonly Property[];
  readonly bodies: Bodies;
}

const bool: TypeExpr = { kind: "primitive", name: "bool" };

/** The rule, read for a model; undefined after a fault. A condition that is broken leaves the rest unread: it guards it. */
export function lowerRule(source: RuleSource, model: RuleModel, around: Surroundings): Rule | undefined {
  const { id, owner, syntax, place } = source;
  const when =
    syntax.when === undefined ? undefined : lowerExpression(child(place, "when"), around, { expected: bool });
  if (syntax.when !== undefined && when === undefined) return undefined;
  const given = when === undefined ? [] : [when];
  const each = syntax.each === undefined ? undefined : lowerEach(child(place, "each"), around, given);
  if (syntax.each !== undefined && each === undefined) return undefined;
  const variables = each === undefined ? around.variables : new Map([...around.variables, ["item", each.element]]);
  const expectation = { expected: bool, given, each: each?.list };
  const must = lowerExpression(child(place, "must"), { ...around, variables }, expectation);
  const at = find(place, "at");
  const stated = at && checkMemberPath(at, each?.element ?? model.type, around.context);
  if (must === undefined || (at !== undefined && stated === undefined)) return undefined;
  return {
    kind: "rule",
    id,
    owner,
    ...(syntax.doc === undefined ? {} : { doc: syntax.doc }),
    message: syntax.message,
    ...(when === undefined ? {} : { when }),
    ...(each === undefined ? {} : { each: each.list }),
    must,
    at: stated ?? (each === undefined ? onlyRead(must, model.bodies) : []),
    eachPath: each?.path ?? [],
    reads: inSpecOrder(propertiesRead([when, each?.list, must], model.bodies), model.properties),
    span: place.key,
  };
}

/** The one property that `must` reads, or the object itself. */
function onlyRead(must: Expr, bodies: Bodies): Path {
  const reads = propertiesRead([must], bodies);
  return reads !== "all" && reads.size === 1 ? [...reads] : [];
}

function inSpecOrder(reads: ReadonlySet<string> | "all", properties: readonly Property[]): readonly string[] {
  const names = properties.map((property) => property.name);
  return reads === "all" ? names : names.filter((name) => reads.has(name));
}

interface Each {
  readonly list: Expr;
  readonly element: TypeExpr;
  readonly path: Path;
}

/** The list of `each`, read from `this` as if it were an expression: what `when` proves counts. */
function lowerEach(place: Place, around: Surroundings, given: readonly Expr[]): Each | undefined {
  const written = String(toJson(place.node));
  const path = readPath(written, place.node.span, around.context.sink);
  if (path === undefined) return undefined;
  const isPlain = path.every((step) => /^[A-Za-z_][A-Za-z0-9_]*$/u.test(String(step)));
  const steps = path.map((step) => (isPlain ? `.${step}` : `[${JSON.stringify(step)}]`));
  const spanOf = (start: number, end: number) =>
    isPlain ? textSpan(place, Math.max(start - 5, 0), Math.max(end - 5, 0)) : place.node.span;
  const list = lowerText(`this${steps.join("")}`, spanOf, around, { given });
  if (list === undefined) return undefined;
  const element = elementOf(list.type, around);
  if (element !== undefined) return { list, element, path };
  const hint = list.type.kind === "nullable" ? "Say in `when` that it is there: has(...)." : undefined;
  report(around.context.sink, "each-needs-list", place.node.span, { path: written }, { hint });
  return undefined;
}

function elementOf(type: TypeExpr, { scope }: Surroundings): TypeExpr | undefined {
  if (type.kind === "list") return type.element;
  const declared = type.kind === "reference" ? scope.declarations.get(type.target) : undefined;
  return declared?.kind === "list" ? declared.element : undefined;
}
