import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { Span } from "../diagnostics/span.ts";
import type { Interpreter } from "../interpret/interpreter.ts";
import type { Issue } from "../interpret/issue.ts";
import { pathText } from "../interpret/path-text.ts";
import type { Property } from "../program/declaration.ts";
import type { Parameter } from "../program/member.ts";
import type { Program } from "../program/program.ts";

/** Reports every default and fixed value, of properties and of parameters, that its own type refuses. */
export function checkDefaultValues(program: Program, interpreter: Interpreter, sink: DiagnosticSink): void {
  for (const declaration of Object.values(program.declarations)) {
    if (declaration.kind !== "model") continue;
    for (const property of declaration.properties) checkProperty(declaration.name, property, interpreter, sink);
    for (const { parameters } of [...declaration.constructors, ...declaration.methods]) {
      for (const parameter of parameters) checkParameter(parameter, interpreter, sink);
    }
  }
  for (const { parameters } of program.modules.flatMap((module) => module.functions)) {
    for (const parameter of parameters) checkParameter(parameter, interpreter, sink);
  }
}

function checkProperty(model: string, property: Property, interpreter: Interpreter, sink: DiagnosticSink): void {
  const { type, constraints, fixed, default: fallback, span } = property;
  const value = fixed ?? fallback;
  if (value === undefined) return;
  const [issue] = interpreter.validateType(type, constraints, value);
  if (issue === undefined || isReported(span, sink)) return;
  const code = fixed === undefined ? "default-refused" : "fixed-refused";
  report(sink, code, span, { name: `${model}.${property.name}`, ...fault(issue) });
}

/** A model that inherits a property inherits its fault: one report at the place of the fault is enough. */
function isReported(place: Span, sink: DiagnosticSink): boolean {
  return sink.diagnostics.some(({ span }) => span?.file === place.file && span.start === place.start);
}

function checkParameter(parameter: Parameter, interpreter: Interpreter, sink: DiagnosticSink): void {
  const { name, type, default: fallback, span } = parameter;
  if (fallback === undefined) return;
  const [issue] = interpreter.validateType(type, [], fallback);
  if (issue !== undefined) report(sink, "default-refused", span, { name, ...fault(issue) });
}

function fault(issue: Issue): { readonly at: string; readonly problem: string } {
  return { at: pathText(issue.path), problem: issue.message };
}
