import type { Expr } from "../../program/expression.ts";
import { isJsonList } from "../../program/json.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { ask, atPlace } from "./ask.ts";
import { compareEqual, fewValuesOf } from "./compare.ts";
import { byChoice } from "./compile.ts";
import { constantOf } from "./constant.ts";
import type { Closure, Context, Term } from "./context.ts";
import { expand, within } from "./expand.ts";
import { kindOf } from "./kinds.ts";
import { type Compiled, conjunction, disjunction, refusal } from "./pair.ts";
import { overlooked, placeOf } from "./place.ts";
import { quantify } from "./quantify.ts";
import { comparedWithOuter } from "./reason.ts";

/** `element in container`: one of several values, an element of a list, or a key of a map. */
export function isMember(element: Term, container: Term, context: Context): Compiled {
  const known = constantOf(container, context)?.value;
  if (isJsonList(known)) return ask({ kind: "oneOf", values: known }, element, context);
  const head = expand(container, context);
  if (head.kind === "choice") {
    return byChoice(head.condition, head.yes, head.no, context, (side) => isMember(element, side, context));
  }
  if (head.expr.kind === "list") {
    return disjunction(head.expr.elements.map((one) => compareEqual(element, within(head, one), context)));
  }
  const { kind } = kindOf(head.expr.type, context.declarations);
  return kind === "map" ? isKey(element, head, context) : isElement(element, head, context);
}

/** Some element equals it. */
function isElement(element: Term, list: Closure, context: Context): Compiled {
  const { span } = list.expr;
  const variable = (name: string, type: TypeExpr): Expr => ({ kind: "variable", name, type, span });
  const [each, wanted, range] = [
    variable(names.each, anything),
    variable(names.wanted, anything),
    variable(names.range, list.expr.type),
  ];
  const body: Expr = { kind: "binary", operator: "==", left: each, right: wanted, type: bool, span };
  const bindings = new Map([
    [names.wanted, element],
    [names.range, list],
  ]);
  const expr = { kind: "macro", macro: "exists", range, variable: names.each, body, type: bool, span } as const;
  const found = quantify(expr, { kind: "closure", expr, bindings }, context);
  return found.kind === "refusal" && found.reason === comparedWithOuter ? { ...found, reason: lookedUp } : found;
}

const lookedUp = "field looked up in a field";
const names = { each: "each", wanted: "wanted", range: "range" } as const;
const bool: TypeExpr = { kind: "primitive", name: "bool" };
const anything: TypeExpr = { kind: "primitive", name: "json" };

function isKey(element: Term, container: Closure, context: Context): Compiled {
  const key = constantOf(element, context)?.value;
  if (typeof key === "string") return hasKey(key, container, context);
  const head = expand(element, context);
  if (head.kind === "choice") {
    return byChoice(head.condition, head.yes, head.no, context, (side) => isKey(side, container, context));
  }
  const keys = fewValuesOf(head, context)?.filter((value) => typeof value === "string");
  if (keys === undefined) return refusal(lookedUp);
  return disjunction(
    keys.map((value) =>
      conjunction([ask({ kind: "equals", value }, head, context), hasKey(value, container, context)]),
    ),
  );
}

function hasKey(key: string, container: Closure, context: Context): Compiled {
  if (key === overlooked) return refusal("key that validators overlook");
  const place = placeOf(container, context);
  if (place.kind === "refusal") return place;
  const holds = { type: "object", properties: new Map([[key, true]]), required: [key] } as const;
  const fails = { type: "object", properties: new Map([[key, false]]) } as const;
  return atPlace(place, { holds, fails, onNull: false }, context);
}
