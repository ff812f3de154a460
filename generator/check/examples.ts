import { type DiagnosticSink, hasErrors, report } from "../diagnostics/diagnostic.ts";
import type { Span } from "../diagnostics/span.ts";
import { rememberingInterpreter } from "../interpret/interpreter.ts";
import type { Issue } from "../interpret/issue.ts";
import { pathText } from "../interpret/path-text.ts";
import type { YamlDocument } from "../load/yaml-node.ts";
import type { Declaration } from "../program/declaration.ts";
import type { Counterexample, Example, ExpectedFault, Path } from "../program/example.ts";
import type { Program } from "../program/program.ts";
import { checkResolutionExamples } from "./catalog/resolution-examples.ts";
import { checkConfigSecrets, checkExampleConfig } from "./config-examples.ts";
import { checkDefaultValues } from "./default-values.ts";
import { checkFunctionExamples } from "./function-examples.ts";
import { blameFor, type Trial, type TriedValue } from "./trial.ts";
import { writtenAt } from "./written-at.ts";

/**
 * Tries defaults, fixed values, examples and counterexamples, and reports what does not turn out as the spec says. Does nothing
 * after an error, as trying counts on a sound program. `documents` are the modules as they are written.
 */
export function checkExamples(program: Program, documents: readonly YamlDocument[], sink: DiagnosticSink): void {
  if (hasErrors(sink)) return;
  const trial = { program, interpreter: rememberingInterpreter(program), documents, sink };
  checkDefaultValues(trial);
  if (hasErrors(sink)) return;
  for (const declaration of Object.values(program.declarations)) {
    for (const example of declaration.examples) {
      checkExample(declaration, example, trial);
      checkExampleConfig(declaration, example, trial);
    }
    for (const example of declaration.counterexamples) {
      const issues = trial.interpreter.validate(declaration.name, example.value);
      checkCounterexample(declaration, example, issues, "value", trial);
    }
    for (const example of declaration.refusedConfigs) {
      const issues = trial.interpreter.validateConfig(declaration.name, example.value);
      checkCounterexample(declaration, example, issues, "config", trial);
      checkConfigSecrets(declaration, example, example.value, trial);
    }
  }
  checkResolutionExamples(program, trial.interpreter, sink);
  for (const declared of program.modules.flatMap((module) => module.functions)) checkFunctionExamples(declared, trial);
}

function checkExample(declaration: Declaration, example: Example, trial: Trial): void {
  for (const issue of trial.interpreter.validate(declaration.name, example.value)) {
    const blame = blameFor(trial, triedValue(declaration, example.span, "value", trial), issue);
    const fault = { at: pathText(issue.path), problem: issue.message };
    report(trial.sink, "example-refused", blame.span, { type: declaration.name, name: example.name, ...fault }, blame);
  }
}

/** The examples of a scalar are the values themselves. */
function triedValue({ kind, name }: Declaration, owner: Span, key: "value" | "config", trial: Trial): TriedValue {
  const written = writtenAt(trial.documents, owner, kind === "scalar" ? [] : [key]);
  return { type: { kind: "reference", target: name }, written, owner };
}

function checkCounterexample(
  declaration: Declaration,
  { name, because, span }: Counterexample,
  issues: readonly Issue[],
  key: "value" | "config",
  trial: Trial,
): void {
  const { sink } = trial;
  const type = declaration.name;
  if (issues.length === 0) {
    const hint = "Make it a value that is refused, or move it to `examples`.";
    report(sink, "counterexample-accepted", span, { type, name }, { hint });
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
      const params = { type, name, reason, at: pathText(expected.path) };
      report(sink, "counterexample-unfounded", expected.span, params, { hint: actualFault(expected, issues) });
    }
  }
  for (const { issue } of open) {
    const { span: place } = blameFor(trial, triedValue(declaration, span, key, trial), issue);
    const [reason, at] = [reasonOf(issue), pathText(issue.path)];
    const hint = `Mend the value, or add to \`because\`: ${becauseEntry(issue)}`;
    report(sink, "counterexample-surprise", place, { type, name, reason, at, problem: issue.message }, { hint });
  }
}

/** What fails at the place where something else should, or where the fault is that should be here. */
function actualFault({ path, reason }: ExpectedFault, issues: readonly Issue[]): string | undefined {
  const here = issues.find((issue) => pathText(issue.path) === pathText(path));
  if (here !== undefined) return `It fails with "${reasonOf(here)}" there.`;
  const elsewhere = issues.find((issue) => reasonOf(issue) === reason);
  return elsewhere && `It fails so at "${pathText(elsewhere.path)}".`;
}

function becauseEntry(issue: Issue): string {
  const path = pathText(issue.path);
  return `${/^[a-z_][a-z0-9_.]*$/u.test(path) ? path : JSON.stringify(path)}: ${reasonOf(issue)}`;
}

function reasonOf(issue: Issue): string {
  return issue.rule ?? issue.code;
}

function faultKey(path: Path, reason: string): string {
  return JSON.stringify([path, reason]);
}
