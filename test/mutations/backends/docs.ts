import { type Backend, inFolder } from "../mutation.ts";

/** Rules in the docs: sentences, tables, examples. */
export const docsBackend: Backend = {
  name: "rules in the docs",
  tests: [
    "docs/rule-sentences.test",
    "docs/rule-logic.test",
    "docs/truth-table.test",
    "docs/rule-examples.test",
    "docs/expression-text.test",
    "docs/pages.test",
  ],
  mutations: inFolder("emit/docs", [
    ["rule-prose/amount.ts", 'case "<":\n      return ">";', 'case "<":\n      return "<";'],
    [
      "rule-prose/amount.ts",
      'return { relation: "at least", number: number + 1 };',
      'return { relation: "at least", number };',
    ],
    [
      "rule-prose/logic.ts",
      'return group("or", logic.parts.map(negate));',
      'return group("and", logic.parts.map(negate));',
    ],
    [
      "rule-prose/logic.ts",
      'return group("and", [logic.condition, negate(logic.consequence)]);',
      'return group("or", [logic.condition, negate(logic.consequence)]);',
    ],
    [
      "rule-prose/logic.ts",
      'return { relation: "at most", number: number - 1 };',
      'return { relation: "at most", number };',
    ],
    [
      "rule-prose/logic.ts",
      'amount: { relation: "at least", number: 1 }, body: negate(logic.body) };',
      'amount: { relation: "at least", number: 1 } };',
    ],
    [
      "rule-prose/logic-of.ts",
      "return known.value === true ? logic : negate(logic);",
      "return known.value === true ? negate(logic) : logic;",
    ],
    [
      "rule-prose/logic-of.ts",
      "if (expr.then.value === 1 && expr.else.value === 0) return [logicOf(expr.condition)];",
      "if (expr.then.value === 1 && expr.else.value === 0) return [negate(logicOf(expr.condition))];",
    ],
    [
      "rule-prose/predicate-of.ts",
      "complement: presenceName(left, names), holds: !holds };",
      "complement: presenceName(left, names), holds };",
    ],
    [
      "rule-prose/predicate-of.ts",
      '"<": { words: "less than", mirrored: ">", opposite: ">=" }',
      '"<": { words: "less than", mirrored: "<", opposite: ">=" }',
    ],
    [
      "rule-prose/predicate-of.ts",
      "const flips = !holds && isCertain(left, names) && isCertain(right, names);",
      "const flips = !holds;",
    ],
    ["rule-prose/clause.ts", 'if (kind === "or" && groups.length > 1) return clauses;', ""],
    ["rule-prose/clause.ts", "const none = isPair ? `neither", "const none = !isPair ? `neither"],
  ]),
};
