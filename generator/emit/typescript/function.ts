import type { Expr } from "../../program/expression.ts";
import { modelOf } from "../../program/lookup.ts";
import type { FunctionDeclaration, Parameter } from "../../program/member.ts";
import type { PrimitiveName, TypeExpr } from "../../program/type-expr.ts";
import { primary } from "./code.ts";
import { tagsOf } from "./doc-text.ts";
import type { Binding, Environment } from "./expression/environment.ts";
import { printer } from "./expression/expression.ts";
import { readBy, variableName } from "./expression/variable-name.ts";
import type { Doc } from "./layout.ts";
import { layout } from "./layout.ts";
import { parameterNotes, takenBy } from "./model-class.ts";
import { identifier } from "./primitives.ts";
import { block, documentation, ifStatement, returnStatement, type Writer } from "./print.ts";
import { writeRecord } from "./record-body.ts";
import type { Scope } from "./scope.ts";
import { signatureOf } from "./signature.ts";
import { typeText } from "./type-text.ts";

/** Writes a function of a module. */
export function writeFunction(writer: Writer, declared: FunctionDeclaration, scope: Scope): void {
  const { parameters, bindings } = signatureOf(declared.parameters, scope, readBy(expressionsIn(declared.body)));
  documentation(writer, [declared.doc, ...parameterNotes(declared.parameters)], tagsOf(declared));
  const result = typeText(declared.returns, "model", scope);
  const head: Doc = [`export function ${identifier(declared.localName)}`, parameters, `: ${result}`];
  block(writer, head, () => {
    const prepared = prepareParameters(writer, declared.parameters, bindings, scope);
    writeBody(writer, declared, callableEnvironment(new Map([...bindings, ...prepared]), declared.parameters, scope));
  });
}

function expressionsIn(body: FunctionDeclaration["body"]): readonly Expr[] {
  switch (body.kind) {
    case "expression":
      return [body.value];
    case "table":
      return body.rows.flatMap(({ when, give }) => (when === undefined ? [give] : [when, give]));
    case "record":
      return body.assignments.map(({ value }) => value);
  }
}

/** What the body of something with parameters reads. */
export function callableEnvironment(
  variables: ReadonlyMap<string, Binding>,
  parameters: readonly Parameter[],
  scope: Scope,
): Environment {
  return { scope, form: "model", variables, closure: 0, taken: takenBy(parameters), print: printer };
}

/**
 * A function that takes what was thrown must not throw itself: the thrown value is looked at once, in a way that cannot fail, and
 * texts that come along, which may be what was wrong, are made well-formed.
 */
function prepareParameters(
  writer: Writer,
  parameters: readonly Parameter[],
  bindings: ReadonlyMap<string, Binding>,
  scope: Scope,
): readonly (readonly [string, Binding])[] {
  if (!parameters.some(({ type }) => isPrimitive(type, "thrown"))) return [];
  const taken = new Set(takenBy(parameters));
  return parameters.flatMap(({ name, type }) => {
    const binding = bindings.get(name);
    const isThrown = isPrimitive(type, "thrown");
    if (binding?.kind !== "code" || !(isThrown || isPrimitive(type, "string"))) return [];
    const local = variableName(isThrown ? "thrown" : `${name}_text`, scope, taken);
    taken.add(local);
    const prepare = scope.runtime(isThrown ? "describeThrown" : "wellFormed");
    writer.writeLine(`const ${local} = ${prepare}(${layout(binding.value.code.doc)});`);
    const nulls = isThrown ? "never" : binding.value.nulls;
    return [[name, { kind: "code", value: { ...binding.value, code: primary(local), nulls } }] as const];
  });
}

/** Whether a type is the primitive, or the primitive or null. */
function isPrimitive(type: TypeExpr, name: PrimitiveName): boolean {
  const inner = type.kind === "nullable" ? type.inner : type;
  return inner.kind === "primitive" && inner.name === name;
}

function writeBody(writer: Writer, { body, returns }: FunctionDeclaration, env: Environment): void {
  switch (body.kind) {
    case "expression":
      returnStatement(writer, resultOf(body.value));
      break;
    case "table":
      for (const { when, give } of body.rows) {
        const result = resultOf(give);
        if (when === undefined) returnStatement(writer, result);
        else ifStatement(writer, printer.condition(when, env, true), `return ${layout(result.doc)};`);
      }
      break;
    case "record":
      writeRecord(writer, modelOf(env.scope.emission.program, body.model), body.assignments, env);
      break;
  }

  function resultOf(expr: Parameters<typeof printer.plain>[0]): ReturnType<typeof printer.plain> {
    return returns.kind === "nullable" ? printer.plain(expr, env) : printer.present(expr, env);
  }
}
