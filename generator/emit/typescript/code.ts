import { type Doc, enclosed, group, indent, join, layout, line, softLine } from "./layout.ts";

/** A TypeScript expression, and how tightly its outermost operator binds. */
export interface Code {
  readonly doc: Doc;
  readonly level: Level;
  /** The code of `!this`, where there is something better than an exclamation mark. */
  readonly opposite?: () => Code;
  /** The parts of a conjunction. */
  readonly conjuncts?: readonly Code[];
  /** The text of what is tested not to be null. */
  readonly presence?: string;
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
  const flat = parts.flatMap((part) => part.conjuncts ?? [part]).filter((part) => !isConstant(part, true));
  const [first = trueCode] = flat;
  if (flat.length < 2) return first;
  const opposite = (): Code => or(...flat.map(not));
  return { ...chain("and", " &&", optionalChains(flat)), conjuncts: flat, opposite };
}

/** `a || b || c`, without what is certain. */
export function or(...parts: readonly Code[]): Code {
  if (parts.some((part) => isConstant(part, true))) return trueCode;
  const uncertain = parts.filter((part) => !isConstant(part, false));
  const [first = falseCode] = uncertain;
  if (uncertain.length < 2) return first;
  return { ...chain("or", " ||", uncertain), opposite: () => and(...uncertain.map(not)) };
}

function chain(level: "and" | "or", operator: string, parts: readonly Code[]): Code {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return {
    level,
    doc: join(
      parts.map((part) => operand(part, level)),
      [operator, line],
    ),
  };
}

/** `a !== null && a.b` is `a?.b === true`, as linters want it. */
function optionalChains(parts: readonly Code[]): readonly Code[] {
  const result: Code[] = [];
  for (const part of parts) {
    const before = result.at(-1)?.presence;
    const text = flatText(part.doc);
    const isRead = before !== undefined && text.startsWith(`${before}.`);
    if (!isRead || (part.level !== "primary" && part.presence === undefined)) result.push(part);
    else {
      const rest = `${before}?${text.slice(before.length)}`;
      result.splice(-1, 1, part.level === "primary" ? same(primary(rest), trueCode) : bothPresent(before, part));
    }
  }
  return result;
}

/** Neither is null; the second is read from the first. */
function bothPresent(owner: string, part: Code): Code {
  const either = or(same(primary(owner), primary("null")), not(part));
  return { doc: group("!(", indent(softLine, either.doc), softLine, ")"), level: "unary" };
}

/** The code on one line, however long. */
export function flatText(doc: Doc): string {
  return layout(doc, Number.NEGATIVE_INFINITY);
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
  const presence = flatText(right.doc) === "null" ? { presence: flatText(left.doc) } : {};
  return { ...binary("equality", "!==", left, right), opposite: () => same(left, right), ...presence };
}

/** Two sides with an operator between; both sides must bind tighter, but for the left one in a sum. */
export function binary(level: Level, operator: string, left: Code, right: Code): Code {
  const tighter = order[order.indexOf(level) + 1] ?? "primary";
  const doc: Doc = [
    wrapped(left, level === "additive" ? level : tighter),
    ` ${operator}`,
    indent(line, wrapped(right, tighter)),
  ];
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
    doc: group(group(wrapped(condition, "nullish")), indent(line, "? ", branch(then), line, ": ", branch(otherwise))),
  };
}

/** Formatters put what falls back on something in parentheses, where nobody would need them. */
function branch(code: Code): Doc {
  return code.level === "nullish" ? ["(", code.doc, ")"] : wrapped(code, "conditional");
}

/** `f(a, b)`. */
export function call(callee: Doc, ...args: readonly Doc[]): Code {
  return primary(callee, enclosed("(", args, ")"));
}
