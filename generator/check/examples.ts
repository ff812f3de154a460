import { type DiagnosticSink, hasErrors, report } from "../diagnostics/diagnostic.ts";
import { createInterpreter, type Interpreter } from "../interpret/interpreter.ts";
import type { Issue } from "../interpret/issue.ts";
import { pathText } from "../interpret/path-text.ts";
import type { Declaration } from "../program/declaration.ts";
import type { Counterexample, Example, Path } from "../program/example.ts";
import type { Program } from "../program/program.ts";
import { checkDefaultValues } from "./default-values.ts";
import { checkFunctionExamples } from "./function-examples.ts";

/**
 * Tries defaults, fixed values, examples and counterexamples, and reports what does not turn out as the spec says. Does nothing
 * after an error, as trying counts on a sound program.
 */
export function checkExamples(program: Program, sink: DiagnosticSink): void {
  if (hasErrors(sink)) return;
  const interpreter = createInterpreter(program);
  checkDefaultValues(program, interpreter, sink);
  if (hasErrors(sink)) return;
  for (const declaration of Object.values(program.declarations)) {
    for (const example of declaration.examples) checkExample(declaration, example, interpreter, sink);
    for (const example of declaration.counterexamples) checkCounterexample(declaration, example, interpreter, sink);
  }
  for (const declared of program.modules.flatMap((module) => module.functions)) {
    checkFunctionExamples(program, declared, interpreter, sink);
  }
}

function checkExample(
  declaration: Declaration,
  example: Example,
  interpreter: Interpreter,
  sink: DiagnosticSink,
): void {
  const [issue] = interpreter.validate(declaration.name, example.value);
  if (issue === undefined) return;
  report(sink, "example-refused", example.span, {
    type: declaration.name,
    name: example.name,
    at: pathText(issue.path),
    problem: issue.message,
  });
}

function checkCounterexample(
  declaration: Declaration,
  { name, value, because, span }: Counterexample,
  interpreter: Interpreter,
  sink: DiagnosticSink,
): void {
  const issues = interpreter.validate(declaration.name, value);
  const type = declaration.name;
  if (issues.length === 0) {
    report(sink, "counterexample-accepted", span, { type, name });
    return;
  }
  // The counterexamples of a scalar are plain values: any fault will do.
  if (because.length === 0) return;
  const open = issues.map((issue) => ({ key: faultKey(issue.path, reasonOf(issue)), issue }));
  for (const expected of because) {
    const found = open.findIndex(({ key }) => key === faultKey(expected.path, expected.reason));
    if (found >= 0) open.splice(found, 1);
    else {
      const { reason } = expected;
      report(sink, "counterexample-unfounded", expected.span, { type, name, reason, at: pathText(expected.path) });
    }
  }
  for (const { issue } of open) {
    report(sink, "counterexample-surprise", span, {
      type,
      name,
      reason: reasonOf(issue),
      at: pathText(issue.path),
      problem: issue.message,
    });
  }
}

function reasonOf(issue: Issue): string {
  return issue.rule ?? issue.code;
}

function faultKey(path: Path, reason: string): string {
  return JSON.stringify([path, reason]);
}
