import { child, find, keysOf, type Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { oneOfThese } from "../../diagnostics/suggest.ts";
import { camelCase } from "../../naming/local-name.ts";
import type { View } from "../../program/member.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import { named } from "../named.ts";
import { type Surroundings, silently } from "./lower-expression.ts";
import { entriesAt, type LoweredEntry, lowerEntry, omittedAt, shownNames } from "./lower-view.ts";
import type { Bodies } from "./reads.ts";

/** A view, and what those that inherit it need to know. */
export interface LoweredView {
  readonly view: View;
  readonly entries: readonly LoweredEntry[];
  readonly omits: readonly string[];
  /** Whether every entry could be read; else it is not known what is missing. */
  readonly complete: boolean;
}

/** The views of a model by name: inherited ones first, read anew for this model, then its own. */
export function lowerViews(
  draft: ModelDraft,
  inherited: ReadonlyMap<string, LoweredView>,
  bodies: Bodies,
  around: Surroundings,
): ReadonlyMap<string, LoweredView> {
  const place = find(draft.symbol.place, "views");
  const own = place === undefined ? [] : keysOf(place);
  const views = new Map<string, LoweredView>();
  for (const name of new Set([...inherited.keys(), ...own])) {
    const at = own.includes(name) && place !== undefined ? child(place, name) : undefined;
    const view = lowerView(name, at, inherited.get(name), draft, bodies, around);
    if (view !== undefined) views.set(name, view);
  }
  return views;
}

function lowerView(
  name: string,
  place: Place | undefined,
  before: LoweredView | undefined,
  draft: ModelDraft,
  bodies: Bodies,
  around: Surroundings,
): LoweredView | undefined {
  const replaces = place !== undefined && find(place, "shows") !== undefined;
  if (place !== undefined && !replaces && before === undefined) {
    const hint = "Say what it `shows`.";
    report(around.context.sink, "nothing-to-add-to", place.key, { name }, { hint });
    return undefined;
  }
  const inherited =
    replaces || before === undefined ? [] : before.entries.map((entry) => reread(entry, draft, bodies, around));
  const places = place === undefined ? [] : entriesAt(place, replaces ? "shows" : "adds");
  const added = places.map((at) => lowerEntry(at, draft, bodies, around));
  const entries = [...inherited, ...added].flatMap((entry) => (entry === undefined ? [] : [entry]));
  const omits = [...(replaces ? [] : (before?.omits ?? [])), ...readOmits(place, draft, around)];
  reportTwice(entries, around);
  const complete = added.every((entry) => entry !== undefined) && (replaces || before?.complete !== false);
  if (complete) {
    reportForgotten(name, place ?? draft.symbol.place, entries, omits, draft, around);
  }
  const syntax = { doc: before?.view.doc ?? "", ...draft.syntax.views?.[name] };
  const view: View = {
    kind: "view",
    ...(place === undefined && before !== undefined
      ? before.view
      : named(name, camelCase(name), syntax, place ?? draft.symbol.place)),
    entries: entries.map(({ entry }) => entry),
  };
  return { view, entries, omits, complete };
}

/** An inherited entry with the types of the model at hand; what cannot be read so stays as it is. */
function reread(entry: LoweredEntry, draft: ModelDraft, bodies: Bodies, around: Surroundings): LoweredEntry {
  return lowerEntry(entry.place, draft, bodies, silently(around)) ?? entry;
}

function readOmits(place: Place | undefined, draft: ModelDraft, { context }: Surroundings): readonly string[] {
  const names = shownNames(draft);
  return (place === undefined ? [] : omittedAt(place)).flatMap(({ name, place: at }) => {
    if (names.includes(name)) return [name];
    const type = draft.symbol.name;
    report(context.sink, "no-such-field", at.node.span, { name, type }, { hint: oneOfThese(name, names) });
    return [];
  });
}

function reportTwice(entries: readonly LoweredEntry[], { context }: Surroundings): void {
  for (const [index, { entry, place }] of entries.entries()) {
    const first = entries.slice(0, index).find((other) => other.entry.key === entry.key);
    if (first === undefined) continue;
    const related = [{ span: first.place.node.span, message: "It is shown here first." }];
    report(context.sink, "shown-twice", place.node.span, { name: entry.key }, { related });
  }
}

/** Nothing is left out by accident: a new field has to be shown or omitted. */
function reportForgotten(
  name: string,
  place: Place,
  entries: readonly LoweredEntry[],
  omits: readonly string[],
  draft: ModelDraft,
  { context }: Surroundings,
): void {
  const forgotten = shownNames(draft).filter(
    (field) => !omits.includes(field) && !entries.some(({ covers }) => covers.has(field)),
  );
  if (forgotten.length === 0) return;
  const names = forgotten.map((field) => JSON.stringify(field)).join(", ");
  const hint = "List them under `shows` or `adds`, or under `omits`.";
  report(context.sink, "view-forgets", place.key, { name, names, model: draft.symbol.name }, { hint });
}
