import type { Expr, SelectExpr } from "../../../program/expression.ts";
import { withParts } from "../../../program/expression-walk.ts";
import { elementIn, modelIn } from "../../../program/lookup.ts";
import { withoutNull } from "../../../program/nullness.ts";
import type { Program } from "../../../program/program.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { typeText } from "../../../program/type-text.ts";

type Types = ReadonlyMap<string, TypeExpr>;

const known = new WeakMap<Expr, Map<string, Expr>>();

/**
 * A body as it reads for arguments of these types. A parameter takes models that extend its own, and what those leave out has
 * defaults of their own. The same call gives the same expression.
 */
export function retyped(body: Expr, types: Types, program: Program): Expr {
  const key = [...types].map(([name, type]) => `${name}: ${typeText(type)}`).join();
  const ofBody = known.get(body) ?? new Map<string, Expr>();
  known.set(body, ofBody);
  const made = ofBody.get(key) ?? retype(body, types, program);
  ofBody.set(key, made);
  return made;
}

function retype(expr: Expr, types: Types, program: Program): Expr {
  const again = (part: Expr): Expr => retype(part, types, program);
  switch (expr.kind) {
    case "variable":
      return { ...expr, type: types.get(expr.name) ?? expr.type };
    case "select": {
      const inner: SelectExpr = { ...expr, object: again(expr.object) };
      return expr.of === "property" || expr.of === "derived" ? member(inner, program) : inner;
    }
    case "invoke": {
      const receiver = expr.receiver === undefined ? undefined : again(expr.receiver);
      const model = receiver && modelIn(receiver.type, program);
      const args = expr.args.map(again);
      if (receiver === undefined) return { ...expr, args };
      return {
        ...expr,
        args,
        receiver,
        ...(model === undefined || expr.target !== "method" ? {} : { model: model.name }),
      };
    }
    case "macro": {
      const range = again(expr.range);
      const element = elementIn(range.type, program);
      const around = new Map(types);
      if (element === undefined) around.delete(expr.variable);
      else around.set(expr.variable, element);
      return { ...expr, range, body: retype(expr.body, around, program) };
    }
    default:
      return withParts(expr, again);
  }
}

/** What a guard has shown not to be null stays so. */
function member(expr: SelectExpr, program: Program): Expr {
  const model = modelIn(expr.object.type, program);
  if (model === undefined || model.name === expr.model) return expr;
  const property = model.properties.find(({ name }) => name === expr.member);
  if (property === undefined) return { ...expr, model: model.name };
  const isSure = expr.type.kind !== "nullable";
  return { ...expr, model: model.name, type: isSure ? withoutNull(property.type) : property.type };
}
