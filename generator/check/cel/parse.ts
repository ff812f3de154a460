import { type ASTNode, Environment, ParseError } from "@marcbachmann/cel-js";
import { assertNever } from "../../program/assert-never.ts";
import { opaqueTokens } from "./opaque-tokens.ts";
import { balancer } from "./parentheses.ts";
import type { BinarySyntax, Range, Syntax } from "./syntax.ts";

/** What an expression may be at most: UTF-16 code units of text, levels of nesting, nodes of the tree. */
export const expressionLimits: {
  readonly text: number;
  readonly depth: number;
  readonly nodes: number;
} = Object.freeze({ text: 4096, depth: 32, nodes: 500 });

/** Why a text is no expression. `reason` is the parser's code, `detail` its sentence. */
export interface ParseFault extends Range {
  readonly reason: string;
  readonly detail: string;
}

export type ParseResult =
  | { readonly ok: true; readonly tree: Syntax }
  | { readonly ok: false; readonly fault: ParseFault };

const environment = new Environment({
  unlistedVariablesAreDyn: true,
  homogeneousAggregateLiterals: false,
  // What is nested counts as a level to the parser, too.
  limits: { maxDepth: expressionLimits.depth + 1, maxAstNodes: expressionLimits.nodes },
});

/** Turns CEL text into a tree of our own. A text that is too long or malformed is a fault, not an exception. */
export function parseExpression(text: string): ParseResult {
  if (text.length > expressionLimits.text) {
    return { ok: false, fault: { reason: "limit_exceeded", detail: "", start: 0, end: text.length } };
  }
  try {
    const source = { text, balanced: balancer(text) };
    return { ok: true, tree: convert(environment.parse(withPlainNames(text)).ast, source, expressionLimits.depth) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { ok: false, fault: { reason: error.code, detail: error.summary, ...placeOf(error, text) } };
  }
}

/** The parser does not know names in backticks: it gets plain ones as long as they are, so that every place stays the same. */
function withPlainNames(text: string): string {
  return text.includes("`")
    ? text.replace(opaqueTokens, (token, offset: number) => {
        const isMember = token.startsWith("`") && text.slice(0, offset).trimEnd().endsWith(".");
        return isMember ? "x".repeat(token.length) : token;
      })
    : text;
}

function quotedName(text: string, start: number): string | undefined {
  return text[start] === "`" ? text.slice(start + 1, text.indexOf("`", start + 1)) : undefined;
}

/** The parser puts a missing end behind the last blank, where nobody looks. */
function placeOf(error: ParseError, text: string): Range {
  const last = text.trimEnd().length;
  const range = error.code === "invalid_macro_argument" ? error.node : error.range;
  const start = Math.min(range?.start ?? 0, last);
  return { start, end: Math.max(start, Math.min(range?.end ?? last, last)) };
}

interface Source {
  readonly text: string;
  /** The range with both of every two parentheses of which it has one. */
  readonly balanced: (range: Range) => Range;
}

/** A chain such as `a && b && c` leans to the left and costs no depth. */
function convert(node: ASTNode, source: Source, depth: number): Syntax {
  const { text } = source;
  const range = source.balanced({ start: node.start, end: node.end });
  if (depth < 0) return { kind: "refused", reason: "too-deep", ...range };
  const inner = (child: ASTNode): Syntax => convert(child, source, depth - 1);
  switch (node.op) {
    case "value":
      return literal(node.args, range);
    case "id":
      return { kind: "name", name: node.args, ...range };
    case ".":
      return {
        kind: "select",
        object: inner(node.args[0]),
        member: quotedName(text, node.pos) ?? node.args[1],
        at: { start: node.pos, end: node.end },
        ...range,
      };
    case "[]":
      return index(inner(node.args[0]), inner(node.args[1]), range);
    case ".?":
    case "[?]":
      return { kind: "refused", reason: "optional", ...range };
    case "!_":
      return { kind: "unary", operator: "!", operand: inner(node.args), ...range };
    case "-_":
      return negation(inner(node.args), range);
    case "?:": {
      const [condition, yes, no] = node.args;
      const then = inner(yes);
      return { kind: "conditional", condition: inner(condition), then, else: inner(no), ...range };
    }
    case "call": {
      const [name, args] = node.args;
      const at = { start: node.start, end: node.start + name.length };
      return { kind: "call", name, receiver: undefined, args: args.map(inner), at, ...range };
    }
    case "rcall": {
      const [name, receiver, args] = node.args;
      const at = methodName(text, receiver.end, name);
      return { kind: "call", name, receiver: inner(receiver), args: args.map(inner), at, ...range };
    }
    case "list":
      return { kind: "list", elements: node.args.map(inner), ...range };
    case "map":
      return {
        kind: "map",
        entries: node.args.map(([key, value]) => ({ key: inner(key), value: inner(value) })),
        ...range,
      };
    case "&&":
    case "||":
    case "==":
    case "!=":
    case "<":
    case "<=":
    case ">":
    case ">=":
    case "in":
    case "+":
    case "-":
    case "*":
    case "/":
    case "%":
      return binary(node.op, convert(node.args[0], source, depth), inner(node.args[1]), range);
    default:
      return assertNever(node);
  }
}

function binary(operator: BinarySyntax["operator"], left: Syntax, right: Syntax, range: Range): Syntax {
  return { kind: "binary", operator, left, right, ...range };
}

function index(object: Syntax, key: Syntax, range: Range): Syntax {
  if (key.kind === "literal" && typeof key.value === "string") {
    return { kind: "select", object, member: key.value, at: { start: key.start, end: key.end }, ...range };
  }
  return { kind: "index", object, index: key, ...range };
}

function negation(operand: Syntax, range: Range): Syntax {
  if (operand.kind === "literal" && typeof operand.value === "number") {
    // 0 - x, so that the negative of zero is plain zero.
    return { ...operand, value: 0 - operand.value, ...range };
  }
  return { kind: "unary", operator: "-", operand, ...range };
}

function literal(value: unknown, range: Range): Syntax {
  switch (typeof value) {
    case "string":
      return { kind: "literal", value, type: "string", ...range };
    case "boolean":
      return { kind: "literal", value, type: "bool", ...range };
    case "number":
      return { kind: "literal", value, type: "number", ...range };
    case "bigint": {
      const number = Number(value);
      if (!Number.isSafeInteger(number)) return { kind: "refused", reason: "unsafe-integer", value: number, ...range };
      return { kind: "literal", value: number, type: "int", ...range };
    }
    default:
      if (value === null) return { kind: "literal", value: null, type: "null", ...range };
      return { kind: "refused", reason: value instanceof Uint8Array ? "bytes" : "uint", ...range };
  }
}

/** The parser keeps no place of a method's name: it stands after the receiver, closing brackets, blanks, comments and a dot. */
function methodName(text: string, from: number, name: string): Range {
  const between = /(?:[\s)]|\/\/[^\n]*)*\.(?:\s|\/\/[^\n]*)*/uy;
  between.lastIndex = from;
  const start = between.test(text) ? between.lastIndex : from;
  return { start, end: start + name.length };
}
