import { type DiagnosticSink, report } from "../../diagnostics/diagnostic.ts";
import type { Interpreter } from "../../interpret/interpreter.ts";
import { pathText } from "../../interpret/path-text.ts";
import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Path } from "../../program/example.ts";
import { isJsonList, isJsonObject } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { Resolution, ResolutionExample } from "../../program/resolution.ts";
import { compare, shown } from "../function-examples.ts";

/** Works out the examples of resolutions and reports results that are others than those stated. */
export function checkResolutionExamples(program: Program, interpreter: Interpreter, sink: DiagnosticSink): void {
  for (const model of Object.values(program.declarations)) {
    if (model.kind !== "model") continue;
    for (const resolution of model.catalog?.resolutions ?? []) {
      for (const example of resolution.examples) checkExample(program, model, resolution, example, interpreter, sink);
    }
  }
}

function checkExample(
  program: Program,
  model: ModelDeclaration,
  { name: resolution, gives }: Resolution,
  { name, of, key, gives: expected, span }: ResolutionExample,
  interpreter: Interpreter,
  sink: DiagnosticSink,
): void {
  const refuse = (argument: string, problem: string): void =>
    report(sink, "example-argument", span, { function: resolution, name, argument, problem });
  const catalog = model.examples.find((example) => example.name === of);
  if (catalog === undefined) {
    refuse("of", `${model.name} has no example of that name.`);
    return;
  }
  // An example that is no good has been reported.
  if (interpreter.validate(model.name, catalog.value).length > 0) return;
  const normal = interpreter.normalize(model.name, catalog.value);
  const outcome = isJsonObject(normal) ? interpreter.resolve(model.name, resolution, normal, key) : undefined;
  if (outcome === undefined || "issues" in outcome) {
    refuse("key", "Nothing in the example has that key.");
    return;
  }
  const found = isJsonList(outcome.value) ? outcome.value : [];
  const differs = (path: Path, wanted: string, actual: string): void =>
    report(sink, "example-result", span, {
      function: resolution,
      name,
      at: pathText(path),
      expected: wanted,
      found: actual,
    });
  if (found.length !== expected.length) {
    differs([], `${expected.length} entries`, shown(found));
    return;
  }
  for (const [index, entry] of expected.entries()) {
    const type = { kind: "reference", target: gives.model } as const;
    const difference = compare(program, interpreter, type, entry, found[index] ?? null, [index]);
    if (difference === undefined) continue;
    differs(difference.path, difference.expected, difference.found);
    return;
  }
}
