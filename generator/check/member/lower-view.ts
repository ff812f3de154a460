import { child, find, type Place, textSpan } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import { oneOfThese } from "../../diagnostics/suggest.ts";
import { toJson } from "../../load/to-json.ts";
import type { Expr } from "../../program/expression.ts";
import type { ViewEntry } from "../../program/member.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import { lowerExpression, lowerText, lowerValue, type Surroundings } from "./lower-expression.ts";
import { type Bodies, propertiesRead } from "./reads.ts";

/** An entry of a view, and the names that it shows. */
export interface LoweredEntry {
  readonly entry: ViewEntry;
  readonly covers: ReadonlySet<string>;
  readonly place: Place;
}

/** Reads an entry of `shows` or `adds`: `name`, `name?` or `{ show, value?, when? }`. Undefined after a fault. */
export function lowerEntry(
  place: Place,
  draft: ModelDraft,
  bodies: Bodies,
  around: Surroundings,
): LoweredEntry | undefined {
  return place.node.kind === "map"
    ? lowerLongEntry(place, draft, bodies, around)
    : lowerShortEntry(place, draft, around);
}

/** A name that ends in `?` and is no field with that very name is left out where it is null. */
function lowerShortEntry(place: Place, draft: ModelDraft, around: Surroundings): LoweredEntry | undefined {
  const text = String(toJson(place.node));
  const mayBeLeftOut = text.endsWith("?") && !shownNames(draft).includes(text);
  const key = mayBeLeftOut ? text.slice(0, -1) : text;
  const span = textSpan(place, 0, key.length);
  const value = lowerRead(key, span, draft, around);
  if (value === undefined) return undefined;
  const covers = new Set([key]);
  if (!mayBeLeftOut) return { entry: { key, value }, covers, place };
  if (value.type.kind !== "nullable" && !isJson(value.type)) {
    const hint = `Write \`${key}\` without the question mark.`;
    report(around.context.sink, "shown-never-null", place.node.span, { name: key }, { hint });
    return undefined;
  }
  const nothing: Expr = { kind: "literal", value: null, type: { kind: "primitive", name: "null" }, span };
  const when: Expr = { kind: "binary", operator: "!=", left: value, right: nothing, type: boolType, span };
  return { entry: { key, value, when }, covers, place };
}

function lowerLongEntry(
  place: Place,
  draft: ModelDraft,
  bodies: Bodies,
  around: Surroundings,
): LoweredEntry | undefined {
  const key = String(toJson(child(place, "show").node));
  const condition = find(place, "when");
  const when = condition && lowerExpression(condition, around, { expected: boolType });
  if (condition !== undefined && when === undefined) return undefined;
  const given = when === undefined ? [] : [when];
  const stated = find(place, "value");
  const value =
    stated === undefined
      ? lowerRead(key, child(place, "show").node.span, draft, around, given)
      : lowerValue(stated, around, { given });
  if (value === undefined) return undefined;
  const reads = propertiesRead([value], bodies);
  const covers = new Set([key, ...(reads === "all" ? [] : reads), ...derivedRead(value)]);
  return { entry: { key, value, ...(when === undefined ? {} : { when }) }, covers, place };
}

const boolType: TypeExpr = { kind: "primitive", name: "bool" };

function isJson(type: TypeExpr): boolean {
  return type.kind === "primitive" && type.name === "json";
}

/** Reads the field or derived property of that name. */
function lowerRead(
  key: string,
  span: Span,
  draft: ModelDraft,
  around: Surroundings,
  given: readonly Expr[] = [],
): Expr | undefined {
  const names = shownNames(draft);
  if (!names.includes(key)) {
    const name = draft.symbol.name;
    report(around.context.sink, "no-such-field", span, { name: key, type: name }, { hint: oneOfThese(key, names) });
    return undefined;
  }
  return lowerText(`this[${JSON.stringify(key)}]`, () => span, around, { given });
}

/** Every field and every derived property, in that order. */
export function shownNames(draft: ModelDraft): readonly string[] {
  return [...draft.properties.map((property) => property.name), ...draft.derived.keys()];
}

/** A derived property that is shown as it is. */
function derivedRead(value: Expr): readonly string[] {
  return value.kind === "select" && value.of === "derived" ? [value.member] : [];
}

/** The entries listed under a key of the view at `place`. */
export function entriesAt(place: Place, key: "shows" | "adds"): readonly Place[] {
  const list = find(place, key);
  return list?.node.kind === "list" ? list.node.items.map((_, index) => child(list, index)) : [];
}

/** The names under `omits`, each with its place. */
export function omittedAt(place: Place): readonly { readonly name: string; readonly place: Place }[] {
  const list = find(place, "omits");
  if (list?.node.kind !== "list") return [];
  return list.node.items.map((item, index) => ({ name: String(toJson(item)), place: child(list, index) }));
}
