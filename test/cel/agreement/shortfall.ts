import type { BinaryExpr, BuiltinName, MacroExpr } from "../../../generator/program/expression.ts";
import type { Agreement } from "./agree.ts";

type Named = Exclude<BuiltinName, "at"> | BinaryExpr["operator"] | MacroExpr["macro"];

/**
 * Every operator, function and macro of the IR, so that the compiler asks for new ones. `bool` is not there, as it is taken of
 * texts that are written out only; nor `patched`, which no other evaluator knows.
 */
const named: Readonly<Record<Named, true>> = {
  ...{ "&&": true, "||": true, "==": true, "!=": true, "<": true, "<=": true, ">": true, ">=": true, in: true },
  ...{ "+": true, "-": true, "*": true, "/": true, "%": true },
  ...{ size: true, startsWith: true, endsWith: true, contains: true, matches: true, find: true, indexOf: true },
  ...{ lastIndexOf: true, charAt: true, substring: true, replace: true, lowerAscii: true, upperAscii: true },
  ...{ trim: true, split: true, join: true, string: true, int: true, double: true, distinct: true },
  ...{ all: true, exists: true, exists_one: true, filter: true, map: true },
};

const others = ["!", "- (one side)", "? :", "has", "[ ]", ".property", ".entry", ".keyword"];
const literals = ["list literal", "map literal"];

/** What random expressions fall short of, one sentence each: an operator or function in few of them, or results of one kind. */
export function shortfalls({ expressions, results, uses }: Agreement): readonly string[] {
  const least = expressions / 200;
  const rare = [...Object.keys(named), ...others, ...literals].filter((use) => (uses.get(use) ?? 0) < least);
  const third = (results.yes + results.no) / 3;
  return [
    ...rare.map((use) => `${use} is in ${uses.get(use) ?? 0} expressions, not in ${least}`),
    ...(results.yes < third ? ["less than a third of the conditions are true"] : []),
    ...(results.no < third ? ["less than a third of the conditions are false"] : []),
  ];
}
