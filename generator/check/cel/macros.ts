import type { Expr, ListExpr, MacroExpr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { withElementBounds } from "./bounds.ts";
import { assuming, type Checker, type Environment, fault } from "./checker.ts";
import { expectBool } from "./expectations.ts";
import { bothFacts, type Facts, factsOf, noFacts } from "./facts.ts";
import { entriesAreThere } from "./members.ts";
import { needValue } from "./need-value.ts";
import { callPath, pathOf } from "./path-of.ts";
import type { CallSyntax, Range, Syntax } from "./syntax.ts";
import { boolType, elementType, entryType, stringType } from "./types.ts";

type Call = CallSyntax & Range;

const names = ["all", "exists", "exists_one", "filter", "map"] as const;

/** Whether the name is that of a macro. */
export function isMacro(name: string): boolean {
  return macroOf(name) !== undefined;
}

function macroOf(name: string): MacroExpr["macro"] | undefined {
  return name === "existsOne" ? "exists_one" : names.find((known) => known === name);
}

/** A macro over the elements of a list or the keys of a map. `map` with three arguments is a filter and a projection. */
export function inferMacro(checker: Checker, node: Call, receiver: Syntax, env: Environment): Expr | undefined {
  const macro = macroOf(node.name);
  const found = checker.infer(receiver, env);
  const [variableNode, ...bodies] = node.args;
  const most = macro === "map" ? 3 : 2;
  if (macro === undefined || variableNode === undefined || node.args.length < 2 || node.args.length > most) {
    const expected = macro === "map" ? "2 or 3" : "2";
    const hint = `Write: list.${node.name}(x, ...), where x is a name for one element.`;
    fault(checker, "wrong-argument-count", node.at, { name: node.name, expected, found: node.args.length }, hint);
    return undefined;
  }
  const variable = variableName(checker, variableNode, env);
  const range = found && needValue(checker, receiver, found, env);
  const element = range && rangeType(checker, receiver, range);
  if (variable === undefined || range === undefined || element === undefined) return undefined;
  if (range.kind === "list" && range.elements.length === 0) return overNothing(checker, node, macro, range);
  const inner = withVariable(checker, env, variable, element, range);
  const over = { macro, range, variable, element };
  const [first, second] = bodies;
  if (first === undefined) return undefined;
  return second === undefined
    ? inferBody(checker, node, over, first, inner)
    : inferFilterMap(checker, node, over, [first, second], inner);
}

/** No element of an empty list literal has a type, and none is looked at. */
function overNothing(checker: Checker, node: Call, macro: MacroExpr["macro"], range: ListExpr): Expr {
  const span = checker.request.spanOf(node.start, node.end);
  if (macro === "filter" || macro === "map") return { ...range, span };
  return { kind: "literal", value: macro === "all", type: boolType, span };
}

interface Over {
  readonly macro: MacroExpr["macro"];
  readonly range: Expr;
  readonly variable: string;
  readonly element: TypeExpr;
}

function inferBody(checker: Checker, node: Call, over: Over, bodyNode: Syntax, env: Environment): Expr | undefined {
  const { macro, range, variable, element } = over;
  const isProjection = macro === "map";
  const body = isProjection
    ? checker.infer(bodyNode, env)
    : expectBool(checker, bodyNode, env, `The test of "${macro}"`);
  if (body === undefined) return undefined;
  const listOf: TypeExpr = { kind: "list", element: isProjection ? body.type : element };
  const type = isProjection || macro === "filter" ? listOf : boolType;
  return { kind: "macro", macro, range, variable, body, type, span: checker.request.spanOf(node.start, node.end) };
}

function inferFilterMap(
  checker: Checker,
  node: Call,
  over: Over,
  [testNode, bodyNode]: readonly [Syntax, Syntax],
  env: Environment,
): Expr | undefined {
  const kept = inferBody(checker, node, { ...over, macro: "filter" }, testNode, env);
  const test = kept?.kind === "macro" ? kept.body : undefined;
  const body = checker.infer(bodyNode, assuming(checker, env, test, true));
  if (kept === undefined || body === undefined) return undefined;
  const type: TypeExpr = { kind: "list", element: body.type };
  return { kind: "macro", macro: "map", range: kept, variable: over.variable, body, type, span: kept.span };
}

function withVariable(checker: Checker, env: Environment, name: string, type: TypeExpr, range: Expr): Environment {
  const { bounds } = withElementBounds({ variable: name, range }, env, checker.scope);
  const facts = bothFacts(env.facts, keyFacts(checker, name, range));
  return { ...env, variables: new Map(env.variables).set(name, type), bounds, facts };
}

/** Under each key that a macro over a map sees, there is something. */
function keyFacts(checker: Checker, name: string, range: Expr): Facts {
  if (!entriesAreThere(range.type, checker.scope)) return noFacts;
  const path = callPath("at", [pathOf(range), JSON.stringify(name)]);
  return path === undefined ? noFacts : factsOf([path]);
}

function rangeType(checker: Checker, node: Syntax, range: Expr): TypeExpr | undefined {
  const element = elementType(range.type, checker.scope);
  if (element !== undefined) return element;
  if (entryType(range.type, checker.scope) !== undefined) return stringType;
  fault(checker, "type-mismatch", node, {
    role: "What a macro runs over",
    expected: "list or map",
    found: typeText(range.type),
  });
  return undefined;
}

function variableName(checker: Checker, node: Syntax, env: Environment): string | undefined {
  if (node.kind !== "name" || !/^[a-z][a-z0-9_]*$/u.test(node.name)) {
    fault(checker, "macro-variable", node, {}, "Give one element a name in snake_case, as in: list.all(item, ...)");
    return undefined;
  }
  const isTaken = env.variables.has(node.name) || checker.request.constants?.has(node.name) === true;
  if (!isTaken) return node.name;
  fault(checker, "shadowed-name", node, { name: node.name }, "Choose another name.");
  return undefined;
}
