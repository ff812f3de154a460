import type { BuiltinName, Expr } from "../../program/expression.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { type Checker, type Environment, fault, sourceOf } from "./checker.ts";
import { expect } from "./expectations.ts";
import { portablePattern } from "./match-pattern.ts";
import { needValue } from "./need-value.ts";
import type { CallSyntax, Range, Syntax } from "./syntax.ts";
import { boolType, elementType, entryType, intType, primitiveName, stringType, typeText } from "./types.ts";

type Call = CallSyntax & Range;

interface TextMethod {
  readonly name: BuiltinName;
  /** What the only argument is; undefined for none. */
  readonly argument: "text" | "literal" | "pattern" | undefined;
  readonly returns: TypeExpr;
}

const listOfTexts: TypeExpr = { kind: "list", element: stringType };

const textMethods: readonly TextMethod[] = [
  { name: "startsWith", argument: "text", returns: boolType },
  { name: "endsWith", argument: "text", returns: boolType },
  { name: "contains", argument: "text", returns: boolType },
  { name: "matches", argument: "pattern", returns: boolType },
  { name: "lowerAscii", argument: undefined, returns: stringType },
  { name: "upperAscii", argument: undefined, returns: stringType },
  { name: "trim", argument: undefined, returns: stringType },
  { name: "split", argument: "literal", returns: listOfTexts },
];

/** What the language itself brings to call on a value. */
export const builtinNames: readonly string[] = [...textMethods.map(({ name }) => name), "size", "join", "distinct"];

/** A method of the language. */
export function inferBuiltin(
  checker: Checker,
  node: Call,
  object: Expr,
  receiver: Syntax,
  env: Environment,
): Expr | undefined | "no such method" {
  const { scope } = checker;
  if (node.name === "size") return inferSize(checker, node, [receiver, ...node.args], env, object);
  const element = elementType(object.type, scope);
  if (element !== undefined) return inferListMethod(checker, node, object, element, env);
  if (primitiveName(object.type, scope) !== "string") return "no such method";
  const method = textMethods.find(({ name }) => name === node.name);
  if (method === undefined) return "no such method";
  const [arg] = node.args;
  if (!hasCount(checker, node, method.argument === undefined ? 0 : 1)) return undefined;
  if (arg === undefined) return call(checker, node, method.name, [object], method.returns);
  const text = expect(checker, arg, env, stringType, `The argument of "${node.name}"`);
  const checked = text && checkLiteral(checker, arg, text, method);
  return checked && call(checker, node, method.name, [object, checked], method.returns);
}

function inferListMethod(
  checker: Checker,
  node: Call,
  object: Expr,
  element: TypeExpr,
  env: Environment,
): Expr | undefined | "no such method" {
  if (node.name === "distinct") {
    return hasCount(checker, node, 0)
      ? call(checker, node, "distinct", [object], { kind: "list", element })
      : undefined;
  }
  if (node.name === "join") return inferJoin(checker, node, object, element, env);
  if (node.name !== "contains") return "no such method";
  const [arg] = node.args;
  const wanted = arg === undefined ? "x" : sourceOf(checker, arg);
  const list = node.receiver === undefined ? "list" : sourceOf(checker, node.receiver);
  const params = { name: node.name, type: typeText(object.type) };
  fault(checker, "unknown-method", node.at, params, `Write: ${wanted} in ${list}`);
  return undefined;
}

function inferJoin(checker: Checker, node: Call, object: Expr, element: TypeExpr, env: Environment): Expr | undefined {
  if (primitiveName(element, checker.scope) !== "string" || element.kind === "nullable") {
    const params = { role: 'What "join" puts together', expected: "list<string>", found: typeText(object.type) };
    fault(checker, "type-mismatch", node.receiver ?? node, params);
    return undefined;
  }
  const [arg] = node.args;
  if (arg === undefined) return call(checker, node, "join", [object], stringType);
  if (!hasCount(checker, node, 1)) return undefined;
  const separator = expect(checker, arg, env, stringType, 'The argument of "join"');
  return separator && call(checker, node, "join", [object, separator], stringType);
}

/** `split` and `matches` take a literal text, so that nothing is left to find out at run time. */
function checkLiteral(checker: Checker, node: Syntax, text: Expr, { name, argument }: TextMethod): Expr | undefined {
  if (argument === "text") return text;
  if (text.kind !== "literal" || typeof text.value !== "string") {
    fault(checker, "literal-needed", node, { what: `The argument of "${name}"` }, "Write the text itself, in quotes.");
    return undefined;
  }
  if (argument === "pattern") {
    const pattern = portablePattern(checker, node, text.value);
    return pattern === undefined ? undefined : { ...text, value: pattern };
  }
  if (text.value !== "") return text;
  fault(checker, "empty-separator", node, {});
  return undefined;
}

/** `size(x)` or `x.size()`, of a text in code points, of a list or a map. */
export function inferSize(
  checker: Checker,
  node: Call,
  nodes: readonly Syntax[],
  env: Environment,
  known?: Expr,
): Expr | undefined {
  const [arg] = nodes;
  if (arg === undefined || nodes.length > 1) {
    const expected = node.receiver === undefined ? "1" : "0";
    fault(checker, "wrong-argument-count", node.at, { name: "size", expected, found: node.args.length });
    return undefined;
  }
  const found = known ?? checker.infer(arg, env);
  if (found === undefined) return undefined;
  const value = needValue(checker, arg, found, env);
  const { scope } = checker;
  const sized =
    primitiveName(value.type, scope) === "string" ||
    elementType(value.type, scope) !== undefined ||
    entryType(value.type, scope) !== undefined;
  if (sized) return call(checker, node, "size", [value], intType);
  const params = { role: 'What "size" counts', expected: "string, list or map", found: typeText(value.type) };
  fault(checker, "type-mismatch", arg, params);
  return undefined;
}

/** `string(x)`, of what reads alike in every language: not of a number with a fraction. */
export function inferText(checker: Checker, node: Call, env: Environment): Expr | undefined {
  const [arg] = node.args;
  if (arg === undefined || !hasCount(checker, node, 1)) {
    if (arg === undefined) hasCount(checker, node, 1);
    return undefined;
  }
  const found = checker.infer(arg, env);
  if (found === undefined) return undefined;
  const value = needValue(checker, arg, found, env);
  const name = primitiveName(value.type, checker.scope);
  if (name === "string" || name === "int" || name === "bool") return call(checker, node, "string", [value], stringType);
  const params = {
    role: 'What "string" makes a text of',
    expected: "string, int or bool",
    found: typeText(value.type),
  };
  const hint = name === "number" ? "Languages write a number with a fraction in different ways." : undefined;
  fault(checker, "type-mismatch", arg, params, hint);
  return undefined;
}

function hasCount(checker: Checker, node: Call, expected: number): boolean {
  if (node.args.length === expected) return true;
  const params = { name: node.name, expected: `${expected}`, found: node.args.length };
  fault(checker, "wrong-argument-count", node.at, params);
  return false;
}

function call(checker: Checker, node: Call, name: BuiltinName, args: readonly Expr[], type: TypeExpr): Expr {
  return { kind: "call", function: name, args, type, span: checker.request.spanOf(node.start, node.end) };
}
