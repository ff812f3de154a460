import type { Backend, Mutation } from "../mutation.ts";

/** Test vectors and the search for witnesses. */
export const vectorsBackend: Backend = {
  name: "vectors",
  tests: [
    "vectors/vector-case.test",
    "witness/branches.test",
    "vectors/refused-values.test",
    "vectors/matching-text.test",
    "witness/without-witness.test",
    "vectors/branches.test",
    "vectors/vectors.test",
    "vectors/spec-vectors.test",
    "vectors/blow-ups.test",
    "vectors/circles.test",
  ],
  mutations: [
    mutation("witness/branches.ts", "ways(expr.operand, !value)", "ways(expr.operand, value)"),
    mutation("witness/branches.ts", 'const other = expr.operator === "&&";', 'const other = expr.operator === "||";'),
    mutation(
      "witness/branches.ts",
      "const outside = when === undefined || !keeps ? [] : ways(when, false);",
      "const outside: readonly (readonly Condition[])[] = [];",
    ),
    mutation("witness/branch-search.ts", "return (askedOnly && !isAsked) ||", "return !isAsked ||"),
    mutation(
      "witness/branch-search.ts",
      "issues.every((issue) => issue.rule === rule.id) ?",
      "issues.some((issue) => issue.rule === rule.id) ?",
    ),
    mutation(
      "witness/minimize.ts",
      "if (smaller !== smallest && holds(smallest, path) && keeps(smaller)) smallest = smaller;",
      "if (path.length === 1 && smaller !== smallest && holds(smallest, path) && keeps(smaller)) smallest = smaller;",
    ),
    mutation(
      "witness/rule-cases.ts",
      "issues.every((issue) => (alone ? isIt(issue.rule) : issue.rule))",
      "issues.every((issue) => issue.rule)",
    ),
    mutation("witness/outside-limits.ts", "value: constraint.value - stepOf(source, type)", "value: constraint.value"),
    mutation(
      "witness/outside-limits.ts",
      "const value = [first, ...list.slice(1), twin];",
      "const value = [first, ...list.slice(1)];",
    ),
    mutation(
      "emit/vectors/vector-case.ts",
      "const codes = [...new Set(issues.map(({ code }) => code))].sort();",
      "const codes = [...new Set(issues.map(({ code }) => code))];",
    ),
    mutation(
      "emit/vectors/vector-case.ts",
      "return seen.add(canonicalText(value)).size > known;",
      "return seen.add(JSON.stringify(value)).size > known;",
    ),
    mutation(
      "emit/vectors/refused-values.ts",
      "suite.source.interpreter.validateType(type, constraints, value).length > 0;",
      "value !== undefined;",
    ),
    mutation("witness/matching-text.ts", "variant % (last - first + 1)", "variant % (last - first + 2)"),
  ],
};

function mutation(file: string, find: string, replace: string): Mutation {
  return { file, find, replace };
}
