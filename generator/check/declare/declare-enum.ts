import { child, keysOf } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { EnumDeclaration, EnumMember } from "../../program/declaration.ts";
import type { EnumSyntax } from "../../shape/syntax.ts";
import type { Context } from "../context.ts";
import { declarationBase } from "../declaration-base.ts";
import { named } from "../named.ts";

/** An enum with its values in the order written. */
export function declareEnum(symbol: TypeSymbol, syntax: EnumSyntax, context: Context): EnumDeclaration {
  const place = child(symbol.place, "enum");
  const members = keysOf(place).map((name): EnumMember => {
    const value = syntax.enum[name] ?? "";
    const at = child(place, name);
    if (name === "__proto__") report(context.sink, "reserved-name", at.key, { name, what: "a value of an enum" });
    return { kind: "member", ...named(name, name, typeof value === "string" ? { doc: value } : value, at) };
  });
  return { kind: "enum", ...declarationBase(symbol, context), members };
}
