import { child, find, type Place } from "../../bind/place.ts";
import { isReservedTypeName } from "../../bind/reserved-names.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { toJson } from "../../load/to-json.ts";
import type { ModelDeclaration } from "../../program/declaration.ts";
import type { FunctionDeclaration, Parameter } from "../../program/member.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { subjectOf } from "../constraint/subject.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";

/** The name of the class of errors that carry an instance of a model; reported where there cannot be one. */
export function thrownAs({ symbol, properties }: ModelDraft, context: Context): Pick<ModelDeclaration, "thrownAs"> {
  const place = find(symbol.place, "thrown_as");
  if (place === undefined) return {};
  const name = String(toJson(place.node));
  const refuse = (problem: string): void => {
    report(context.sink, "failure-not-usable", place.node.span, { name, problem });
  };
  const message = properties.find((property) => property.name === "message");
  const isText =
    message?.type.kind !== "nullable" && message !== undefined && subjectOf(message.type, context).kind === "string";
  if (!isText || message.presence === "optional") refuse(`${symbol.name} has no text \`message\``);
  else if (message.secret) refuse("its message is secret");
  else if (isReservedTypeName(name)) refuse("the name is taken");
  else if (context.symbols.types.has(name) || context.made.has(name)) refuse("a type is called so");
  const other = modelThrownAs(name, context);
  if (other !== undefined && other.symbol.name !== symbol.name) refuse(`${other.symbol.name} is thrown as that, too`);
  return { thrownAs: name };
}

/** The first model that is thrown as a class of that name. */
export function modelThrownAs(name: string, context: Context): ModelDraft | undefined {
  return [...context.models.values()].find(({ symbol }) => {
    const place = find(symbol.place, "thrown_as");
    return place !== undefined && toJson(child(symbol.place, "thrown_as").node) === name;
  });
}

/** The parameter of a function that may carry its result; reported where it cannot. */
export function unwraps(
  place: Place,
  parameters: readonly Parameter[],
  returns: TypeExpr,
  context: Context,
): Pick<FunctionDeclaration, "unwraps"> {
  const at = find(place, "unwraps");
  if (at === undefined) return {};
  const name = String(toJson(at.node));
  const [first] = parameters;
  const type = first?.name === name ? first.type : undefined;
  const isThrown = type?.kind === "primitive" && type.name === "thrown";
  const model = returns.kind === "reference" ? context.models.get(returns.target) : undefined;
  const isCarried = model !== undefined && find(model.symbol.place, "thrown_as") !== undefined;
  const problem = isThrown
    ? isCarried
      ? undefined
      : "what the function returns is never thrown"
    : "the first parameter is not called so, or not of type `thrown`";
  if (problem !== undefined) report(context.sink, "failure-not-usable", at.node.span, { name, problem });
  return { unwraps: name };
}
