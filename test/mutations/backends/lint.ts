import { type Backend, inFolder } from "../mutation.ts";

/** What rules come to without anybody having meant it. */
export const lintBackend: Backend = {
  name: "lint",
  tests: [
    "lint/decided.test",
    "lint/silent.test",
    "lint/messages.test",
    "lint/bounds.test",
    "lint/soundness.test",
    "lint/soundness-of-every-kind.test",
    "diagnostics-fixtures.test",
  ],
  mutations: inFolder("lint", [
    [
      "rule-facts.ts",
      "neverApplies: !application, alwaysHolds: !failure, neverHolds: !success",
      "neverApplies: !application, alwaysHolds: !success, neverHolds: !failure",
    ],
    ["rule-facts.ts", "if (!applies(rule, frame, judge)) return false;", "applies(rule, frame, judge);"],
    ["rule-facts.ts", 'if (verdict !== "none") return undefined;', ""],
    ["report-rules.ts", 'return when !== undefined && must.kind === "literal";', "return false;"],
    ["guards.ts", 'if (operator === (isTrue ? "&&" : "||"))', 'if (operator === (isTrue ? "||" : "&&"))'],
    ["guards.ts", "if (knownAfter(condition, isTrue).every((fact) => known.has(fact))) return false;", ""],
    ["guards.ts", "if ([...reads.nullable].some((path) => found.has(path))) return true;", ""],
    ["explore.ts", "taken: choice.taken + 1 }", "taken: choice.taken + 2 }"],
    ["world.ts", "if (domain !== undefined) this.assume(about, domain);", ""],
    [
      "world.ts",
      "return mayBeNull(this.domainOf(term)) && this.ask(term, equals(null));",
      "return mayBeNull(this.domainOf(term));",
    ],
    [
      "evaluate/compare.ts",
      "if (left.range.low < right.range.high) found.push(-1);",
      "if (left.range.high < right.range.low) found.push(-1);",
    ],
    [
      "evaluate/compare.ts",
      "if (nulls.includes(true)) return nulls[0] === nulls[1];",
      "if (nulls.includes(true)) return false;",
    ],
    [
      "evaluate/arithmetic.ts",
      "return first === undefined || second === undefined ? undefined : listOf([...first, ...second]);",
      "return first === undefined || second === undefined ? undefined : listOf([...first]);",
    ],
  ]),
};
