import { type Doc, enclosed, group, indent, join, line } from "./layout.ts";

/** A TypeScript expression, and how tightly its outermost operator binds. */
export interface Code {
  readonly doc: Doc;
  readonly level: Level;
  /** The code of `!this`, where there is something better than an exclamation mark. */
  readonly opposite?: () => Code;
}

/** From loose to tight. */
export type Level =
  | "arrow"
  | "conditional"
  | "nullish"
  | "or"
  | "and"
  | "equality"
  | "relational"
  | "additive"
  | "multiplicative"
  | "unary"
  | "primary";

const order: readonly Level[] = [
  "arrow",
  "conditional",
  "nullish",
  "or",
  "and",
  "equality",
  "relational",
  "additive",
  "multiplicative",
  "unary",
  "primary",
];

/** A name, a literal, a call: what never needs parentheses. */
export function primary(...doc: readonly Doc[]): Code {
  return { doc, level: "primary" };
}

export const trueCode: Code = primary("true");
export const falseCode: Code = primary("false");

/** Whether the code is the literal `true` or `false`. */
export function isConstant(code: Code, value: boolean): boolean {
  return code === (value ? trueCode : falseCode);
}

/** The code where something that binds at least as tightly as `level` is due; in parentheses if it binds less. */
export function wrapped(code: Code, level: Level): Doc {
  return order.indexOf(code.level) < order.indexOf(level) ? ["(", code.doc, ")"] : code.doc;
}

/** `a && b && c`, without what is certain. */
export function and(...parts: readonly Code[]): Code {
  if (parts.some((part) => isConstant(part, false))) return falseCode;
  return chain("and", " &&", parts.filter((part) => !isConstant(part, true)), trueCode);
}

/** `a || b || c`, without what is certain. */
export function or(...parts: readonly Code[]): Code {
  if (parts.some((part) => isConstant(part, true))) return trueCode;
  return chain("or", " ||", parts.filter((part) => !isConstant(part, false)), falseCode);
}

function chain(level: "and" | "or", operator: string, parts: readonly Code[], empty: Code): Code {
  const [first = empty] = parts;
  if (parts.length < 2) return first;
  const opposite = (): Code => (level === "and" ? or : and)(...parts.map(not));
  return { level, doc: join(parts.map((part) => operand(part, level)), [operator, line]), opposite };
}

/** Formatters put one kind of logical operator inside another in parentheses, even where it binds tighter. */
function operand(part: Code, level: "and" | "or"): Doc {
  if (part.level === level) return part.doc;
  const mixed = part.level === "and" || part.level === "or" || part.level === "nullish";
  return mixed ? group("(", indent(part.doc), ")") : wrapped(part, "equality");
}

/** `!a`; a double one is none. */
export function not(code: Code): Code {
  if (isConstant(code, true)) return falseCode;
  if (isConstant(code, false)) return trueCode;
  return code.opposite?.() ?? { doc: ["!", wrapped(code, "unary")], level: "unary", opposite: () => code };
}

/** `a === b`. */
export function same(left: Code, right: Code): Code {
  return { ...binary("equality", "===", left, right), opposite: () => differs(left, right) };
}

/** `a !== b`. */
export function differs(left: Code, right: Code): Code {
  return { ...binary("equality", "!==", left, right), opposite: () => same(left, right) };
}

/** Two sides with an operator between; both sides must bind tighter, but for the left one in a sum. */
export function binary(level: Level, operator: string, left: Code, right: Code): Code {
  const tighter = order[order.indexOf(level) + 1] ?? "primary";
  const doc: Doc = [wrapped(left, level === "additive" ? level : tighter), ` ${operator}`, line, wrapped(right, tighter)];
  return { level, doc: group(doc) };
}

/** `a < b`, of numbers that are not NaN. */
export function compared(left: Code, operator: "<" | "<=" | ">" | ">=", right: Code): Code {
  const opposite = (): Code => compared(left, opposites[operator], right);
  return { ...binary("relational", operator, left, right), opposite };
}

const opposites = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;

/** `a ?? b`. */
export function orElse(left: Code, fallback: Code): Code {
  return { level: "nullish", doc: [wrapped(left, "equality"), " ?? ", wrapped(fallback, "equality")] };
}

/** `a ? b : c`. */
export function conditional(condition: Code, then: Code, otherwise: Code): Code {
  if (isConstant(condition, true)) return then;
  if (isConstant(condition, false)) return otherwise;
  return {
    level: "conditional",
    doc: group(
      wrapped(condition, "nullish"),
      indent(line, "? ", wrapped(then, "conditional"), line, ": ", wrapped(otherwise, "conditional")),
    ),
  };
}

/** `f(a, b)`. */
export function call(callee: Doc, ...args: readonly Doc[]): Code {
  return primary(callee, enclosed("(", args, ")"));
}
