import type { Expr } from "../../../program/expression.ts";
import { mayBeNull } from "../../../program/nullness.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { type Code, call, conditional, orElse, primary, same, wrapped } from "../code.ts";
import { hasModels, isDeep } from "../facts.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";
import { receiverValue } from "./receiver.ts";

/** A value for deep comparison; objects that were sent are made instances where they can be. */
export function comparable(expr: Expr, env: Environment): Code {
  if (env.form === "model" && expr.kind === "variable" && expr.name === "this") return receiverValue(expr, env).code;
  const code = mayBeNull(expr.type) ? env.print.plain(expr, env) : env.print.present(expr, env);
  return env.form === "model" ? code : lifted(expr.type, code, env, (type, value) => built(type, value, env));
}

function lifted(type: TypeExpr, code: Code, env: Environment, make: (type: string, value: Code) => Code): Code {
  if (!hasModels(type, env.scope.emission.facts)) return code;
  const { program } = env.scope.emission;
  if (type.kind === "nullable") {
    return conditional(same(code, primary("null")), primary("null"), lifted(type.inner, code, env, make));
  }
  const shape = shapeOf(type, program);
  if (shape.kind === "list") {
    const element = lifted(shape.element, primary("each"), env, make);
    return primary(wrapped(code, "primary"), ".map((each) => ", wrapped(element, "nullish"), ")");
  }
  if (type.kind === "reference") return make(type.target, code);
  return code;
}

/** An object that breaks a rule of its own makes no instance, and is compared as it is. */
function built(type: string, value: Code, env: Environment): Code {
  const { facts } = env.scope.emission;
  const depth = isDeep({ kind: "reference", target: type }, facts) ? ["0"] : [];
  return orElse(call(env.scope.functionOf(type, "build"), value.doc, ...depth), value);
}
