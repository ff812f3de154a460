import { assertNever } from "../program/assert-never.ts";
import type { BinaryExpr, Expr, InvokeExpr, MacroExpr, SelectExpr } from "../program/expression.ts";
import { isJsonList, type JsonObject, type JsonValue } from "../program/json.ts";
import { declarationOf, modelOf, scalarOf } from "../program/lookup.ts";
import type { Assignment, FunctionBody, FunctionDeclaration, Parameter } from "../program/member.ts";
import { callBuiltin } from "./builtins.ts";
import { type Context, functionOf, insideLoop, memberOf, outsideLoops } from "./context.ts";
import { entryOrNull, type MutableObject, objectOf, setOwn } from "./json-kind.ts";
import { asBool, asNumber, asObject, asText } from "./narrow.ts";
import { evaluateOperator, negative } from "./operators.ts";
import { keywordOf, partOf } from "./select.ts";
import { variantOf } from "./variant.ts";

/** Variables by name; objects among them are in normal form. */
export type Scope = ReadonlyMap<string, JsonValue>;

/**
 * The value of a checked expression. Objects in it are in normal form. Throws `Refused` where it makes an instance that breaks
 * a law of its model.
 */
export function evaluate(context: Context, expr: Expr, scope: Scope): JsonValue {
  const resolve = (inner: Expr): JsonValue => evaluate(context, inner, scope);
  switch (expr.kind) {
    case "literal":
      return expr.value;
    case "list":
      return expr.elements.map(resolve);
    case "map":
      return objectOf(expr.entries.map(({ key, value }) => [key, resolve(value)]));
    case "variable":
      return variable(expr.name, scope);
    case "select":
      return evaluateSelect(context, expr, resolve(expr.object));
    case "unary":
      return expr.operator === "!"
        ? !asBool(resolve(expr.operand))
        : negative(context, expr.type, asNumber(resolve(expr.operand)));
    case "binary":
      return evaluateBinary(context, expr, resolve);
    case "conditional":
      return resolve(asBool(resolve(expr.condition)) ? expr.then : expr.else);
    case "call":
      return callBuiltin(expr.function, expr.args.map(resolve));
    case "invoke":
      return evaluateInvoke(context, expr, expr.receiver && resolve(expr.receiver), expr.args.map(resolve));
    case "macro":
      return evaluateMacro(context, expr, resolve(expr.range), scope);
    default:
      return assertNever(expr);
  }
}

function variable(name: string, scope: Scope): JsonValue {
  const value = scope.get(name);
  if (value === undefined) throw new Error(`no variable "${name}"`);
  return value;
}

function evaluateBinary(context: Context, expr: BinaryExpr, resolve: (inner: Expr) => JsonValue): JsonValue {
  switch (expr.operator) {
    case "&&":
      return asBool(resolve(expr.left)) && asBool(resolve(expr.right));
    case "||":
      return asBool(resolve(expr.left)) || asBool(resolve(expr.right));
    case "in":
      return evaluateOperator(context, "in", expr.type, resolve(expr.left), steadyValue(context, expr.right, resolve));
    default:
      return evaluateOperator(context, expr.operator, expr.type, resolve(expr.left), resolve(expr.right));
  }
}

function steadyValue(context: Context, expr: Expr, resolve: (inner: Expr) => JsonValue): JsonValue {
  const known = context.steady?.get(expr);
  if (known !== undefined) return known;
  const value = resolve(expr);
  if (context.steady?.has(expr) === true) context.steady.set(expr, value);
  return value;
}

function evaluateSelect(context: Context, expr: SelectExpr, object: JsonValue): JsonValue {
  switch (expr.of) {
    case "property":
    case "entry":
    case "thrown":
      return entryOrNull(object, expr.member);
    case "derived":
      return evaluateDerived(context, expr.model ?? "", expr.member, object);
    case "part":
      return partOf(scalarOf(context, expr.model ?? ""), expr.member, asText(object));
    case "keyword":
      return keywordOf(object, expr.member, expr.type);
    default:
      return assertNever(expr.of);
  }
}

/** The value of a derived property of an instance; of a union, null where the variant at hand does not have it. */
export function evaluateDerived(context: Context, model: string, name: string, instance: JsonValue): JsonValue {
  const declaration = declarationOf(context, model);
  if (declaration.kind === "union") {
    const variant = variantOf(declaration, instance)?.type;
    if (variant?.kind !== "reference") return null;
    const inner = declarationOf(context, variant.target);
    const has = inner.kind === "union" || (inner.kind === "model" && inner.derived.some((one) => one.name === name));
    return has ? evaluateDerived(context, inner.name, name, instance) : null;
  }
  const { value } = memberOf(modelOf(context, model).derived, name);
  return evaluate(outsideLoops(context), value, new Map([["this", instance]]));
}

