import type {
  BinaryExpr,
  BuiltinName,
  Expr,
  InvokeExpr,
  MacroExpr,
  SelectExpr,
} from "../../generator/program/expression.ts";
import { visit } from "../../generator/program/expression-walk.ts";
import type { Program } from "../../generator/program/program.ts";

type Parts = BuiltinName | BinaryExpr["operator"] | MacroExpr["macro"] | `.${SelectExpr["of"]}` | InvokeExpr["target"];

/** What a rule may be made of; the compiler asks for what is new. `thrown` values reach functions only, and a rule makes no instance. */
const ofRules: Readonly<Record<Exclude<Parts, ".thrown" | "constructor" | "patched">, true>> = {
  ...{ "&&": true, "||": true, "==": true, "!=": true, "<": true, "<=": true, ">": true, ">=": true, in: true },
  ...{ "+": true, "-": true, "*": true, "/": true, "%": true },
  ...{ size: true, startsWith: true, endsWith: true, contains: true, matches: true, find: true, indexOf: true },
  ...{ lastIndexOf: true, charAt: true, substring: true, replace: true, lowerAscii: true, upperAscii: true },
  ...{ trim: true, split: true, join: true, string: true, int: true, double: true, distinct: true, at: true },
  ...{ all: true, exists: true, exists_one: true, filter: true, map: true },
  ...{ ".property": true, ".derived": true, ".part": true, ".keyword": true, ".entry": true },
  ...{ method: true, function: true },
};

const others = ["!", "- (one side)", "? :", "list literal", "map literal", "when", "each", "at a path"];

/** Every feature that rules of random specs must have, by its name in `ruleFeatures`. */
export const everyRuleFeature: readonly string[] = [...Object.keys(ofRules), ...others].map((name) => `rule: ${name}`);

/** Features of the language in the rules of a program. */
export function ruleFeatures(program: Program): ReadonlySet<string> {
  const features = new Set<string>();
  for (const declaration of Object.values(program.declarations)) {
    if (declaration.kind !== "model") continue;
    for (const { when, each, must, at } of declaration.rules) {
      if (when !== undefined) features.add("when");
      if (each !== undefined) features.add("each");
      if (at.length > 1) features.add("at a path");
      for (const expr of [when, each, must]) if (expr !== undefined) visit(expr, (part) => features.add(nameOf(part)));
    }
  }
  return new Set([...features].map((name) => `rule: ${name}`));
}

function nameOf(part: Expr): string {
  switch (part.kind) {
    case "call":
      return part.function;
    case "macro":
      return part.macro;
    case "unary":
      return part.operator === "-" ? "- (one side)" : part.operator;
    case "binary":
      return part.operator;
    case "conditional":
      return "? :";
    case "select":
      return `.${part.of}`;
    case "invoke":
      return part.target;
    case "list":
    case "map":
      return `${part.kind} literal`;
    case "literal":
    case "variable":
      return part.kind;
  }
}
