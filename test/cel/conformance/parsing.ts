import { getParsingSuite, type IncrementalTest, type IncrementalTestSuite } from "@bufbuild/cel-spec/testdata/tests.js";
import { checkExpression } from "../../../generator/check/cel/check-expression.ts";
import { parseExpression } from "../../../generator/check/cel/parse.ts";
import type { Syntax } from "../../../generator/check/cel/syntax.ts";
import type { DiagnosticSink } from "../../../generator/diagnostics/diagnostic.ts";
import { debugText, withoutNotes } from "./debug-text.ts";

/** What became of the parsing tests: those that came out as the reference parser has it, others, and those left out. */
export interface ParsingOutcome {
  readonly passed: number;
  readonly failed: readonly string[];
  /** Number of tests by the reason why they are left out. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Reads all parsing tests. The tree must be the same; what the reference parser refuses must be refused. */
export function runParsing(): ParsingOutcome {
  const leftOut = new Map<string, number>();
  const failed: string[] = [];
  let passed = 0;
  for (const test of testsIn(getParsingSuite())) {
    const { expr } = test.original;
    const reason = reasonFor(test);
    if (reason !== undefined) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    else if (isRight(test)) passed += 1;
    else failed.push(expr);
  }
  return { passed, failed, leftOut };
}

function testsIn(suite: IncrementalTestSuite): readonly IncrementalTest[] {
  return [...suite.tests, ...suite.suites.flatMap(testsIn)];
}

function reasonFor({ ast, error, original: { expr } }: IncrementalTest): string | undefined {
  if (ast === undefined) {
    const isTooDeep = error !== undefined && /recursion/u.test(error);
    if (isTooDeep && treeOf(expr) !== undefined) return "nesting that only the reference parser finds too deep";
    return expr.includes("`") && treeOf(expr) !== undefined
      ? "syntax that the reference parser had turned off"
      : undefined;
  }
  const bare = expr.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/gu, "''");
  if (/[bB]''/u.test(bare)) return "bytes";
  if (/\d[uU]\b|0x[\da-fA-F]+u/u.test(bare)) return "unsigned integers";
  return /\w\s*\{/u.test(bare) ? "messages" : undefined;
}

function isRight({ ast, original: { expr } }: IncrementalTest): boolean {
  const tree = treeOf(expr);
  if (ast !== undefined) return tree !== undefined && debugText(tree, expr) === withoutNotes(ast);
  return tree === undefined || isRefused(expr);
}

/** The tree of an expression that has nothing in it that is refused at once. */
function treeOf(text: string): Syntax | undefined {
  const parsed = parseExpression(text);
  return parsed.ok && !debugText(parsed.tree, text).includes("refused:") ? parsed.tree : undefined;
}

/** Some faults of macros are told by the checker rather than the parser; that a name is unknown does not count. */
function isRefused(text: string): boolean {
  const sink: DiagnosticSink = { diagnostics: [] };
  const scope = { declarations: new Map(), functions: new Map() };
  const spanOf = (start: number, end: number) => ({ file: "parsing.yaml", start, end });
  checkExpression({ text, spanOf, variables: new Map(), scope, given: [], expected: undefined }, sink);
  return sink.diagnostics.some(({ code }) => code === "macro-variable" || code === "has-needs-field");
}
