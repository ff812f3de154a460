/** What the lists of a member become, by name: the entry of the member, and the same for members that lead to it. */
export type Own<Entry> = ReadonlyMap<string, { readonly entry: Entry; readonly passed: Entry }>;

/** A step from one member to another, and what the entries become that it changes, by name. */
export interface Passage<Entry> {
  readonly to: string;
  readonly changed: ReadonlyMap<string, Entry>;
}

/** The members of a catalog and how they lead to each other: never in a circle. */
export interface Ways<Entry> {
  ownOf(key: string): Own<Entry>;
  passagesOf(key: string): readonly Passage<Entry>[];
}

/** A member on the way, and the index of its next passage. */
interface Place<Entry> {
  readonly passages: readonly Passage<Entry>[];
  next: number;
}

/** What a member comes to, nearest first, by name: the first entry with a name counts. Each member on the way is gone through once. */
export function allEntries<Entry>(ways: Ways<Entry>, start: string): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  // For each name the changes on the way to where the walk is, the outermost first: what it made of the entry is known.
  const around = new Map<string, ReadonlyMap<string, Entry>[]>();
  const seen = new Set([start]);
  const path: Place<Entry>[] = [];
  const enter = (key: string): void => {
    path.push({ passages: ways.passagesOf(key), next: 0 });
    for (const [name, { entry, passed }] of ways.ownOf(key)) {
      if (entries.has(name)) continue;
      entries.set(name, around.get(name)?.[0]?.get(name) ?? (key === start ? entry : passed));
    }
  };
  enter(start);
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    for (const name of top.passages[top.next - 1]?.changed.keys() ?? []) around.get(name)?.pop();
    const passage = top.passages[top.next];
    top.next += 1;
    if (passage === undefined) path.pop();
    else {
      for (const name of passage.changed.keys()) pushTo(around, name, passage.changed);
      if (seen.has(passage.to)) continue;
      seen.add(passage.to);
      enter(passage.to);
    }
  }
  return entries;
}

/**
 * What a member passes on under some names, as far as it has them. The search goes no further than it must: what a change on the way
 * made of an entry is what this member passes on as well.
 */
export function passedEntries<Entry>(
  ways: Ways<Entry>,
  start: string,
  names: ReadonlySet<string>,
): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  const open = new Set(names);
  const note = (name: string, entry: Entry | undefined): void => {
    if (entry !== undefined && open.delete(name)) found.set(name, entry);
  };
  const seen = new Set([start]);
  const path: Place<Entry>[] = [];
  const enter = (key: string): void => {
    path.push({ passages: ways.passagesOf(key), next: 0 });
    const own = ways.ownOf(key);
    for (const name of common(open, own)) note(name, own.get(name)?.passed);
  };
  enter(start);
  for (let top = path.at(-1); top !== undefined && open.size > 0; top = path.at(-1)) {
    const passage = top.passages[top.next];
    top.next += 1;
    if (passage === undefined) path.pop();
    else {
      for (const name of common(open, passage.changed)) note(name, passage.changed.get(name));
      if (seen.has(passage.to)) continue;
      seen.add(passage.to);
      enter(passage.to);
    }
  }
  return found;
}

/** The names that two collections share, in time for the smaller one. It is a copy, so that either may lose some. */
function common(names: ReadonlySet<string>, entries: ReadonlyMap<string, unknown>): readonly string[] {
  return names.size < entries.size
    ? [...names].filter((name) => entries.has(name))
    : [...entries.keys()].filter((name) => names.has(name));
}

function pushTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
