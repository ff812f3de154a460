import { assertNever } from "../../../program/assert-never.ts";
import type { Expr, InvokeExpr } from "../../../program/expression.ts";
import { modelOf } from "../../../program/lookup.ts";
import type { FunctionDeclaration, Parameter, TableRow } from "../../../program/member.ts";
import { mayBeNull, nullable, withoutNull } from "../../../program/nullness.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { type Code, call, conditional, primary, wrapped } from "../code.ts";
import { differsOnWire, hasModels } from "../facts.ts";
import { type Doc, enclosed, line } from "../layout.ts";
import { memberAccess, propertyKey, stringLiteral } from "../primitives.ts";
import type { Binding, Environment, Source, Value } from "./environment.ts";
import { localsOf, reachable, receiverValue } from "./receiver.ts";
import { retyped } from "./retyped.ts";

/** The code of a call of something that a spec declares. */
export function invokeValue(expr: InvokeExpr, env: Environment): Value {
  switch (expr.target) {
    case "function":
      return functionValue(expr, env);
    case "method":
      return methodValue(expr, env);
    case "constructor": {
      const model = modelOf(env.scope.emission.program, expr.model ?? "");
      const declared = found(model.constructors.find(({ name }) => name === expr.name));
      const args = argumentList(declared.parameters, expr.args, env);
      return { code: call([env.scope.valueOf(model.name), memberAccess(declared.localName)], ...args), nulls: "never" };
    }
    case "patched":
      return { code: patchedCode(expr, env), nulls: "never" };
    default:
      return assertNever(expr.target);
  }
}

/** Objects that were sent are no arguments for a function: what it does is done on the spot. */
function functionValue(expr: InvokeExpr, env: Environment): Value {
  const declared = functionOf(expr.name, env);
  const { scope } = env;
  const takesModels = declared.parameters.some(({ type }) => hasModels(type, scope.emission.facts));
  if (env.form === "wire" && takesModels) {
    const inner = { ...env, variables: boundTo(declared.parameters, expr.args, env) };
    const types = typesOf(declared.parameters, expr.args, env);
    const body = (part: Expr): Expr => retyped(part, types, scope.emission.program);
    if (declared.body.kind === "expression") return valueFrom({ expr: body(declared.body.value), env: inner });
    if (declared.body.kind === "table") {
      const rows = declared.body.rows.map(({ when, give }): Row => {
        return { ...(when === undefined ? {} : { when: body(when) }), give: body(give) };
      });
      return tableValue(rows, inner, mayBeNull(expr.type));
    }
  }
  const code = call(
    scope.from(declared.module, declared.localName),
    ...argumentList(declared.parameters, expr.args, env),
  );
  return { code, nulls: mayBeNull(declared.returns) ? "unseen" : "never" };
}

type Row = Pick<TableRow, "when" | "give">;

function tableValue(rows: readonly Row[], env: Environment, nullable: boolean): Value {
  return { code: rowsCode(rows, env), nulls: nullable ? "unseen" : "never" };
}

function rowsCode([row, ...others]: readonly Row[], env: Environment): Code {
  const { when, give } = found(row);
  if (when === undefined || others.length === 0) return env.print.plain(give, env);
  const given = env.print.plain(give, env.print.assuming(when, true, env));
  const otherwise = rowsCode(others, env.print.assuming(when, false, env));
  return conditional(env.print.condition(when, env, true), given, otherwise);
}

function methodValue(expr: InvokeExpr, env: Environment): Value {
  const model = modelOf(env.scope.emission.program, expr.model ?? "");
  const method = found(model.methods.find(({ name }) => name === expr.name));
  const receiver = found(expr.receiver);
  const locals = localsOf(receiver, env);
  if (env.form === "wire" || locals !== undefined) {
    const self: Binding = locals ?? { kind: "code", value: receiverValue(receiver, env) };
    const variables = new Map([...boundTo(method.parameters, expr.args, env), ["this", self] as const]);
    const body = retyped(method.value, typesOf(method.parameters, expr.args, env), env.scope.emission.program);
    return valueFrom({ expr: body, env: { ...env, variables } });
  }
  const type = (): string => `Pick<${env.scope.typeOf(model.name)}, ${stringLiteral(method.localName)}>`;
  const { code, nulls } = reachable(model.name, receiverValue(receiver, env), type, env);
  const access = memberAccess(method.localName);
  const step = nulls === "unseen" ? `?.${access.slice(1)}` : access;
  const result = call([wrapped(code, "primary"), step], ...argumentList(method.parameters, expr.args, env));
  return { code: result, nulls: nulls === "unseen" || mayBeNull(method.returns) ? "unseen" : "never" };
}

/** Types of the parameters; where those are models, of the arguments, which may extend them. Null is for the body to deal with. */
function typesOf(
  parameters: readonly Parameter[],
  args: readonly Expr[],
  { scope }: Environment,
): ReadonlyMap<string, TypeExpr> {
  return new Map(
    parameters.map(({ name, type }, index): readonly [string, TypeExpr] => {
      if (!hasModels(type, scope.emission.facts)) return [name, type];
      const given = withoutNull(found(args[index]).type);
      return [name, mayBeNull(type) ? nullable(given) : given];
    }),
  );
}

/** Parameters stand for the code of the arguments, in a body that is printed in the place of the call. */
function boundTo(parameters: readonly Parameter[], args: readonly Expr[], env: Environment): Map<string, Binding> {
  return new Map(
    parameters.map((parameter, index): readonly [string, Binding] => {
      const arg = found(args[index]);
      return [parameter.name, localsOf(arg, env) ?? { kind: "code", value: valueFrom({ expr: arg, env }) }];
    }),
  );
}

function valueFrom(source: Source): Value {
  return { ...source.env.print.value(source.expr, source.env), source };
}

/** The first argument by itself, the others by name. */
function argumentList(parameters: readonly Parameter[], args: readonly Expr[], env: Environment): readonly Doc[] {
  const codes = args.map((arg) => argumentCode(arg, env).doc);
  const [first, ...others] = codes;
  if (first === undefined) return [];
  if (others.length === 0) return [first];
  const entries = others.map((code, index): Doc => {
    const { name } = found(parameters[index + 1]);
    return code === name ? name : [`${propertyKey(name)}: `, code];
  });
  return [first, enclosed("{", entries, "}", line)];
}

function argumentCode(arg: Expr, env: Environment): Code {
  return mayBeNull(arg.type) ? env.print.plain(arg, env) : env.print.present(arg, env);
}

/** Own fields of the patch over own fields of what is patched, and all of it validated. */
function patchedCode(expr: InvokeExpr, env: Environment): Code {
  const { program } = env.scope.emission;
  const model = modelOf(program, expr.model ?? "");
  const fields = [found(expr.receiver), found(expr.args[0])].map((part): Doc => {
    const { type } = part;
    const renamed = type.kind === "reference" && differsOnWire(modelOf(program, type.target));
    const code = part.kind === "variable" ? receiverValue(part, env).code : env.print.plain(part, env);
    return ["...", wrapped(code, "primary"), renamed ? ".toJSON()" : ""];
  });
  const parse: Doc = [env.scope.valueOf(model.name), ".parse"];
  return primary(parse, "(", enclosed("{", fields, "}", line), ")");
}

function functionOf(name: string, env: Environment): FunctionDeclaration {
  const functions = env.scope.emission.program.modules.flatMap((module) => module.functions);
  return found(functions.find((each) => each.name === name));
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the checker let something pass that is not declared");
  return value;
}
