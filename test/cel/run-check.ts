import { checkExpression } from "../../generator/check/cel/check-expression.ts";
import type { ExpressionRequest } from "../../generator/check/cel/request.ts";
import type { Diagnostic, DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import type { Expr } from "../../generator/program/expression.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { typeText } from "../../generator/program/type-text.ts";
import { scope, typeOf } from "./scope.ts";

interface Setting {
  /** Variables besides `this`, which is a Tool: `{ version: "string?" }`. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly given?: readonly string[];
  readonly expected?: string;
  readonly constants?: Readonly<Record<string, JsonValue>>;
}

export interface Outcome {
  readonly expr: Expr | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** `code:column`, by column; the column counts from 1 within the expression. A constant's column is 1000. */
  readonly faults: readonly string[];
  /** Type of the expression as a spec writes it. */
  readonly type: string | undefined;
}

/** Checks one expression whose text is a file of its own. */
export function runCheck(text: string, setting: Setting = {}): Outcome {
  const sink: DiagnosticSink = { diagnostics: [] };
  const request: ExpressionRequest = {
    text,
    spanOf: (start, end) => ({ file: "test.yaml", start, end }),
    variables: new Map(
      Object.entries({ this: "Tool", ...setting.variables }).map(([name, type]) => [name, typeOf(type)]),
    ),
    scope,
    given: (setting.given ?? []).map((guard) => guardOf(guard, setting)),
    expected: setting.expected === undefined ? undefined : typeOf(setting.expected),
    constants: new Map(
      Object.entries(setting.constants ?? {}).map(([name, value]) => [
        name,
        { value, span: { file: "test.yaml", start: 999, end: 1000 } },
      ]),
    ),
  };
  const expr = checkExpression(request, sink);
  return {
    expr,
    diagnostics: sink.diagnostics,
    faults: sink.diagnostics
      .map(({ code, span }) => ({ code, column: (span?.start ?? -1) + 1 }))
      .sort((a, b) => a.column - b.column)
      .map(({ code, column }) => `${code}:${column}`),
    type: expr && typeText(expr.type),
  };
}

function guardOf(text: string, setting: Setting): Expr {
  const { expr } = runCheck(text, { ...setting, given: [], expected: "bool" });
  if (expr === undefined) throw new Error(`the guard is faulty: ${text}`);
  return expr;
}
