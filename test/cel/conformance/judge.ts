import { checkExpression } from "../../../generator/check/cel/check-expression.ts";
import type { ExpressionRequest } from "../../../generator/check/cel/request.ts";
import type { Diagnostic, DiagnosticSink } from "../../../generator/diagnostics/diagnostic.ts";
import type { Expr } from "../../../generator/program/expression.ts";
import type { TypeExpr } from "../../../generator/program/type-expr.ts";
import type { Case } from "./cases.ts";
import { withData } from "./with-data.ts";

/**
 * What becomes of a test: it is run; or it expects an error, and the expression is refused because it can fail; or it is left out,
 * for a reason.
 */
export type Verdict =
  | { readonly kind: "run"; readonly case: Case; readonly expr: Expr; readonly dyn: Dyn | undefined }
  | { readonly kind: "refused"; readonly case: Case }
  | { readonly kind: "left out"; readonly case: Case; readonly reason: string };

/** The types between which the function `dyn` goes that a test gets declared: it gives back what it is given. */
export type Dyn = "number" | "json";

/** Decides what becomes of a test. */
export function judge(test: Case): Verdict {
  const dyns: readonly (Dyn | undefined)[] = /\bdyn\(/u.test(test.text) ? ["number", "json"] : [undefined];
  const forms = [test, withData(test)];
  const tries = forms.flatMap((form) =>
    dyns.flatMap((dyn) => [undefined, json].map((expected) => ({ dyn, form, ...check(form, dyn, expected) }))),
  );
  const found = tries.find(({ expr }) => expr !== undefined);
  const reason = reasonFor(test, tries[0]?.fault);
  if (test.expected.kind === "error") {
    if (found !== undefined)
      return { kind: "left out", case: test, reason: "something absent, which reads as null here" };
    return refusals.has(reason) ? { kind: "left out", case: test, reason } : { kind: "refused", case: test };
  }
  if (found?.expr === undefined || reason === qualified || !isRunnable(test)) {
    return { kind: "left out", case: test, reason };
  }
  return { kind: "run", case: found.form, expr: found.expr, dyn: found.dyn };
}

function isRunnable({ expected, variables }: Case): boolean {
  return expected.kind === "value" && variables.every(({ value }) => value !== undefined);
}

const json: TypeExpr = { kind: "primitive", name: "json" };

/** Types that are not there at all: that an expression with them is refused says nothing of what it does. */
const bytes = "bytes";
const uint = "unsigned integers";
const time = "timestamps and durations";
const type = "types as values";
const refusals: ReadonlySet<string> = new Set([bytes, uint, time, type]);

function check(
  test: Case,
  dyn: Dyn | undefined,
  expected: TypeExpr | undefined,
): { readonly expr: Expr | undefined; readonly fault: Diagnostic | undefined } {
  const sink: DiagnosticSink = { diagnostics: [] };
  const request: ExpressionRequest = {
    text: test.text,
    spanOf: (start, end) => ({ file: "conformance.yaml", start, end }),
    variables: new Map(test.variables.map((variable) => [variable.name, variable.type])),
    scope: { declarations: new Map(), functions: new Map(dyn === undefined ? [] : [["dyn", signatureOf(dyn)]]) },
    given: [],
    expected,
  };
  const expr = checkExpression(request, sink);
  return { expr, fault: sink.diagnostics[0] };
}

function signatureOf(name: Dyn): { parameters: readonly ReturnType<typeof parameterOf>[]; returns: TypeExpr } {
  return { parameters: [parameterOf(name)], returns: { kind: "primitive", name } };
}

/** The parameter of `dyn`. */
export function parameterOf(name: Dyn): {
  readonly kind: "parameter";
  readonly name: string;
  readonly localName: string;
  readonly doc: string;
  readonly type: TypeExpr;
  readonly span: { readonly file: string; readonly start: number; readonly end: number };
} {
  const span = { file: "conformance.yaml", start: 0, end: 0 };
  return { kind: "parameter", name: "x", localName: "x", doc: "", type: { kind: "primitive", name }, span };
}

/** Why a test is left out, by what is in it, and by what is told of it. */
function reasonFor({ text, variables, expected }: Case, fault: Diagnostic | undefined): string {
  const bare = withoutTexts(text);
  if (variables.some(({ name }) => name.includes("."))) return qualified;
  if (/\b(?:timestamp|duration)\(|\bx\.get[A-Z]/u.test(bare)) return time;
  if (/(?<!\w)(?:[bB][rR]?|[rR][bB])''|\bbytes\b/u.test(bare)) return bytes;
  if (/\b(?:0x)?[\da-fA-F]+[uU]\b|\buint\b/u.test(bare)) return uint;
  if (/\btype\b/u.test(bare) || /^(?:bool|int|double|string|list|map|dyn|null_type)$/u.test(bare)) return type;
  if (variables.some(({ value }) => value === undefined) || expected.kind === "foreign") {
    return expected.kind === "foreign" || fault?.code === "cel-unsafe-integer"
      ? integers
      : "variables that JSON cannot hold";
  }
  return (fault && byCode.get(fault.code)) ?? `other: ${fault?.code}`;
}

const integers = "integers beyond 2^53 - 1";

const qualified = "names that are not declared, or are qualified";

const byCode: ReadonlyMap<string, string> = new Map([
  ["cel-unsafe-integer", integers],
  ["literal-needed", "keys of maps that are no texts"],
  ["mixed-types", "lists, maps and conditionals of mixed types"],
  ["incomparable-types", "comparisons that never hold by their types"],
  ["may-be-zero", "errors that && and || pass over"],
  ["out-of-range", "errors that && and || pass over"],
  ["unknown-function", "errors that && and || pass over"],
  ["unknown-variable", qualified],
  ["cel-too-large", "more levels of nesting than 32"],
  ["cel-syntax", "syntax that the parser does not know"],
  ["type-mismatch", "operands of a type that does not fit"],
  ["conversion-refused", "conversions that can fail"],
  ["may-be-null", "something absent, which reads as null here"],
  ["match-pattern", "patterns that could take long"],
  ["never-null", "comparisons that never hold by their types"],
]);

function withoutTexts(text: string): string {
  return text.replace(/'''[\s\S]*?'''|"""[\s\S]*?"""|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/gu, "''");
}
