import { child, find, keysOf, type Place } from "../bind/place.ts";
import type { TypeSymbol } from "../bind/symbol-table.ts";
import { toJson } from "../load/to-json.ts";
import type { DeclarationBase } from "../program/declaration.ts";
import type { Counterexample, Example, ExpectedFault } from "../program/example.ts";
import type { Context } from "./context.ts";
import { named } from "./named.ts";
import { readPath } from "./read-path.ts";

/** What every declaration carries. */
export function declarationBase(symbol: TypeSymbol, context: Context): DeclarationBase {
  const { name, module, syntax, place } = symbol;
  return {
    ...named(name, name, syntax, place),
    module,
    internal: syntax.internal === true,
    examples: readExamples(find(place, "examples")),
    counterexamples: readCounterexamples(find(place, "counterexamples"), "value", context),
    refusedConfigs: readCounterexamples(find(place, "counterexamples"), "config", context),
  };
}

/** A list holds bare values, which are called by their number; a map holds values with a name and a doc. */
function readExamples(place: Place | undefined): readonly Example[] {
  return each(place, (name, at, isBare) => {
    const value = isBare ? at : child(at, "value");
    const config = isBare ? undefined : find(at, "config");
    const written = config === undefined ? {} : { config: toJson(config.node) };
    return [{ name, ...docOf(at), value: toJson(value.node), ...written, span: at.key }];
  });
}

function readCounterexamples(
  place: Place | undefined,
  key: "value" | "config",
  context: Context,
): readonly Counterexample[] {
  return each(place, (name, at, isBare) => {
    const value = isBare ? at : find(at, key);
    if (value === undefined || (isBare && key === "config")) return [];
    const because = isBare ? [] : readBecause(child(at, "because"), context);
    return [{ name, ...docOf(at), value: toJson(value.node), because, span: at.key }];
  });
}

function readBecause(place: Place, context: Context): readonly ExpectedFault[] {
  return keysOf(place).flatMap((text) => {
    const at = child(place, text);
    const path = readPath(text, at.key, context.sink);
    return path === undefined ? [] : [{ path, reason: String(toJson(at.node)), span: at.key }];
  });
}

function docOf(place: Place): { readonly doc?: string } {
  const doc = find(place, "doc");
  return doc === undefined ? {} : { doc: String(toJson(doc.node)) };
}

function each<T>(
  place: Place | undefined,
  read: (name: string, at: Place, isBare: boolean) => readonly T[],
): readonly T[] {
  if (place === undefined) return [];
  const { node } = place;
  if (node.kind === "list") return node.items.flatMap((_, index) => read(String(index + 1), child(place, index), true));
  return keysOf(place).flatMap((name) => read(name, child(place, name), false));
}
