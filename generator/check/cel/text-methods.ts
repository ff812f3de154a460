import type { BuiltinName, Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { callExpr, hasCount } from "./call-expr.ts";
import { type Checker, type Environment, fault, sourceOf } from "./checker.ts";
import { expect } from "./expectations.ts";
import { portablePattern } from "./match-pattern.ts";
import { isOrdered, isPlaceIn } from "./positions.ts";
import type { CallSyntax, Range, Syntax } from "./syntax.ts";
import { boolType, intType, stringType } from "./types.ts";

type Call = CallSyntax & Range;

/**
 * What an argument is: any text, a literal text, a pattern, a place in the text (0 to its size, for `charAt` too), or a literal
 * int that counts.
 */
type Parameter = "text" | "literal" | "pattern" | "place" | "count";

interface TextMethod {
  readonly name: BuiltinName;
  readonly parameters: readonly Parameter[];
  /** How many of them may be left out, from the end. */
  readonly optional?: number;
  readonly returns: TypeExpr;
}

const listOfTexts: TypeExpr = { kind: "list", element: stringType };

const textMethods: readonly TextMethod[] = [
  { name: "startsWith", parameters: ["text"], returns: boolType },
  { name: "endsWith", parameters: ["text"], returns: boolType },
  { name: "contains", parameters: ["text"], returns: boolType },
  { name: "matches", parameters: ["pattern"], returns: boolType },
  { name: "find", parameters: ["pattern"], returns: stringType },
  { name: "lowerAscii", parameters: [], returns: stringType },
  { name: "upperAscii", parameters: [], returns: stringType },
  { name: "trim", parameters: [], returns: stringType },
  { name: "split", parameters: ["literal", "count"], optional: 1, returns: listOfTexts },
  { name: "replace", parameters: ["text", "text", "count"], optional: 1, returns: stringType },
  { name: "indexOf", parameters: ["text", "place"], optional: 1, returns: intType },
  { name: "lastIndexOf", parameters: ["text", "place"], optional: 1, returns: intType },
  { name: "charAt", parameters: ["place"], returns: stringType },
  { name: "substring", parameters: ["place", "place"], optional: 1, returns: stringType },
];

/** Names of the methods of texts. */
export const textMethodNames: readonly BuiltinName[] = textMethods.map(({ name }) => name);

/** A method of a text. */
export function inferTextMethod(
  checker: Checker,
  node: Call,
  object: Expr,
  env: Environment,
): Expr | undefined | "no such method" {
  const method = textMethods.find(({ name }) => name === node.name);
  if (method === undefined) return "no such method";
  const most = method.parameters.length;
  if (!hasCount(checker, node, most - (method.optional ?? 0), most)) return undefined;
  const args = node.args.map((arg, index) => {
    const parameter = method.parameters[index];
    return parameter && argument(checker, { method: node, object, arg, parameter }, env);
  });
  const known = args.flatMap((arg) => arg ?? []);
  if (known.length < args.length || !isInOrder(checker, node, object, known, env)) return undefined;
  return callExpr(checker, node, method.name, [object, ...known], method.returns);
}

interface Argument {
  readonly method: Call;
  readonly object: Expr;
  readonly arg: Syntax;
  readonly parameter: Parameter;
}

function argument(checker: Checker, { method, object, arg, parameter }: Argument, env: Environment): Expr | undefined {
  const isNumber = parameter === "place" || parameter === "count";
  const expr = expect(checker, arg, env, isNumber ? intType : stringType, `The argument of "${method.name}"`);
  if (expr === undefined || parameter === "text") return expr;
  if (parameter === "place") {
    if (isPlaceIn(object, expr, 0, env, checker.scope)) return expr;
    const text = sourceOf(checker, method);
    fault(checker, "out-of-range", arg, { text }, placeHint(checker, method, arg));
    return undefined;
  }
  return literalArgument(checker, method, arg, expr, parameter);
}

/** What is literal leaves nothing to find out at run time. */
function literalArgument(
  checker: Checker,
  method: Call,
  node: Syntax,
  expr: Expr,
  parameter: "literal" | "pattern" | "count",
): Expr | undefined {
  const due = parameter === "count" ? "number" : "string";
  if (expr.kind !== "literal" || typeof expr.value !== due) {
    const hint = due === "string" ? "Write the text itself, in quotes." : "Write the number itself.";
    fault(checker, "literal-needed", node, { what: `The argument of "${method.name}"` }, hint);
    return undefined;
  }
  if (parameter === "pattern") {
    const pattern = portablePattern(checker, node, String(expr.value));
    return pattern === undefined ? undefined : { ...expr, value: pattern };
  }
  if (expr.value !== "") return expr;
  fault(checker, "empty-separator", node, {});
  return undefined;
}

function isInOrder(
  checker: Checker,
  node: Call,
  object: Expr,
  [start, end]: readonly Expr[],
  env: Environment,
): boolean {
  if (node.name !== "substring" || start === undefined || end === undefined) return true;
  if (isOrdered(start, end, object, env, checker.scope)) return true;
  fault(checker, "out-of-range", node.at, { text: sourceOf(checker, node) }, "Its start may lie behind its end.");
  return false;
}

function placeHint(checker: Checker, method: Call, arg: Syntax): string {
  const text = method.receiver === undefined ? "text" : sourceOf(checker, method.receiver);
  return `Guard it first, as in: size(${text}) >= ${sourceOf(checker, arg)} && ...`;
}
