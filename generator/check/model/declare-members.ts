import { child, find, keysOf, type Place } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Signature } from "../cel/request.ts";
import type { Context } from "../context.ts";
import { readParameters } from "../member/read-parameters.ts";
import { resolveType } from "../type/resolve-type.ts";
import type { ModelDraft } from "./model-draft.ts";

/** The types of what a model offers besides its properties. */
export function declareMembers(
  symbol: TypeSymbol,
  base: ModelDraft["base"],
  context: Context,
): Pick<ModelDraft, "derived" | "methods" | "constructors"> {
  const inherited = base?.how === "extends" ? base.draft : undefined;
  const scope = { context, module: symbol.module };
  const derived = membersAt(symbol.place, "derived", (at) => resolveType(child(at, "type"), scope));
  const methods = membersAt(symbol.place, "methods", (at): Signature => {
    return { parameters: readParameters(at, scope), returns: resolveType(child(at, "returns"), scope) };
  });
  const returns: TypeExpr = { kind: "reference", target: symbol.name };
  const constructors = membersAt(symbol.place, "constructors", (at): Signature => {
    return { parameters: readParameters(at, scope), returns };
  });
  return {
    derived: new Map([...(inherited?.derived ?? []), ...derived]),
    methods: new Map([...(inherited?.methods ?? []), ...methods]),
    constructors,
  };
}

function membersAt<T>(place: Place, key: string, read: (at: Place) => T): ReadonlyMap<string, T> {
  const at = find(place, key);
  return new Map((at === undefined ? [] : keysOf(at)).map((name) => [name, read(child(place, key, name))]));
}
