import type { DiagnosticSink } from "../../diagnostics/diagnostic.ts";
import { assertNever } from "../../program/assert-never.ts";
import type { Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { inferArithmetic } from "./arithmetic.ts";
import { inferCall } from "./calls.ts";
import { type Checker, type Environment, fault } from "./checker.ts";
import { inferEquality, inferMembership, inferOrder } from "./comparisons.ts";
import { inferIndex } from "./indexes.ts";
import { inferList, inferLiteral, inferMap } from "./literals.ts";
import { inferConditional, inferLogical, inferUnary } from "./logic.ts";
import { inferName } from "./names.ts";
import { expressionLimits } from "./parse.ts";
import type { ExpressionRequest } from "./request.ts";
import { inferSelect, narrowed } from "./selections.ts";
import type { BinarySyntax, IndexSyntax, Range, RefusedSyntax, Syntax } from "./syntax.ts";

/** A checker for one expression. */
export function createChecker(request: ExpressionRequest, sink: DiagnosticSink): Checker {
  const checker: Checker = {
    request,
    scope: request.scope,
    sink,
    infer: (node, env, hint) => infer(checker, node, env, hint),
    quiet: () => createChecker(request, { diagnostics: [] }),
    elsewhere: (span) => createChecker({ ...request, spanOf: () => span }, sink),
  };
  return checker;
}

function infer(checker: Checker, node: Syntax, env: Environment, hint: TypeExpr | undefined): Expr | undefined {
  switch (node.kind) {
    case "literal":
      return inferLiteral(checker, node, hint);
    case "name":
      return inferName(checker, node, env, hint);
    case "select":
      return inferSelect(checker, node, env);
    case "index":
      return inferNarrowedIndex(checker, node, env);
    case "unary":
      return inferUnary(checker, node, env);
    case "binary":
      return inferBinary(checker, node, env);
    case "conditional":
      return inferConditional(checker, node, env, hint);
    case "call":
      return inferCall(checker, node, env);
    case "list":
      return inferList(checker, node, env, hint);
    case "map":
      return inferMap(checker, node, env, hint);
    case "refused":
      return refuse(checker, node);
    default:
      return assertNever(node);
  }
}

/** What a guard has shown to be there loses its null. */
function inferNarrowedIndex(checker: Checker, node: IndexSyntax & Range, env: Environment): Expr | undefined {
  const expr = inferIndex(checker, node, env);
  return expr && narrowed(expr, env);
}

function inferBinary(checker: Checker, node: BinarySyntax & Range, env: Environment): Expr | undefined {
  const { operator } = node;
  switch (operator) {
    case "&&":
    case "||":
      return inferLogical(checker, node, operator, env);
    case "==":
    case "!=":
      return inferEquality(checker, node, operator, env);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return inferOrder(checker, node, operator, env);
    case "in":
      return inferMembership(checker, node, env);
    case "+":
    case "-":
    case "*":
    case "/":
    case "%":
      return inferArithmetic(checker, node, operator, env);
    default:
      return assertNever(operator);
  }
}

const refusals = {
  bytes: "bytes",
  uint: "an unsigned number",
  optional: "optional access",
} as const;

function refuse(checker: Checker, node: RefusedSyntax & Range): undefined {
  if (node.reason === "unsafe-integer") fault(checker, "cel-unsafe-integer", node, {});
  else if (node.reason === "too-deep") {
    fault(checker, "cel-too-large", node, { limit: `${expressionLimits.depth} levels of nesting` });
  } else fault(checker, "cel-unsupported", node, { what: refusals[node.reason] });
}
