import { child } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import type { ListDeclaration, MapDeclaration } from "../../program/declaration.ts";
import { readConstraints } from "../constraint/read-constraints.ts";
import type { Context } from "../context.ts";
import { declarationBase } from "../declaration-base.ts";
import { resolveType } from "../type/resolve-type.ts";

/** A list under a name. */
export function declareList(symbol: TypeSymbol, context: Context): ListDeclaration {
  const element = resolveType(child(symbol.place, "list"), { context, module: symbol.module });
  const constraints = readConstraints(symbol.place, { kind: "list", text: symbol.name, declared: [] }, context);
  return { kind: "list", ...declarationBase(symbol, context), element, constraints };
}

/** A map under a name. */
export function declareMap(symbol: TypeSymbol, context: Context): MapDeclaration {
  const value = resolveType(child(symbol.place, "map"), { context, module: symbol.module });
  const constraints = readConstraints(symbol.place, { kind: "map", text: symbol.name, declared: [] }, context);
  return { kind: "map", ...declarationBase(symbol, context), value, constraints };
}
