import type { Expr } from "../../../program/expression.ts";
import { code } from "../../markdown.ts";
import { expressionText } from "../expression-text.ts";
import { type Clause, clauseOf } from "./clause.ts";
import type { Test } from "./logic.ts";
import { type Names, pathName, shapeOf, stepsOf } from "./names.ts";

/** `size(x.distinct()) == size(x)` in words; undefined for any other test. */
export function uniqueClause({ expr, holds }: Test, names: Names): Clause | undefined {
  if (expr.kind !== "binary" || expr.operator !== "==") return undefined;
  const [left, right] = [sizedBy(expr.left), sizedBy(expr.right)];
  const distinct = distinctOf(left) ?? distinctOf(right);
  const whole = distinctOf(left) === undefined ? left : right;
  if (distinct === undefined || whole === undefined) return undefined;
  const same = sameness(distinct, names);
  if (same === undefined || !same.sizes.includes(expressionText(whole))) return undefined;
  const none = `no two items of ${same.list}`;
  const demand = `may ${same.verb === "are" ? "be" : same.verb} ${same.complement}`;
  return holds
    ? { says: `${none} ${same.verb} ${same.complement}`, demands: `${none} ${demand}`, joins: "plain" }
    : clauseOf({ subject: same.list, verb: "have", complement: `two items ${same.denied}`, holds: true });
}

interface Sameness {
  readonly list: string;
  readonly verb: "are" | "have";
  readonly complement: string;
  readonly denied: string;
  /** Lists that are as long. */
  readonly sizes: readonly string[];
}

function sameness(distinct: Expr, names: Names): Sameness | undefined {
  if (distinct.kind === "macro" && distinct.macro === "map") {
    const list = pathName(distinct.range, names);
    const field = stepsOf(distinct.body);
    const isField = field?.root === distinct.variable && field.steps.length === 1;
    if (list === undefined || !isField || shapeOf(distinct.range.type, names) !== "list") return undefined;
    const name = code(field.steps.join("."));
    const sizes = [expressionText(distinct), expressionText(distinct.range)];
    return { list, verb: "have", complement: `the same ${name}`, denied: `with the same ${name}`, sizes };
  }
  const list = pathName(distinct, names);
  if (list === undefined) return undefined;
  return { list, verb: "are", complement: "equal", denied: "that are equal", sizes: [expressionText(distinct)] };
}

function sizedBy(expr: Expr): Expr | undefined {
  return expr.kind === "call" && expr.function === "size" ? expr.args[0] : undefined;
}

function distinctOf(expr: Expr | undefined): Expr | undefined {
  return expr?.kind === "call" && expr.function === "distinct" ? expr.args[0] : undefined;
}
