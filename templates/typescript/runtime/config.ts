import { maxDepth } from "./depth.js";
import { foundText, quotedStart } from "./found.js";
import type { Issue, IssueCode, Path } from "./issue.js";
import { maxIssues } from "./issues.js";
import type { Group, Layout, ObjectLayout, TaggedLayout, VariantLayout, Way } from "./layout.js";
import { Origins } from "./origins.js";
import { hasOwn, isInstance, jsonKind, ownValue, recordOf, type Source, setOwn } from "./record.js";

/** Says what is wrong with the header of a document. */
export type CheckHeader = (value: unknown) => readonly Issue[];

/** Configuration in the layout that `parse` takes, and what was wrong with its own. */
export interface ConfigReading {
  readonly value: unknown;
  readonly issues: readonly Issue[];
  /** Where in the configuration something of the value stands. */
  readonly placeOf: (path: Path) => Path;
}

/** Puts configuration into the layout that `parse` takes. What it is given stays as it is. Throws what reading it throws. */
export function readConfig(layout: Layout, document: unknown, checkHeader: CheckHeader | undefined): ConfigReading {
  const reader = new Reader();
  const opened = reader.open(layout, document, checkHeader);
  const value = reader.convert(layout, opened.value, opened.path);
  return { value, issues: reader.issues, placeOf: (path) => reader.origins.find(value, opened.path, path) };
}

/** An object under construction. What belongs into the model in one of its fields waits until that field is there. */
interface Draft {
  readonly layout: ObjectLayout;
  readonly path: Path;
  readonly object: Record<string, unknown>;
  readonly waiting: (() => void)[];
}

class Reader {
  readonly issues: Issue[] = [];
  readonly origins: Origins = new Origins();

  /** Takes off what only a whole document has: its header, then its wrapper. */
  open(layout: Layout, document: unknown, checkHeader: CheckHeader | undefined): { value: unknown; path: Path } {
    const source = sourceOf(document);
    if (!("type" in layout) || source === undefined) return { value: document, path: [] };
    const rest: Record<string, unknown> = {};
    for (const key of keysIn(source)) {
      if (key !== layout.header || checkHeader === undefined) setOwn(rest, key, source[key]);
      else for (const issue of checkHeader(source[key])) this.#add({ ...issue, path: [key, ...issue.path] });
    }
    const [only, ...others] = keysIn(rest);
    const { wrapper } = layout;
    if (wrapper === undefined || only !== wrapper || others.length > 0) return { value: rest, path: [] };
    return { value: rest[wrapper], path: [wrapper] };
  }

  /** Copies lists and objects, as far as they have the shape of their type; everything else stays. */
  convert(layout: Layout, value: unknown, path: Path): unknown {
    // Deeper than that, `parse` refuses it.
    if (path.length > maxDepth + 1) return value;
    if ("type" in layout) return this.#object(layout, value, path);
    if ("elements" in layout) return Array.isArray(value) ? this.#list(layout.elements(), value, path) : value;
    if ("values" in layout) return this.#map(layout.values(), value, path);
    const variant = "tags" in layout ? taggedVariant(layout, value) : variantOf(layout, value);
    return variant === undefined ? value : this.convert(variant(), value, path);
  }

