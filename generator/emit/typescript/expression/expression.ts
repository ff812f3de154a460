import { assertNever } from "../../../program/assert-never.ts";
import type { ConditionalExpr, Expr, VariableExpr } from "../../../program/expression.ts";
import { mayBeNull } from "../../../program/nullness.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { type Code, conditional, falseCode, not, orElse, primary, trueCode } from "../code.ts";
import { type Doc, enclosed, line } from "../layout.ts";
import { propertyKey } from "../primitives.ts";
import { literalText } from "../type-text.ts";
import { arithmetic, negative } from "./arithmetic.ts";
import { callValue } from "./call.ts";
import { comparison, inequality, isComparison } from "./comparison.ts";
import type { Environment, Printer, Value } from "./environment.ts";
import { indexValue } from "./index-value.ts";
import { invokeValue } from "./invoke.ts";
import { outcomesOf } from "./known-values.ts";
import { logic } from "./logic.ts";
import { macroValue } from "./macro.ts";
import { placeholder } from "./placeholder.ts";
import { vouched } from "./receiver.ts";
import { remembered } from "./remembered.ts";
import { selectValue } from "./select.ts";
import { leftOf } from "./values-left.ts";

const heldCode = remembered((expr, env) => conditionOf(expr, env, true));
const failedCode = remembered((expr, env) => conditionOf(expr, env, false));
const outcomes = remembered(outcomesOf);

/** Prints expressions as TypeScript. */
export const printer: Printer = Object.freeze({
  value: remembered(guardedValue),
  present(expr: Expr, env: Environment): Code {
    const { code, nulls } = env.print.value(expr, env);
    return nulls === "unseen" ? orElse(code, placeholder(expr.type, env)) : code;
  },
  plain(expr: Expr, env: Environment): Code {
    const { code, nulls, absence } = env.print.value(expr, env);
    return absence !== undefined && nulls !== "never" ? orElse(code, primary("null")) : code;
  },
  condition(expr: Expr, env: Environment, truth: boolean): Code {
    return truth ? heldCode(expr, env) : failedCode(expr, env);
  },
  assuming(expr: Expr, truth: boolean, env: Environment): Environment {
    const { held, failed } = outcomes(expr, env);
    return truth ? held : failed;
  },
});

function guardedValue(expr: Expr, env: Environment): Value {
  const value = printValue(expr, env);
  return env.unguarded === true && value.nulls === "followed" ? { ...value, nulls: "unseen" } : value;
}

function printValue(expr: Expr, env: Environment): Value {
  switch (expr.kind) {
    case "literal":
      return literalValue(expr.value);
    case "list":
      return never(
        primary(
          enclosed(
            "[",
            expr.elements.map((element) => env.print.plain(element, env).doc),
            "]",
          ),
        ),
      );
    case "map":
      return never(primary(mapLiteral(expr.entries, env)));
    case "variable":
      return variableValue(expr, env);
    case "select":
      return selectValue(expr, env);
    case "unary":
      if (expr.operator === "!") return never(env.print.condition(expr, env, true));
      return never(negative(expr, env));
    case "binary":
      return never(isBoolean(expr) ? env.print.condition(expr, env, true) : arithmetic(expr, env));
    case "conditional": {
      const [held, failed] = branches(expr, env);
      const [then, otherwise] = [env.print.plain(expr.then, held), env.print.plain(expr.else, failed)];
      const code = conditional(env.print.condition(expr.condition, env, true), then, otherwise);
      return { code, nulls: mayBeNull(expr.type) ? "unseen" : "never" };
    }
    case "call":
      return expr.function === "at" ? indexValue(expr, env) : never(callValue(expr, env));
    case "invoke":
      return invokeValue(expr, env);
    case "macro":
      return never(macroValue(expr, env));
    default:
      return assertNever(expr);
  }
}

function conditionOf(expr: Expr, env: Environment, truth: boolean): Code {
  switch (expr.kind) {
    case "literal":
      return (expr.value === true) === truth ? trueCode : falseCode;
    case "unary":
      return env.print.condition(expr.operand, env, !truth);
    case "conditional": {
      const [held, failed] = branches(expr, env);
      const [then, otherwise] = [
        env.print.condition(expr.then, held, truth),
        env.print.condition(expr.else, failed, truth),
      ];
      return conditional(env.print.condition(expr.condition, env, true), then, otherwise);
    }
    case "binary":
      if (expr.operator === "&&" || expr.operator === "||") return logic(expr, env, truth);
      if (isComparison(expr)) return truth ? comparison(expr, env) : inequality(expr, env);
      break;
    default:
  }
  const { values, mayBeNull } = leftOf(expr, env);
  const [only, ...others] = values ?? [];
  if (typeof only === "boolean" && others.length === 0 && !mayBeNull) return only === truth ? trueCode : falseCode;
  const code = env.print.present(expr, env);
  return truth ? code : not(code);
}

function branches({ condition }: ConditionalExpr, env: Environment): readonly [Environment, Environment] {
  return [env.print.assuming(condition, true, env), env.print.assuming(condition, false, env)];
}

function isBoolean(expr: Expr & { readonly kind: "binary" }): boolean {
  return expr.operator === "&&" || expr.operator === "||" || isComparison(expr);
}

function never(code: Code): Value {
  return { code, nulls: "never" };
}

function literalValue(value: string | number | boolean | null): Value {
  if (typeof value === "boolean") return never(value ? trueCode : falseCode);
  const code: Code = { doc: literalText(value), level: typeof value === "number" && value < 0 ? "unary" : "primary" };
  return { code, nulls: value === null ? "followed" : "never" };
}

function mapLiteral(entries: readonly { readonly key: string; readonly value: Expr }[], env: Environment): Doc {
  const parts = entries.map(({ key, value }): Doc => [`${propertyKey(key)}: `, env.print.plain(value, env).doc]);
  return enclosed("{", parts, "}", line);
}

function variableValue({ name, type }: VariableExpr, env: Environment): Value {
  const binding = env.variables.get(name);
  if (binding === undefined) throw new Error(`no variable "${name}"`);
  const value = binding.kind === "code" ? binding.value : never(binding.whole());
  return name === "this" ? { ...value, code: narrowedCode(value.code, type, env) } : value;
}

/** The class of an instance does not know what the rules say of it; its type does. */
function narrowedCode(code: Code, type: TypeExpr, env: Environment): Code {
  const target = type.kind === "reference" ? type.target : "";
  if (env.form === "wire" || !env.scope.emission.facts.narrowings.has(target)) return code;
  return vouched(env.scope.typeOf(target), code, env);
}
