import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import { equalJson } from "../interpret/canonical.ts";
import type { Interpreter } from "../interpret/interpreter.ts";
import { pathText } from "../interpret/path-text.ts";
import type { Path } from "../program/example.ts";
import { isJsonObject, type JsonValue } from "../program/json.ts";
import type { FunctionDeclaration, FunctionExample } from "../program/member.ts";
import { missingText } from "../program/messages.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";

/** Runs the examples of a function and reports the arguments that do not fit and the results that are others. */
export function checkFunctionExamples(
  program: Program,
  declared: FunctionDeclaration,
  interpreter: Interpreter,
  sink: DiagnosticSink,
): void {
  for (const example of declared.examples) {
    if (argumentsFit(declared, example, interpreter, sink)) {
      checkResult(program, declared, example, interpreter, sink);
    }
  }
}

function argumentsFit(
  declared: FunctionDeclaration,
  example: FunctionExample,
  interpreter: Interpreter,
  sink: DiagnosticSink,
): boolean {
  const reportArgument = (argument: string, problem: string): void =>
    report(sink, "example-argument", example.span, { function: declared.name, name: example.name, argument, problem });
  const before = sink.diagnostics.length;
  const names = declared.parameters.map((parameter) => parameter.name);
  for (const argument of Object.keys(example.given)) {
    if (!names.includes(argument)) reportArgument(argument, `The function takes ${names.join(", ") || "nothing"}.`);
  }
  for (const { name, type, default: fallback } of declared.parameters) {
    const given = Object.hasOwn(example.given, name) ? example.given[name] : fallback;
    if (given === undefined) {
      if (type.kind !== "nullable") reportArgument(name, missingText(name));
      continue;
    }
    const [issue] = interpreter.validateType(type, [], given);
    if (issue !== undefined) reportArgument(name, issue.message);
  }
  return sink.diagnostics.length === before;
}

function checkResult(
  program: Program,
  declared: FunctionDeclaration,
  example: FunctionExample,
  interpreter: Interpreter,
  sink: DiagnosticSink,
): void {
  const reportResult = (path: Path, expected: string, found: string): void =>
    report(sink, "example-result", example.span, {
      function: declared.name,
      name: example.name,
      at: pathText(path),
      expected,
      found,
    });
  const outcome = interpreter.callFunction(declared.name, example.given);
  if ("issues" in outcome) {
    const [issue] = outcome.issues;
    reportResult(issue?.path ?? [], shown(example.gives), `a refused value (${issue?.message ?? ""})`);
    return;
  }
  const difference = compare(program, interpreter, declared.returns, example.gives, outcome.value, []);
  if (difference !== undefined) reportResult(difference.path, difference.expected, difference.found);
}

interface Difference {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
}

/** The first place where a result is not what was expected. Of a model only the properties that are stated count. */
function compare(
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
function shown(value: JsonValue): string {
  const points = Array.from(JSON.stringify(value));
  return points.length > 64 ? `${points.slice(0, 63).join("")}…` : points.join("");
}
