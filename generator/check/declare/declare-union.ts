import { child } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { UnionDeclaration, UnionVariant } from "../../program/declaration.ts";
import type { UnionSyntax } from "../../shape/syntax.ts";
import type { Context } from "../context.ts";
import { declarationBase } from "../declaration-base.ts";
import { resolveType } from "../type/resolve-type.ts";

/** A union with its variants by type alone; tags and kinds of JSON are found once the models are known. */
export function declareUnion(symbol: TypeSymbol, syntax: UnionSyntax, context: Context): UnionDeclaration {
  const variants = syntax.union.map((_, index): UnionVariant => {
    const place = child(symbol.place, "union", index);
    const type = resolveType(place, { context, module: symbol.module });
    if (type.kind !== "nullable") return { type, jsonKinds: [] };
    const hint = "Write the name of the union with `?` where null is allowed.";
    report(context.sink, "union-variant", place.node.span, { problem: "a variant is never null by itself" }, { hint });
    return { type: type.inner, jsonKinds: [] };
  });
  const tag = syntax.tag === undefined ? {} : { tag: syntax.tag };
  return { kind: "union", ...declarationBase(symbol, context), variants, ...tag };
}
