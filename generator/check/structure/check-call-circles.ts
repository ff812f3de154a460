import { type DiagnosticSink, report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import { shortestCircle } from "../../graph/shortest-circle.ts";
import { strongComponents } from "../../graph/strong-components.ts";
import type { Expr } from "../../program/expression.ts";
import { expressionsIn, visit } from "../../program/expression-walk.ts";
import type { Program } from "../../program/program.ts";

/** Something with a body that may call others; `span` lies in the model that declares it, where this one does. */
interface Callable {
  readonly bodies: readonly Expr[];
  readonly span: Span;
}

/** Reports derived properties, methods, constructors and functions that call themselves, once for each circle. */
export function checkCallCircles(program: Program, sink: DiagnosticSink): void {
  const callables = callablesOf(program);
  const next = (name: string): readonly string[] => (callables.get(name)?.bodies ?? []).flatMap(callsIn);
  const told = new Set<Span>();
  for (const component of strongComponents(callables.keys(), next)) {
    const start = component.find((name) => component.length > 1 || next(name).includes(name));
    const span = callables.get(start ?? "")?.span;
    // What is inherited shares its span with what it comes from.
    if (start === undefined || span === undefined || component.some((name) => isTold(callables.get(name), told)))
      continue;
    for (const name of component) told.add(callables.get(name)?.span ?? span);
    report(sink, "call-circle", span, { circle: shortestCircle(start, next).join(" -> ") });
  }
}

function isTold(callable: Callable | undefined, told: ReadonlySet<Span>): boolean {
  return callable !== undefined && told.has(callable.span);
}

function callablesOf({ declarations, modules }: Program): ReadonlyMap<string, Callable> {
  const callables = new Map<string, Callable>();
  for (const model of Object.values(declarations)) {
    if (model.kind !== "model") continue;
    for (const { name, value, span } of [...model.derived, ...model.methods]) {
      callables.set(`${model.name}.${name}`, { bodies: [value], span });
    }
    for (const { name, assignments, span } of model.constructors) {
      callables.set(`${model.name}.${name}`, { bodies: assignments.map(({ value }) => value), span });
    }
  }
  for (const { name, body, span } of modules.flatMap((module) => module.functions)) {
    callables.set(name, { bodies: expressionsIn(body), span });
  }
  return callables;
}

function callsIn(expr: Expr): readonly string[] {
  const calls: string[] = [];
  visit(expr, (part) => {
    if (part.kind === "select" && part.of === "derived") calls.push(`${part.model}.${part.member}`);
    if (part.kind === "invoke" && part.target !== "patched") {
      calls.push(part.target === "function" ? part.name : `${part.model}.${part.name}`);
    }
  });
  return calls;
}
