import { child, find, keysOf, type Place } from "../../bind/place.ts";
import type { FunctionSymbol } from "../../bind/symbol-table.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { toJson } from "../../load/to-json.ts";
import { camelCase } from "../../naming/local-name.ts";
import type { JsonValue } from "../../program/json.ts";
import type { FunctionBody, FunctionDeclaration, FunctionExample } from "../../program/member.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { unwraps } from "../catalog/failures.ts";
import type { ExpressionScope, Signature } from "../cel/request.ts";
import type { Context } from "../context.ts";
import { named } from "../named.ts";
import { resolveType } from "../type/resolve-type.ts";
import { lowerAssignments } from "./lower-assignments.ts";
import { lowerExpression, type Surroundings } from "./lower-expression.ts";
import { lowerTable } from "./lower-table.ts";
import { readParameters } from "./read-parameters.ts";

/** The signatures of all functions. */
export function declareFunctions(context: Context): ReadonlyMap<string, Signature> {
  const signatures = new Map<string, Signature>();
  for (const { name, module, place } of context.symbols.functions.values()) {
    const returns = resolveType(child(place, "returns"), { context, module });
    const parameters = readParameters(place, { context, module, allowThrown: true });
    signatures.set(name, { parameters, returns });
  }
  return signatures;
}

/** The functions with their bodies, by name; broken ones are left out. */
export function lowerFunctions(context: Context, scope: ExpressionScope): ReadonlyMap<string, FunctionDeclaration> {
  const lowered = new Map<string, FunctionDeclaration>();
  for (const symbol of context.symbols.functions.values()) {
    const signature = scope.functions.get(symbol.name);
    const declared = signature && lowerFunction(symbol, signature, context, scope);
    if (declared !== undefined) lowered.set(symbol.name, declared);
  }
  return lowered;
}

function lowerFunction(
  { name, module, syntax, place }: FunctionSymbol,
  { parameters, returns }: Signature,
  context: Context,
  scope: ExpressionScope,
): FunctionDeclaration | undefined {
  const variables = new Map(parameters.map((parameter) => [parameter.name, parameter.type]));
  const body = lowerBody(place, returns, { context, scope, module, variables });
  return (
    body && {
      kind: "function",
      ...named(name, camelCase(name), syntax, place),
      module,
      internal: syntax.internal === true,
      parameters,
      returns,
      ...unwraps(place, parameters, returns, context),
      body,
      examples: readExamples(find(place, "examples")),
    }
  );
}

function lowerBody(place: Place, returns: TypeExpr, around: Surroundings): FunctionBody | undefined {
  const table = find(place, "table");
  if (table !== undefined) return lowerTable(table, returns, around);
  const set = find(place, "set");
  if (set !== undefined) return lowerRecord(set, child(place, "returns"), returns, around);
  const value = lowerExpression(child(place, "value"), around, { expected: returns });
  return value && { kind: "expression", value };
}

function lowerRecord(set: Place, at: Place, returns: TypeExpr, around: Surroundings): FunctionBody | undefined {
  const model = returns.kind === "reference" ? around.scope.declarations.get(returns.target) : undefined;
  if (model?.kind !== "model") {
    report(around.context.sink, "set-needs-model", at.node.span, { type: typeText(returns) });
    return undefined;
  }
  return { kind: "record", model: model.name, assignments: lowerAssignments(set, model, around) };
}

function readExamples(place: Place | undefined): readonly FunctionExample[] {
  if (place === undefined) return [];
  return keysOf(place).map((name) => {
    const at = child(place, name);
    const given = find(at, "given");
    const doc = find(at, "doc");
    return {
      name,
      ...(doc === undefined ? {} : { doc: String(toJson(doc.node)) }),
      given: given === undefined ? {} : entriesOf(given),
      gives: toJson(child(at, "gives").node),
      span: at.key,
    };
  });
}

function entriesOf(place: Place): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries(keysOf(place).map((name) => [name, toJson(child(place, name).node)]));
}
