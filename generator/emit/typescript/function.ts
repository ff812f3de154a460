import type { Expr } from "../../program/expression.ts";
import { expressionsIn } from "../../program/expression-walk.ts";
import { modelOf } from "../../program/lookup.ts";
import type { FunctionDeclaration, Parameter, TableRow } from "../../program/member.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Code } from "./code.ts";
import { tagsOf } from "./doc-text.ts";
import type { Binding, Environment } from "./expression/environment.ts";
import { printer } from "./expression/expression.ts";
import { isReadIn, readBy, variableName } from "./expression/variable-name.ts";
import type { Doc } from "./layout.ts";
import { layout } from "./layout.ts";
import { parameterNotes, takenBy } from "./model-class.ts";
import { identifier } from "./primitives.ts";
import { block, createWriter, documentation, ifStatement, returnStatement, statement, type Writer } from "./print.ts";
import { writeRecord } from "./record-body.ts";
import { type ReportingSignature, reportingSignature } from "./reporting-signature.ts";
import type { Scope } from "./scope.ts";
import { isThrown, parameterNames, signatureOf } from "./signature.ts";
import { typeText } from "./type-text.ts";

/** Writes a function of a module. */
export function writeFunction(writer: Writer, declared: FunctionDeclaration, scope: Scope): void {
  const { parameters, bindings, locals, isRead } = signatureOfFunction(declared, scope);
  documentation(writer, [declared.doc, ...parameterNotes(declared.parameters)], tagsOf(declared));
  const result = typeText(declared.returns, "model", scope);
  const head: Doc = [`export function ${identifier(declared.localName)}`, parameters, `: ${result}`];
  block(writer, head, () => {
    if (declared.unwraps !== undefined) writeUnwrapping(writer, declared, isRead(declared.unwraps), scope);
    for (const { name, value } of locals) statement(writer, "const ", name, " = ", value, ";");
    const env = callableEnvironment(bindings, declared.parameters, scope);
    const taken = locals.flatMap(({ name }) => (typeof name === "string" ? [name] : []));
    writeBody(writer, declared, { ...env, taken: new Set([...env.taken, ...taken]) });
  });
}

/** What was thrown may carry the result. */
function writeUnwrapping(writer: Writer, declared: FunctionDeclaration, isRead: boolean, scope: Scope): void {
  const { returns, parameters } = declared;
  if (returns.kind !== "reference") return;
  const { module, thrownAs = "" } = modelOf(scope.emission.program, returns.target);
  // The checker has seen to it that it is the first.
  const [given = ""] = parameterNames(parameters, scope);
  const carried = variableName("carried", scope, takenBy(parameters));
  const thrown = isRead ? given : `_${given}`;
  statement(writer, `const ${carried} = ${scope.from(module, thrownAs)}.carriedBy(${thrown});`);
  statement(writer, `if (${carried} !== undefined) return ${carried};`);
}

/** The signature, and which parameters the printed body reads. */
function signatureOfFunction(
  declared: FunctionDeclaration,
  scope: Scope,
): ReportingSignature & { readonly isRead: (name: string) => boolean } {
  const isReporting = declared.parameters.some(({ type }) => isThrown(type));
  const signature = (isRead: (name: string) => boolean): ReportingSignature =>
    isReporting
      ? reportingSignature(declared.parameters, scope, isRead)
      : { ...signatureOf(declared.parameters, scope, isRead), locals: [] };
  const isMeant = readBy(expressionsIn(declared.body));
  const { bindings } = signature(isMeant);
  // A condition that is settled is not printed, so that what it reads may not be read after all.
  const trial = createWriter();
  writeBody(trial, declared, callableEnvironment(bindings, declared.parameters, scope));
  const isRead = (name: string): boolean => isMeant(name) && isReadIn(trial.toString(), bindings.get(name));
  return { ...signature(isRead), isRead };
}

/** What the body of something with parameters reads. */
export function callableEnvironment(
  variables: ReadonlyMap<string, Binding>,
  parameters: readonly Parameter[],
  scope: Scope,
): Environment {
  return { scope, form: "model", variables, closure: 0, taken: takenBy(parameters), print: printer };
}

function writeBody(writer: Writer, { body, returns }: FunctionDeclaration, env: Environment): void {
  switch (body.kind) {
    case "expression":
      returnStatement(writer, resultOf(body.value, returns, env));
      break;
    case "table":
      writeTable(writer, body.rows, returns, env);
      break;
    case "record":
      writeRecord(writer, modelOf(env.scope.emission.program, body.model), body.assignments, env);
      break;
  }
}

function writeTable(writer: Writer, rows: readonly TableRow[], returns: TypeExpr, env: Environment): void {
  let around = env;
  for (const { when, give } of rows) {
    if (when === undefined) {
      returnStatement(writer, resultOf(give, returns, around));
      continue;
    }
    const result = resultOf(give, returns, printer.assuming(when, true, around));
    ifStatement(writer, printer.condition(when, around, true), `return ${layout(result.doc)};`);
    around = printer.assuming(when, false, around);
  }
}

function resultOf(expr: Expr, returns: TypeExpr, env: Environment): Code {
  return returns.kind === "nullable" ? printer.plain(expr, env) : printer.present(expr, env);
}