function evaluateMacro(context: Context, expr: MacroExpr, range: JsonValue, scope: Scope): JsonValue {
  const elements = isJsonList(range) ? range : Object.keys(asObject(range));
  const inner = insideLoop(context, expr.body, expr.variable);
  const bodyOf = (element: JsonValue): JsonValue =>
    evaluate(inner, expr.body, new Map(scope).set(expr.variable, element));
  const holds = (element: JsonValue): boolean => asBool(bodyOf(element));
  switch (expr.macro) {
    case "all":
      return elements.every(holds);
    case "exists":
      return elements.some(holds);
    case "exists_one":
      return elements.filter(holds).length === 1;
    case "filter":
      return elements.filter(holds);
    case "map":
      return elements.map(bodyOf);
    default:
      return assertNever(expr.macro);
  }
}

function evaluateInvoke(
  context: Context,
  expr: InvokeExpr,
  receiver: JsonValue | undefined,
  args: readonly JsonValue[],
): JsonValue {
  const model = expr.model ?? "";
  switch (expr.target) {
    case "function":
      return evaluateFunction(context, functionOf(context, expr.name), args);
    case "method":
      return evaluateMethod(context, model, expr.name, receiver ?? null, args);
    case "constructor":
      return evaluateConstructor(context, model, expr.name, args);
    case "patched":
      return patched(context, model, asObject(receiver), asObject(args[0]));
    default:
      return assertNever(expr.target);
  }
}

/** What the receiver has beyond the model that the patch is for, as an instance of a model that extends it, is left behind. */
function patched(context: Context, model: string, receiver: JsonObject, patch: JsonObject): JsonObject {
  const { properties, unknownKeys } = modelOf(context, model);
  const names = new Set(properties.map((property) => property.name));
  const own = Object.entries(receiver).filter(([name]) => unknownKeys === "keep" || names.has(name));
  return context.accept(model, objectOf([...own, ...Object.entries(patch)]));
}

/** The result of a function of a module. */
export function evaluateFunction(
  context: Context,
  declared: FunctionDeclaration,
  args: readonly JsonValue[],
): JsonValue {
  return evaluateBody(outsideLoops(context), declared.body, bind(declared.parameters, args));
}

/** The result of a method of an instance. */
export function evaluateMethod(
  context: Context,
  model: string,
  name: string,
  instance: JsonValue,
  args: readonly JsonValue[],
): JsonValue {
  const method = memberOf(modelOf(context, model).methods, name);
  return evaluate(outsideLoops(context), method.value, new Map([...bind(method.parameters, args), ["this", instance]]));
}

/** The instance that a constructor makes. */
export function evaluateConstructor(
  context: Context,
  model: string,
  name: string,
  args: readonly JsonValue[],
): JsonObject {
  const made = memberOf(modelOf(context, model).constructors, name);
  return assemble(outsideLoops(context), model, made.assignments, bind(made.parameters, args));
}

function evaluateBody(context: Context, body: FunctionBody, scope: Scope): JsonValue {
  switch (body.kind) {
    case "expression":
      return evaluate(context, body.value, scope);
    case "table": {
      const row = body.rows.find(({ when }) => when === undefined || asBool(evaluate(context, when, scope)));
      if (row === undefined) throw new Error("no row of a table fits");
      return evaluate(context, row.give, scope);
    }
    case "record":
      return assemble(context, body.model, body.assignments, scope);
    default:
      return assertNever(body);
  }
}

function bind(parameters: readonly Parameter[], args: readonly JsonValue[]): Scope {
  return new Map(parameters.map((parameter, index) => [parameter.name, args[index] ?? null]));
}

/** Makes the assignments in order, each seeing those before it as `this`, and has the model accept the result. */
export function assemble(
  context: Context,
  model: string,
  assignments: readonly Assignment[],
  scope: Scope,
): JsonObject {
  const declared = modelOf(context, model);
  const self: MutableObject = {};
  for (const { property: name, value } of assignments) {
    const given = evaluate(context, value, new Map([...scope, ["this", self]]));
    const property = memberOf(declared.properties, name);
    // Null for something that may be absent but never null means that it is absent.
    if (given === null && property.presence === "optional" && property.type.kind !== "nullable") continue;
    setOwn(self, name, given);
  }
  return context.accept(model, self);
}
