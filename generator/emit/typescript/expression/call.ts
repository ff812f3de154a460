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
  const further = expr.args.slice(1).map((arg) => env.print.present(arg, env).doc);
  const method = (name: string): Code => call([wrapped(code, "primary"), `.${name}`], ...further);
  const runtime = (name: string): Code => call(env.scope.runtime(name), code.doc, ...further);
  switch (expr.function) {
    case "size":
      return sizeCode(subject, code, env);
    case "startsWith":
    case "endsWith":
      return method(expr.function);
    case "contains":
      return method("includes");
    case "matches":
      return call([searchPattern(argument, env), ".test"], code.doc);
    case "find":
      return call(env.scope.runtime("findText"), searchPattern(argument, env), code.doc);
    case "lowerAscii":
    case "upperAscii":
    case "indexOf":
    case "lastIndexOf":
    case "charAt":
    case "substring":
    case "replace":
    case "split":
    case "trim":
      return runtime(runtimeNames[expr.function]);
    case "join":
      return call([wrapped(code, "primary"), ".join"], ...(further.length === 0 ? ['""'] : further));
    case "string":
      return call("String", code.doc);
    case "int":
      return call("Math.trunc", code.doc);
    case "double":
      return code;
    case "distinct":
      return call(env.scope.runtime("distinctValues"), comparable(subject, env).doc);
    case "at":
      throw new Error("what may be absent has a place of its own");
    default:
      return assertNever(expr.function);
  }
}

const runtimeNames = {
  lowerAscii: "lowerAscii",
  upperAscii: "upperAscii",
  indexOf: "indexOfText",
  lastIndexOf: "lastIndexOfText",
  charAt: "charAtPlace",
  substring: "substringOf",
  replace: "replaceText",
  split: "splitText",
  trim: "trimText",
} as const;

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
