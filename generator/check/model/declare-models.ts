import { child } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Context } from "../context.ts";
import { readAuthoring } from "../layout/read-authoring.ts";
import { nearestType, requireUse } from "../type/resolve-type.ts";
import { declareMembers } from "./declare-members.ts";
import { type AnyModelSyntax, depthOf, isModelSyntax, type ModelDraft } from "./model-draft.ts";
import { readProperties } from "./read-properties.ts";
import { splitDotted } from "./split-dotted.ts";

/** How many models a model may be built on, one behind the other. */
const maxChain = 32;

/** Declares every model, each after the one that it is built on, with those that dotted fields give rise to. */
export function declareModels(context: Context): void {
  for (const symbol of context.symbols.types.values()) declareModel(symbol, context, []);
}

/** `within` are the models that wait for this one. */
function declareModel(symbol: TypeSymbol, context: Context, within: readonly TypeSymbol[]): ModelDraft | undefined {
  const known = context.models.get(symbol.name);
  if (known !== undefined || context.broken.has(symbol.name) || !isModelSyntax(symbol.syntax)) return known;
  const base = findBase(symbol, symbol.syntax, context, [...within, symbol]);
  if (base === "broken") {
    context.broken.add(symbol.name);
    return undefined;
  }
  const { syntax, place, nested, types } = splitDotted(symbol, symbol.syntax, base, context);
  for (const inner of nested) declareModel(inner, context, [...within, symbol]);
  const whole = { ...symbol, syntax, place };
  const own = {
    syntax,
    unknownKeys: unknownKeysOf(whole, syntax, base, context),
    key: syntax.key ?? inheritedKey(base),
    authoring: readAuthoring(whole, syntax, base, context),
  };
  const properties = readProperties(whole, syntax, base, types, context);
  const draft = { symbol: whole, ...own, base, properties, ...declareMembers(whole, base, context) };
  context.models.set(symbol.name, draft);
  return draft;
}

/** The model that this one is built on; undefined where it stands alone. */
function findBase(
  symbol: TypeSymbol,
  syntax: AnyModelSyntax,
  context: Context,
  within: readonly TypeSymbol[],
): ModelDraft["base"] | "broken" {
  const how = (["extends", "subset_of", "patch_of"] as const).find((key) => key in syntax);
  if (how === undefined) return undefined;
  const { node } = child(symbol.place, how);
  const name = node.kind === "scalar" ? String(node.value) : "";
  const isMade = context.made.has(symbol.name);
  const target = context.symbols.types.get(name) ?? (isMade ? context.made.get(name)?.symbol : undefined);
  if (target === undefined) {
    const models = [...context.symbols.types.values()].filter((type) => isModelSyntax(type.syntax));
    const names = models.map((model) => model.name);
    const hint = nearestType(name, names, context, symbol.module) ?? `Declare the model "${name}" under \`types\`.`;
    report(context.sink, "unknown-type", node.span, { name }, { hint });
    return "broken";
  }
  if (!isMade) requireUse(name, target.module, node.span, context, symbol.module);
  if (!isModelSyntax(target.syntax)) {
    report(context.sink, "not-a-model", node.span, { name, key: how });
    return "broken";
  }
  if (within.includes(target)) {
    const circle = [...within.slice(within.indexOf(target)), target].map((type) => type.name).join(" -> ");
    report(context.sink, "base-circle", node.span, { circle });
    return "broken";
  }
  const draft = within.length > maxChain ? undefined : declareModel(target, context, within);
  if (within.length > maxChain || (draft !== undefined && depthOf(draft) >= maxChain)) {
    report(context.sink, "base-chain-too-long", node.span, { limit: maxChain });
    return "broken";
  }
  return draft === undefined ? "broken" : { draft, how };
}

function unknownKeysOf(
  symbol: TypeSymbol,
  syntax: AnyModelSyntax,
  base: ModelDraft["base"],
  context: Context,
): ModelDraft["unknownKeys"] {
  if (syntax.unknown_keys !== undefined) return syntax.unknown_keys;
  if (base?.how === "extends") return base.draft.unknownKeys;
  const module = context.symbols.modules.find(({ name }) => name === symbol.module);
  return module?.syntax.unknown_keys ?? "reject";
}

function inheritedKey(base: ModelDraft["base"]): string | undefined {
  return base?.how === "extends" ? base.draft.key : undefined;
}
