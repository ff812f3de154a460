import { type Backend, inFolder } from "../mutation.ts";

/** What makes an expression taken or refused. */
export const celBackend: Backend = {
  name: "CEL checker",
  tests: [
    "cel/guards.test",
    "cel/interval.test",
    "cel/faults.test",
    "cel/cost.test",
    "cel/growth.test",
    "cel/types.test",
    "cel/lowering.test",
    "cel/soundness.test",
  ],
  mutations: inFolder("check/cel", [
    [
      "outcomes.ts",
      "whenTrue: bothFacts(left.whenTrue, right.whenTrue),",
      "whenTrue: eitherFacts(left.whenTrue, right.whenTrue),",
    ],
    [
      "outcomes.ts",
      "whenFalse: eitherFacts(left.whenFalse, bothFacts(left.whenTrue, right.whenFalse)),",
      "whenFalse: bothFacts(left.whenFalse, right.whenFalse),",
    ],
    [
      "outcomes.ts",
      "if (mayBeNull(expr.type)) return { whenTrue: there(expr), whenFalse: noFacts };",
      "if (mayBeNull(expr.type)) return { whenTrue: there(expr), whenFalse: there(expr) };",
    ],
    [
      "outcomes.ts",
      "whenFalse: ints ? orderFacts(expr, opposites[operator], scope) : noFacts,",
      "whenFalse: orderFacts(expr, opposites[operator], scope),",
    ],
    [
      "outcomes.ts",
      "return boundsFact(pathOf(expr), atMost(isInt ? Math.ceil(max) - 1 : max));",
      "return boundsFact(pathOf(expr), atMost(isInt ? Math.ceil(max) - 2 : max));",
    ],
    [
      "outcomes.ts",
      'const opposites = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;',
      'const opposites = { "<": ">", "<=": ">", ">": "<=", ">=": "<" } as const;',
    ],
    [
      "facts.ts",
      "if (other !== undefined) bounds.set(path, hull(interval, other));",
      "if (other !== undefined) bounds.set(path, intersect(interval, other));",
    ],
    [
      "interval.ts",
      "return { min: a.min - b.max, max: a.max - b.min };",
      "return { min: a.min - b.min, max: a.max - b.max };",
    ],
    ["interval.ts", "return [min, max, -1, 1].filter(", "return [min, max].filter("],
    [
      "interval.ts",
      "const reach = Math.max(Math.abs(b.min), Math.abs(b.max)) - 1;",
      "const reach = Math.max(Math.abs(b.min), Math.abs(b.max)) - 2;",
    ],
    [
      "arithmetic.ts",
      "return !isGuarded && includes(boundsOf(divisor, env, checker.scope), 0);",
      "return !isGuarded && includes(boundsOf(divisor, env, checker.scope), 1);",
    ],
    ["arithmetic.ts", "if (isSafe(boundsOf(expr, env, checker.scope))) return true;", "return true;"],
    [
      "indexes.ts",
      "if (isPlaceIn(object, index, 1, env, checker.scope))",
      "if (isPlaceIn(object, index, 0, env, checker.scope))",
    ],
    ["cost/check-cost.ts", "degreeOf(cost) < 2 &&", "degreeOf(cost) <= 2 &&"],
  ]),
};
