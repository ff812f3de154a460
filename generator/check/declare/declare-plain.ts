import type { TypeSymbol } from "../../bind/symbol-table.ts";
import type { Context } from "../context.ts";
import { declareScalar } from "../scalar/declare-scalar.ts";
import { declareTemplate } from "../scalar/declare-template.ts";
import { shippedScalar } from "../scalar/shipped-scalars.ts";
import { declareList, declareMap } from "./declare-collection.ts";
import { declareEnum } from "./declare-enum.ts";
import { declareUnion } from "./declare-union.ts";

/**
 * Declares everything but models: first the scalars and enums, which others are constrained by, then templates, lists, maps and
 * unions. The shipped scalars are all there; which of them the program needs is known at the end.
 */
export function declarePlain(shippedNames: Iterable<string>, context: Context): void {
  for (const name of shippedNames) {
    const scalar = shippedScalar(name);
    if (scalar !== undefined) context.plain.set(name, scalar);
  }
  const symbols = [...context.symbols.types.values()];
  for (const symbol of symbols) declareSimple(symbol, context);
  for (const symbol of symbols) declareTemplate(symbol, context, []);
  for (const symbol of symbols) declareComposed(symbol, context);
}

function declareSimple(symbol: TypeSymbol, context: Context): void {
  const { name, syntax } = symbol;
  if ("template" in syntax) return;
  if ("scalar" in syntax) context.plain.set(name, declareScalar(symbol, syntax, context));
  else if ("enum" in syntax) context.plain.set(name, declareEnum(symbol, syntax, context));
}

function declareComposed(symbol: TypeSymbol, context: Context): void {
  const { name, syntax } = symbol;
  const declaration =
    "list" in syntax
      ? declareList(symbol, context)
      : "map" in syntax
        ? declareMap(symbol, context)
        : "union" in syntax
          ? declareUnion(symbol, syntax, context)
          : undefined;
  if (declaration !== undefined) context.plain.set(name, declaration);
}
