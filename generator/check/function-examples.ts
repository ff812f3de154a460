import { type Related, report } from "../diagnostics/diagnostic.ts";
import type { Span } from "../diagnostics/span.ts";
import { oneOfThese } from "../diagnostics/suggest.ts";
import { equalJson } from "../interpret/canonical.ts";
import type { Interpreter } from "../interpret/interpreter.ts";
import { pathText } from "../interpret/path-text.ts";
import { locate } from "../load/locate.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import type { Path } from "../program/example.ts";
import { isJsonObject, type JsonValue } from "../program/json.ts";
import type { FunctionDeclaration, FunctionExample } from "../program/member.ts";
import { expectedText, missingText } from "../program/messages.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { blameFor, type Trial } from "./trial.ts";
import { writtenAt } from "./written-at.ts";

/** Runs the examples of a function and reports the arguments that do not fit and the results that are others. */
export function checkFunctionExamples(declared: FunctionDeclaration, trial: Trial): void {
  for (const example of declared.examples) {
    if (argumentsFit(declared, example, trial)) checkResult(declared, example, trial);
  }
}

function argumentsFit(declared: FunctionDeclaration, example: FunctionExample, trial: Trial): boolean {
  const { interpreter, sink } = trial;
  const { span: owner, given } = example;
  const reportArgument = (argument: string, problem: string, blame: WrittenPlace = {}): void => {
    const params = { function: declared.name, name: example.name, argument, problem };
    report(sink, "example-argument", blame.span ?? owner, params, blame);
  };
  const before = sink.diagnostics.length;
  const names = declared.parameters.map((parameter) => parameter.name);
  for (const argument of Object.keys(given)) {
    if (names.includes(argument)) continue;
    const blame = {
      span: writtenAt(trial.documents, owner, ["given", argument])?.key,
      hint: oneOfThese(argument, names),
    };
    reportArgument(argument, `The function takes ${names.join(", ") || "nothing"}.`, blame);
  }
  for (const { name, type, default: fallback } of declared.parameters) {
    const value = Object.hasOwn(given, name) ? given[name] : fallback;
    if (value === undefined) {
      if (type.kind === "nullable") continue;
      const hint = `Add \`${name}\` under \`given\`: ${expectedText(type, trial.program.declarations)}.`;
      reportArgument(name, missingText(name), { span: writtenAt(trial.documents, owner, ["given"])?.key, hint });
      continue;
    }
    const [issue] = interpreter.validateType(type, [], value);
    if (issue === undefined) continue;
    const written = writtenAt(trial.documents, owner, ["given", name]);
    reportArgument(name, issue.message, blameFor(trial, { type, written, owner }, issue));
  }
  return sink.diagnostics.length === before;
}

function checkResult(declared: FunctionDeclaration, example: FunctionExample, trial: Trial): void {
  const reportResult = (path: Path, expected: string, found: string): void => {
    const gives = writtenAt(trial.documents, example.span, ["gives"]);
    const span = gives === undefined ? example.span : resultSpan(gives.node, path);
    const params = { function: declared.name, name: example.name, at: pathText(path), expected, found };
    report(trial.sink, "example-result", span, params, { hint: "Mend the example if the function is right." });
  };
  const outcome = trial.interpreter.callFunction(declared.name, example.given);
  if ("issues" in outcome) {
    const [issue] = outcome.issues;
    reportResult(issue?.path ?? [], shown(example.gives), `a refused value (${issue?.message ?? ""})`);
    return;
  }
  const { program, interpreter } = trial;
  const difference = compare(program, interpreter, declared.returns, example.gives, outcome.value, []);
  if (difference !== undefined) reportResult(difference.path, difference.expected, difference.found);
}

function resultSpan(gives: YamlNode, path: Path): Span {
  return path.length === 0 ? gives.span : locate(gives, path, "value");
}

/** Where to tell it and what to do about it, as far as that is known. */
interface WrittenPlace {
  readonly span?: Span | undefined;
  readonly hint?: string | undefined;
  readonly related?: readonly Related[];
}

/** Where a result is not what was expected, and what is there. */
export interface Difference {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
}

/** The first place where a result is not what was expected. Of a model only the properties that are stated count. */
export function compare(
  program: Program,
  interpreter: Interpreter,
  type: TypeExpr,
  expected: JsonValue,
  found: JsonValue,
  path: Path,
): Difference | undefined {
  if (type.kind === "nullable" && expected !== null && found !== null) {
    return compare(program, interpreter, type.inner, expected, found, path);
  }
  const declaration = type.kind === "reference" ? program.declarations[type.target] : undefined;
  if (declaration?.kind === "model" && isJsonObject(expected) && isJsonObject(found)) {
    for (const [name, value] of Object.entries(expected)) {
      const property = declaration.properties.find((candidate) => candidate.name === name);
      const actual = Object.hasOwn(found, name) ? found[name] : undefined;
      const at = [...path, name];
      if (property === undefined || actual === undefined) return { path: at, expected: shown(value), found: "nothing" };
      const inner = compare(program, interpreter, property.type, value, actual, at);
      if (inner === undefined) continue;
      return property.secret ? { path: at, expected: "that", found: "another secret value" } : inner;
    }
    return undefined;
  }
  const valid = interpreter.validateType(type, [], expected).length === 0;
  if (valid && equalJson(interpreter.normalizeType(type, expected), found)) return undefined;
  return { path, expected: shown(expected), found: shown(found) };
}

/** A value as JSON, cut to 64 code points. */
export function shown(value: JsonValue): string {
  const points = Array.from(JSON.stringify(value));
  return points.length > 64 ? `${points.slice(0, 63).join("")}…` : points.join("");
}