  #list(layout: Layout, list: readonly unknown[], path: Path): unknown {
    const made: unknown[] = [];
    // A list may claim to be longer than anything. Of what is missing in it, no more is told than is kept.
    for (let index = 0, missing = 0; index < list.length && missing <= maxIssues; index += 1) {
      const element = list[index];
      if (element === undefined) missing += 1;
      made.push(this.convert(layout, element, [...path, index]));
    }
    this.origins.start(made, path);
    return made;
  }

  #map(layout: Layout, value: unknown, path: Path): unknown {
    const source = sourceOf(value);
    if (source === undefined) return value;
    const made: Record<string, unknown> = {};
    for (const key of keysIn(source)) setOwn(made, key, this.convert(layout, source[key], [...path, key]));
    this.origins.start(made, path);
    return made;
  }

  #object(layout: ObjectLayout, value: unknown, path: Path): unknown {
    const draft: Draft = { layout, path, object: {}, waiting: [] };
    this.origins.start(draft.object, path);
    const source = sourceOf(value);
    if (typeof value === "string" && layout.shorthand !== undefined) this.#put(layout.shorthand, value, path, draft);
    else if (source === undefined) return value;
    else for (const key of keysIn(source)) this.#read(key, source[key], draft);
    for (const put of draft.waiting) put();
    infer(draft);
    return draft.object;
  }

  #read(key: string, value: unknown, draft: Draft): void {
    const here = [...draft.path, key];
    const way = ownValue(draft.layout.keys, key);
    if (way === undefined) this.#put(key, value, here, draft);
    else if (typeof way === "object" && "keys" in way) this.#open(way, value, here, draft);
    else this.#follow(way, value, here, draft);
  }

  #open(group: Group, value: unknown, here: Path, draft: Draft): void {
    const source = sourceOf(value);
    if (source === undefined) {
      this.#refuseKind(value, here);
      return;
    }
    for (const key of keysIn(source)) {
      const way = ownValue(group.keys, key);
      const place = [...here, key];
      if (way !== undefined) this.#follow(way, source[key], place, draft);
      else this.#fault("unknown_key", place, `${quotedStart(key)} is not a key of ${draft.layout.type}.`);
    }
  }

  #follow(way: Way, value: unknown, here: Path, draft: Draft): void {
    if (typeof way === "string") this.#put(way, value, here, draft);
    else if ("within" in way) draft.waiting.push(() => this.#putWithin(way.within, way.field, value, here, draft));
    else this.#putKeyed(way.field, way.keyedBy, value, here, draft);
  }

  #put(field: string, value: unknown, here: Path, draft: Draft): void {
    if (this.#isFree(draft.object, field, here, draft)) this.#set(draft.object, field, draft.layout, value, here);
  }

  /** Puts a list that is written as a map: every key is given to the element under it. */
  #putKeyed(field: string, keyedBy: string, value: unknown, here: Path, draft: Draft): void {
    const { object, layout } = draft;
    const source = sourceOf(value);
    const element = elementOf(layout, field);
    if (source === undefined || element === undefined) {
      this.#refuseKind(value, here);
      return;
    }
    if (!this.#isFree(object, field, here, draft)) return;
    const list: unknown[] = [];
    this.origins.start(list, here);
    for (const key of keysIn(source)) {
      const place = [...here, key];
      const item = this.convert(element, source[key], place);
      if (this.origins.isMade(item) && this.#isFree(item, keyedBy, place, draft)) {
        setOwn(item, keyedBy, key);
        this.origins.place(item, keyedBy, place);
      }
      this.origins.place(list, list.length, place);
      list.push(item);
    }
    setOwn(object, field, list);
    this.origins.place(object, field, here);
  }

  /** Puts a field of the model that stands in another field, which may be written out in part, or not at all. */
  #putWithin(outer: string, field: string, value: unknown, here: Path, draft: Draft): void {
    const { object, layout, path } = draft;
    if (ownValue(object, outer) === undefined) {
      const made = {};
      this.origins.start(made, path);
      setOwn(object, outer, made);
    }
    const holder = ownValue(object, outer);
    const inner = ownValue(layout.fields, outer)?.();
    if (!this.origins.isMade(holder) || inner === undefined || !("type" in inner)) {
      this.#refuseBoth(this.origins.find(object, path, [outer]), here, draft);
    } else if (this.#isFree(holder, field, here, draft)) this.#set(holder, field, inner, value, here);
  }

  #set(object: Record<string, unknown>, field: string, layout: ObjectLayout, value: unknown, here: Path): void {
    const inner = ownValue(layout.fields, field);
    setOwn(object, field, inner === undefined ? value : this.convert(inner(), value, here));
    this.origins.place(object, field, here);
  }

  /** Whether nobody has written the field yet; else it is written twice, which is a fault even where the values agree. */
  #isFree(object: Record<string, unknown>, field: string, here: Path, draft: Draft): boolean {
    if (ownValue(object, field) === undefined) return true;
    this.#refuseBoth(this.origins.find(object, draft.path, [field]), here, draft);
    return false;
  }

  #refuseBoth(first: Path, second: Path, { path }: Draft): void {
    const [one, other] = [first, second].map((place) => quotedStart(place.slice(path.length).join(".")));
    this.#fault("conflict", second, `${one} and ${other} stand for the same field: keep one of them.`);
  }

  #refuseKind(value: unknown, path: Path): void {
    this.#fault("wrong_type", path, `Expected an object, found ${foundText(value)}.`);
  }

  #fault(code: IssueCode, path: Path, message: string): void {
    this.#add({ code, path, message });
  }

  #add(issue: Issue): void {
    this.issues.push(Object.freeze({ ...issue, path: Object.freeze([...issue.path]) }));
  }
}

/** An instance is in the right layout already. */
function sourceOf(value: unknown): Source | undefined {
  return isInstance(value) ? undefined : recordOf(value);
}

function keysIn(source: Source): readonly string[] {
  const keys: string[] = [];
  for (const key in source) if (hasOwn(source, key) && source[key] !== undefined) keys.push(key);
  return keys;
}

function elementOf({ fields }: ObjectLayout, field: string): Layout | undefined {
  const layout = ownValue(fields, field)?.();
  return layout !== undefined && "elements" in layout ? layout.elements() : undefined;
}

function taggedVariant({ tags, variants }: TaggedLayout, value: unknown): (() => Layout) | undefined {
  const source = sourceOf(value);
  const key = source && keysIn(source).find((candidate) => tags.includes(candidate));
  const tag = source && key !== undefined ? source[key] : undefined;
  return typeof tag === "string" ? ownValue(variants, tag) : undefined;
}

function variantOf({ kinds }: VariantLayout, value: unknown): (() => Layout) | undefined {
  const kind = jsonKind(value);
  if (kind === "object" || kind === "list" || kind === "string") return kinds[kind];
  return undefined;
}

/** Values that follow from other fields, where one of those is there and no other. */
function infer({ layout, object }: Draft): void {
  for (const [field, values] of Object.entries(layout.inferred ?? {})) {
    if (ownValue(object, field) !== undefined) continue;
    const known = Object.keys(values).filter((from) => (ownValue(object, from) ?? null) !== null);
    const [only, ...others] = known;
    if (only !== undefined && others.length === 0) setOwn(object, field, values[only]);
  }
}
