import { assertNever } from "../../../program/assert-never.ts";
import type { CallExpr, Expr } from "../../../program/expression.ts";
import { type Code, call, primary, wrapped } from "../code.ts";
import { stringLiteral } from "../primitives.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";
import { comparable } from "./lift.ts";

/** The code of a function of the language. */
export function callValue(expr: CallExpr, env: Environment): Code {
  const [subject, argument] = expr.args;
  if (subject === undefined) throw new Error(`"${expr.function}" has no argument`);
  const code = env.print.present(subject, env);
  const second = argument === undefined ? [] : [env.print.present(argument, env).doc];
  const method = (name: string): Code => call([wrapped(code, "primary"), `.${name}`], ...second);
  switch (expr.function) {
    case "size":
      return sizeCode(subject, code, env);
    case "startsWith":
    case "endsWith":
    case "trim":
      return method(expr.function);
    case "contains":
      return method("includes");
    case "matches":
      return call([searchPattern(argument, env), ".test"], code.doc);
    case "lowerAscii":
    case "upperAscii":
      return call(env.scope.runtime(expr.function), code.doc);
    case "split":
      return call(env.scope.runtime("splitText"), code.doc, ...second);
    case "join":
      return call([wrapped(code, "primary"), ".join"], ...(second.length === 0 ? ['""'] : second));
    case "string":
      return call("String", code.doc);
    case "distinct":
      return call(env.scope.runtime("distinctValues"), comparable(subject, env).doc);
    default:
      return assertNever(expr.function);
  }
}

function sizeCode(subject: Expr, code: Code, env: Environment): Code {
  const shape = shapeOf(subject.type, env.scope.emission.program);
  if (shape.kind === "list") return primary(wrapped(code, "primary"), ".length");
  const isText = shape.kind === "enum" || (shape.kind === "primitive" && shape.name === "string");
  return call(env.scope.runtime(isText ? "codePoints" : "sizeOf"), code.doc);
}

/** The checker lets only literals be patterns. */
function searchPattern(pattern: Expr | undefined, { scope }: Environment): string {
  if (pattern?.kind !== "literal" || typeof pattern.value !== "string") throw new Error("a pattern must be a literal");
  const value = call(`/* @__PURE__ */ ${scope.runtime("searchText")}`, stringLiteral(pattern.value));
  return scope.constant("searchPattern", "RegExp", value.doc);
}
