import { child, type Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import { pathText } from "../../interpret/path-text.ts";
import { secretsIn } from "../../interpret/secret-values.ts";
import type { Declaration, Property } from "../../program/declaration.ts";
import type { Path } from "../../program/example.ts";
import { isEmptyValue, type JsonValue } from "../../program/json.ts";
import type { FunctionDeclaration, Parameter } from "../../program/member.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";
import { documentsOf, writtenAt } from "../written-at.ts";
import { looksReal } from "./looks-real.ts";

type Declarations = Program["declarations"];

/**
 * Reports secrets that are shown in examples, counterexamples, examples of functions and defaults: all of them are printed. What is
 * empty is no secret, and neither is a counterexample of the wrong type.
 */
export function checkSecrets({ declarations, modules }: Program, context: Context): void {
  for (const declaration of Object.values(declarations)) {
    checkExamples(declaration, declarations, context);
    if (declaration.kind !== "model") continue;
    for (const property of declaration.properties) {
      // A default of the secret itself was refused where it was read.
      if (!property.secret) checkDefault(property, declarations, context);
    }
    for (const { parameters } of [...declaration.constructors, ...declaration.methods]) {
      for (const parameter of parameters) checkDefault(parameter, declarations, context);
    }
  }
  for (const declared of modules.flatMap((module) => module.functions)) {
    for (const parameter of declared.parameters) checkDefault(parameter, declarations, context);
    checkFunctionExamples(declared, declarations, context);
  }
}

function checkExamples(
  { name: type, examples, counterexamples }: Declaration,
  declarations: Declarations,
  context: Context,
): void {
  const place = context.symbols.types.get(type)?.place;
  const check = (what: "example" | "counterexample", { name, value, span }: Declaration["examples"][number]): void => {
    const path = shownSecret({ kind: "reference", target: type }, value, declarations);
    if (path === undefined) return;
    const at = keyAt(place, [`${what}s`, name, "value", ...path], span);
    report(context.sink, "secret-in-example", at, { what, type, example: name, at: pathText(path) });
  };
  for (const example of examples) check("example", example);
  for (const example of counterexamples) check("counterexample", example);
}

function checkFunctionExamples(
  { name: type, parameters, returns, examples }: FunctionDeclaration,
  declarations: Declarations,
  context: Context,
): void {
  const place = context.symbols.functions.get(type)?.place;
  for (const { name, given, gives, span } of examples) {
    const check = (valueType: TypeExpr, value: JsonValue, start: Path): void => {
      const path = shownSecret(valueType, value, declarations);
      if (path === undefined) return;
      const at = keyAt(place, ["examples", name, ...start, ...path], span);
      report(context.sink, "secret-in-example", at, {
        what: "example",
        type,
        example: name,
        at: pathText([...start, ...path]),
      });
    };
    for (const { name: parameter, type: valueType } of parameters) {
      const value = Object.hasOwn(given, parameter) ? given[parameter] : undefined;
      if (value !== undefined) check(valueType, value, ["given", parameter]);
    }
    check(returns, gives, ["gives"]);
  }
}

function checkDefault(owner: Property | Parameter, declarations: Declarations, context: Context): void {
  const path = owner.default === undefined ? undefined : shownSecret(owner.type, owner.default, declarations);
  if (path === undefined) return;
  const span = writtenAt(documentsOf(context), owner.span, ["default", ...path])?.key ?? owner.span;
  report(context.sink, "secret-with-value", span, { name: pathText([owner.name, ...path]), key: "default" });
}

/** Path to the first secret that is shown, from where the value begins. */
export function shownSecret(type: TypeExpr, value: JsonValue, declarations: Declarations): Path | undefined {
  return secretsIn(type, value, declarations).find((secret) => {
    const isEmpty = secret.value === "" || isEmptyValue(secret.value);
    return !isEmpty && looksReal(secret.type, secret.value, declarations);
  })?.path;
}

function keyAt(place: Place | undefined, path: Path, fallback: Span): Span {
  return place === undefined ? fallback : child(place, ...path).key;
}
