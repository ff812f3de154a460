import { child, find, keysOf, type Place } from "../../bind/place.ts";
import { isAwaited, isReservedMember, isReservedStatic } from "../../bind/reserved-names.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Span } from "../../diagnostics/span.ts";
import { camelCase } from "../../naming/local-name.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";

/** Something that has a name in code; `own` is its place where this very model declares it. */
interface Member {
  readonly name: string;
  readonly localName: string;
  readonly span: Span;
  readonly own: Span | undefined;
  readonly what: string;
}

/** Reports members of one model that would have the same name in code, or one that is taken. */
export function checkLocalNames(context: Context): void {
  for (const draft of context.models.values()) {
    const instance = [...instanceMembers(draft), ...lookups(draft, context)];
    reportTwins(instance, context);
    for (const member of instance) {
      if (isReserved(member)) reportReserved(member, context);
    }
    const statics = members(draft, "constructors", "a constructor", camelCase);
    reportTwins(statics, context);
    for (const member of statics) {
      if (isReservedStatic(member.localName) || isAwaited(member.localName)) reportReserved(member, context);
    }
  }
}

/** Names of fields are judged where they are read. */
function isReserved({ what, localName }: Member): boolean {
  if (what === "a field") return false;
  return isReservedMember(localName) || (what !== "a derived property" && isAwaited(localName));
}

function reportReserved({ name, localName, own, what }: Member, { sink }: Context): void {
  if (own === undefined) return;
  const hint = name === localName ? undefined : `In code it would be called "${localName}".`;
  report(sink, "reserved-name", own, { name, what }, { hint });
}

function reportTwins(all: readonly Member[], { sink }: Context): void {
  for (const [index, member] of all.entries()) {
    const first = all.slice(0, index).find((other) => other.localName === member.localName);
    if (first === undefined) continue;
    const [guilty, other] = member.own === undefined ? [first, member] : [member, first];
    if (guilty.own === undefined) continue;
    const related = [{ span: other.span, message: `${JSON.stringify(other.name)}, ${other.what}, stands here.` }];
    report(sink, "local-name-taken", guilty.own, { name: guilty.name, localName: guilty.localName }, { related });
  }
}

function instanceMembers(draft: ModelDraft): readonly Member[] {
  const fields = draft.properties.map(({ name, localName, span }): Member => {
    const own = draft.syntax.fields === undefined ? undefined : find(draft.symbol.place, "fields", name)?.key;
    return { name, localName, span, own, what: "a field" };
  });
  return [
    ...fields,
    ...inherited(draft, "derived", "a derived property", (name) => name),
    ...inherited(draft, "methods", "a method", camelCase),
    ...inheritedViews(draft),
  ];
}

/** The functions of a catalog that find something by its key. */
function lookups({ symbol }: ModelDraft, { catalogs }: Context): readonly Member[] {
  const own = find(symbol.place, "catalog")?.key;
  const found = (catalogs.get(symbol.name)?.lookups ?? []).map(({ localName, element }) => {
    return { name: element, localName, span: own ?? symbol.place.key, own, what: "what finds one by its key" };
  });
  const resolutions = find(symbol.place, "catalog", "resolutions");
  const resolving = (resolutions === undefined ? [] : keysOf(resolutions)).map((name) => {
    const span = find(symbol.place, "catalog", "resolutions", name)?.key ?? symbol.place.key;
    return { name, localName: camelCase(name), span, own: span, what: "a resolution" };
  });
  return [...found, ...resolving];
}

/** Members of a kind, with those of the models that this one extends; restating one is no way to change it. */
function inherited(
  draft: ModelDraft,
  key: "derived" | "methods",
  what: string,
  localName: (name: string) => string,
): readonly Member[] {
  const base = draft.base?.how === "extends" ? inherited(draft.base.draft, key, what, localName) : [];
  return [...base.map((member) => ({ ...member, own: undefined })), ...members(draft, key, what, localName)];
}

/** A view that is stated again adds to the inherited one or takes its place. */
function inheritedViews(draft: ModelDraft): readonly Member[] {
  const own = members(draft, "views", "a view", camelCase);
  const base = draft.base?.how === "extends" ? inheritedViews(draft.base.draft) : [];
  const kept = base.filter((member) => !own.some((other) => other.name === member.name));
  return [...kept.map((member) => ({ ...member, own: undefined })), ...own];
}

function members(
  draft: ModelDraft,
  key: "derived" | "methods" | "views" | "constructors",
  what: string,
  localName: (name: string) => string,
): readonly Member[] {
  const place: Place | undefined = find(draft.symbol.place, key);
  if (place === undefined) return [];
  return keysOf(place).map((name) => {
    const { key: span } = child(place, name);
    return { name, localName: localName(name), span, own: span, what };
  });
}
