import { child, find, keysOf, type Place } from "../../bind/place.ts";
import type { TypeSymbol } from "../../bind/symbol-table.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import type { YamlEntry, YamlNode } from "../../load/yaml-node.ts";
import { pascalCase } from "../../naming/local-name.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import type { FieldChangeSyntax } from "../../shape/syntax.ts";
import type { Context } from "../context.ts";
import { brokenType, isBroken } from "../type/broken-type.ts";
import { resolveType } from "../type/resolve-type.ts";
import { isModelName } from "./is-model-name.ts";
import type { AnyModelSyntax, ModelDraft } from "./model-draft.ts";

/** A model whose dotted fields have become models of their own. */
export interface SplitModel {
  readonly syntax: AnyModelSyntax;
  readonly place: Place;
  /** The models made of dotted fields, each extending the nested model that it tightens. */
  readonly nested: readonly TypeSymbol[];
  /** The types that fields have got by that. */
  readonly types: ReadonlyMap<string, TypeExpr>;
}

/**
 * Rewrites `capability.read_only: { fixed: true }` in a model M that extends another: a new model MCapability extends the type of
 * `capability` and says `read_only: { fixed: true }`, and M gets the field `capability` of the new type. The rewritten syntax has
 * the places of what it was made of.
 */
export function splitDotted(
  symbol: TypeSymbol,
  syntax: AnyModelSyntax,
  base: ModelDraft["base"],
  context: Context,
): SplitModel {
  const dotted = base?.how === "extends" ? dottedFields(symbol, base.draft) : new Map<string, readonly string[]>();
  if (dotted.size === 0 || !("extends" in syntax)) {
    return { syntax, place: symbol.place, nested: [], types: new Map() };
  }
  const fields = new Map(Object.entries(syntax.fields ?? {}));
  const entries = new Map(entriesOf(find(symbol.place, "fields")).map((entry) => [entry.key, entry]));
  const nested: TypeSymbol[] = [];
  const types = new Map<string, TypeExpr>();
  for (const [field, keys] of dotted) {
    const made = tightenedModel(symbol, field, keys, fields, entries, base?.draft, context);
    for (const key of keys) {
      fields.delete(key);
      entries.delete(key);
    }
    if (made === undefined) continue;
    nested.push(made.symbol);
    types.set(field, made.type);
    fields.set(field, { ...fields.get(field), type: typeText(made.type) });
    entries.set(field, entries.get(field) ?? emptyEntry(field, made.symbol.place.key));
  }
  return {
    syntax: { ...syntax, fields: Object.fromEntries(fields) },
    place: withFields(symbol.place, [...entries.values()]),
    nested,
    types,
  };
}

/** Dotted keys by the field before the first dot. A field of the base that has a dot in its own name is no dotted key. */
function dottedFields(symbol: TypeSymbol, base: ModelDraft): ReadonlyMap<string, readonly string[]> {
  const names = new Set(base.properties.map((property) => property.name));
  const result = new Map<string, readonly string[]>();
  for (const key of keysOf(child(symbol.place, "fields"))) {
    const [field = ""] = key.split(".");
    if (names.has(key) || key === field || !names.has(field)) continue;
    result.set(field, [...(result.get(field) ?? []), key]);
  }
  return result;
}

interface TightenedModel {
  readonly symbol: TypeSymbol;
  /** Type of the field: the new model, nullable where the old one was. */
  readonly type: TypeExpr;
}

function tightenedModel(
  symbol: TypeSymbol,
  field: string,
  keys: readonly string[],
  fields: ReadonlyMap<string, FieldChangeSyntax>,
  entries: ReadonlyMap<string, YamlEntry>,
  base: ModelDraft | undefined,
  context: Context,
): TightenedModel | undefined {
  const { key } = child(symbol.place, "fields", keys[0] ?? "");
  const type = nestedType(symbol, field, base, context);
  const target = modelIn(type, field, key, context);
  const name = symbol.name + pascalCase(field);
  if (target === undefined || isTaken(name, target, field, key, context)) return undefined;
  const inner = keys.map((dotted) => ({ name: dotted.slice(field.length + 1), dotted }));
  const made: TypeSymbol = {
    name,
    module: symbol.module,
    syntax: {
      extends: target,
      doc: `${target} as the field \`${field}\` of ${symbol.name} has it.`,
      ...(symbol.syntax.internal === true ? { internal: true } : {}),
      fields: Object.fromEntries(inner.map(({ name: rest, dotted }) => [rest, fields.get(dotted) ?? {}])),
    },
    place: madePlace(symbol.place, key, target, inner, entries),
  };
  context.made.set(name, { symbol: made, owner: symbol.name });
  const reference: TypeExpr = { kind: "reference", target: name };
  return { symbol: made, type: type.kind === "nullable" ? { kind: "nullable", inner: reference } : reference };
}

/** The type of the field that is reached into: the one stated beside the dotted names, or the inherited one. */
function nestedType(symbol: TypeSymbol, field: string, base: ModelDraft | undefined, context: Context): TypeExpr {
  const stated = find(symbol.place, "fields", field, "type");
  if (stated !== undefined) return resolveType(stated, { context, module: symbol.module });
  return base?.properties.find((property) => property.name === field)?.type ?? brokenType;
}

function modelIn(type: TypeExpr, field: string, key: Span, context: Context): string | undefined {
  const inner = type.kind === "nullable" ? type.inner : type;
  if (inner.kind === "reference" && isModelName(inner.target, context)) return inner.target;
  if (!isBroken(type)) report(context.sink, "not-a-nested-model", key, { field, type: typeText(type) });
  return undefined;
}

function isTaken(name: string, target: string, field: string, key: Span, context: Context): boolean {
  const taken = context.symbols.types.get(name) ?? context.made.get(name)?.symbol;
  if (taken === undefined) return false;
  const related = [{ span: taken.place.key, message: `"${name}" is declared here.` }];
  const hint = `Rename that type, or extend ${target} by hand and give the field that type.`;
  report(context.sink, "made-name-taken", key, { name, field }, { hint, related });
  return true;
}

/** The place of a made model: `extends` stands at the dotted key, and its fields where they were written. */
function madePlace(
  place: Place,
  key: Span,
  base: string,
  inner: readonly { readonly name: string; readonly dotted: string }[],
  entries: ReadonlyMap<string, YamlEntry>,
): Place {
  const fields = inner.flatMap(({ name, dotted }): readonly YamlEntry[] => {
    const entry = entries.get(dotted);
    return entry === undefined ? [] : [{ ...entry, key: name }];
  });
  const empty: Place = { file: place.file, key, node: { kind: "map", entries: [], span: key } };
  const extending = withEntry(empty, "extends", { kind: "scalar", value: base, span: key, style: "plain" });
  return withFields(extending, fields);
}

function entriesOf(place: Place | undefined): readonly YamlEntry[] {
  return place?.node.kind === "map" ? place.node.entries : [];
}

function emptyEntry(key: string, span: Span): YamlEntry {
  return { key, keySpan: span, value: { kind: "map", entries: [], span } };
}

function withFields(place: Place, entries: readonly YamlEntry[]): Place {
  return withEntry(place, "fields", { kind: "map", entries, span: child(place, "fields").node.span });
}

function withEntry(place: Place, key: string, value: YamlNode): Place {
  const entries = entriesOf(place);
  const keySpan = find(place, key)?.key ?? place.key;
  const others = entries.filter((entry) => entry.key !== key);
  return { ...place, node: { kind: "map", entries: [...others, { key, keySpan, value }], span: place.node.span } };
}
