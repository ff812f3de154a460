import { unmatchedText } from "./catalog-text.js";
import { ChangeList, type ChangeNames, type StatedChange } from "./change-list.js";
import type { Issue, Path } from "./issue.js";
import type { Issues } from "./issues.js";
import { ValidationError } from "./validation-error.js";

/** What leads from one member to another, and what it changes about the entries that come by it. */
export interface Step<Change> {
  readonly to: string;
  readonly changes: readonly StatedChange<Change>[];
}

/** How parts of a catalog are called, for paths. */
interface Names {
  /** The list of members. */
  readonly members: string;
  /** The list of what leads on. */
  readonly steps: string;
  readonly changes?: ChangeNames;
}

/** What the lists of a member become, and the same for members that lead to it. */
interface Own<Entry> {
  readonly entries: readonly Entry[];
  readonly passed: ReadonlyMap<Entry, Entry>;
}

/** Takes in entries that are made of one member. */
export interface Taker<Entry, Change> {
  /** The changes that an element at a path below the member states. */
  changes(at: Path, names: ChangeNames, stated: readonly StatedChange<Change>[]): ChangeList<Change>;
  /**
   * An entry of the element at a path below the member, as the element changes it: by a change of its own, which stands in `field`,
   * and by the one of a list that is for `name`, or else for what the entry is called.
   */
  add(
    at: Path,
    make: () => Entry,
    own?: { readonly change: Change | null; readonly field: string },
    listed?: { readonly changes: ChangeList<Change>; readonly name?: string | null },
  ): void;
  /** Ends a list of changes: what is left was for nothing. */
  end(changes: ChangeList<Change>): void;
}

/** What is wrong, at a path from the catalog. */
interface Fault {
  readonly path: Path;
  readonly issue: Pick<Issue, "code" | "message" | "rule">;
}

/** Works out what the members of one catalog come to. */
export abstract class Resolver<Member, Entry extends object, Change> {
  readonly #names: Names;
  readonly #members: ReadonlyMap<string, { readonly member: Member; readonly path: Path }>;
  readonly #own = new Map<string, Own<Entry>>();
  /** For each step from a member the entries that it changes, by name. */
  readonly #changed = new Map<string, readonly ReadonlyMap<string, Entry>[]>();
  readonly #resolved = new Map<string, readonly Entry[]>();
  readonly #ownFaults = new Map<string, Fault[]>();
  readonly #changeFaults = new Map<string, Fault[]>();

  constructor(names: Names, members: readonly Member[], keyOf: (member: Member) => string) {
    this.#names = names;
    this.#members = new Map(
      members.map((member, index) => [keyOf(member), { member, path: [names.members, index] }] as const),
    );
  }

  /** Gives the entries of the member's own lists to the taker, in order. */
  protected abstract take(owner: Member, taker: Taker<Entry, Change>): void;
  protected abstract steps(owner: Member): readonly Step<Change>[];
  protected abstract nameOf(entry: Entry): string;
  /** The entry as it is where it comes from another member. */
  protected abstract pass(entry: Entry): Entry;
  protected abstract change(entry: Entry, change: Change): Entry;

  /** Notes what is wrong with what any member says; nothing in a catalog that has been parsed. */
  report(issues: Issues): void {
    this.isSound();
    for (const key of this.#members.keys()) {
      for (const { path, issue } of [...(this.#ownFaults.get(key) ?? []), ...(this.#changeFaults.get(key) ?? [])]) {
        issues.relation(issue.code, path, issue.message, issue.rule);
      }
    }
  }

  /** Whether nothing is wrong with what any member says. */
  isSound(): boolean {
    for (const key of this.#members.keys()) {
      this.#ownOf(key);
      this.#prepare(key);
    }
    return this.#ownFaults.size + this.#changeFaults.size === 0;
  }

  /** The entries of a member, frozen; undefined for a key that none has. */
  resolve(key: string): readonly Entry[] | undefined {
    if (!this.#members.has(key)) return undefined;
    this.#prepare(key);
    const known = this.#resolved.get(key);
    if (known !== undefined) return known;
    const entries = new Map<string, Entry>();
    this.#walk(key, (name, entry) => {
      if (!entries.has(name)) entries.set(name, entry());
      return false;
    });
    const resolved = Object.freeze([...entries.values()]);
    this.#resolved.set(key, resolved);
    return resolved;
  }

  /**
   * Goes through what a member comes to, nearest first, each member on the way once, until `visit` says that it is enough. A name may
   * come again; the first entry with it counts.
   */
  #walk(start: string, visit: (name: string, entry: () => Entry) => boolean): void {
    const seen = new Set([start]);
    // For each name the changes on the way to where the walk is, the outermost first: what it made of the entry is known.
    const around = new Map<string, ReadonlyMap<string, Entry>[]>();
    const path: { readonly key: string; readonly steps: readonly Step<Change>[]; next: number }[] = [];
    const enter = (key: string): boolean => {
      path.push({ key, steps: this.#stepsOf(key), next: 0 });
      return this.#ownOf(key).entries.some((entry) => {
        const name = this.nameOf(entry);
        const bare = (): Entry => (key === start ? entry : this.#passed(key, entry));
        return visit(name, () => around.get(name)?.[0]?.get(name) ?? bare());
      });
    };
    if (enter(start)) return;
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const left = this.#changesOf(top.key, top.next - 1);
      for (const name of left.keys()) around.get(name)?.pop();
      const step = top.steps[top.next];
      top.next += 1;
      if (step === undefined) path.pop();
      else {
        const changes = this.#changesOf(top.key, top.next - 1);
        for (const name of changes.keys()) pushTo(around, name, changes);
        if (seen.has(step.to)) continue;
        seen.add(step.to);
        if (enter(step.to)) return;
      }
    }
  }

  #changesOf(key: string, step: number): ReadonlyMap<string, Entry> {
    return this.#changed.get(key)?.[step] ?? noEntries;
  }

  #passed(from: string, entry: Entry): Entry {
    return this.#ownOf(from).passed.get(entry) ?? entry;
  }

  #stepsOf(key: string): readonly Step<Change>[] {
    const found = this.#members.get(key);
    return found === undefined ? [] : this.steps(found.member);
  }

  #ownOf(key: string): Own<Entry> {
    const known = this.#own.get(key);
    if (known !== undefined) return known;
    const made = new Map<string, { entry: Entry; at: Path }>();
    const found = this.#members.get(key);
    const faults: Fault[] = [];
    if (found !== undefined) this.take(found.member, this.#taker(found.path, made, faults));
    const passed = new Map<Entry, Entry>();
    for (const { entry, at } of made.values()) {
      passed.set(entry, tried(() => this.pass(entry), at, faults) ?? entry);
    }
    const own = { entries: [...passed.keys()], passed };
    this.#own.set(key, own);
    if (faults.length > 0) this.#ownFaults.set(key, faults);
    return own;
  }

  #taker(path: Path, made: Map<string, { entry: Entry; at: Path }>, faults: Fault[]): Taker<Entry, Change> {
    return {
      changes: (at, names, stated) => new ChangeList([...path, ...at], names, stated),
      add: (below, make, own, listed) => {
        const at = [...path, ...below];
        const bare = tried(make, at, faults);
        if (bare === undefined) return;
        const first = own === undefined ? bare : this.#changedBy(bare, own.change, [...at, own.field], faults);
        const name = listed?.name === undefined ? this.nameOf(first) : listed.name;
        const other = name === null ? undefined : listed?.changes.take(name);
        const entry = other === undefined ? first : this.#changedBy(first, other.change, other.path, faults);
        if (!made.has(this.nameOf(entry))) made.set(this.nameOf(entry), { entry, at });
      },
      end: (changes) => noteRest(changes, faults),
    };
  }

  /** Works out what all changes make that stand on the way to a member: those farther away first, as others build on them. */
  #prepare(key: string): void {
    const work = [key];
    for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
      const steps = this.#changed.has(top) ? [] : this.#stepsOf(top);
      const open = steps.filter(({ to }) => !this.#changed.has(to));
      if (open.length > 0) work.push(...open.map(({ to }) => to));
      else {
        work.pop();
        if (!this.#changed.has(top)) this.#change(top, steps);
      }
    }
  }

  #change(key: string, steps: readonly Step<Change>[]): void {
    const { changes: names, steps: list } = this.#names;
    const path = this.#members.get(key)?.path ?? [];
    const faults: Fault[] = [];
    const changed = steps.map(({ to, changes: stated }, index): ReadonlyMap<string, Entry> => {
      if (names === undefined || stated.length === 0) return noEntries;
      const changes = new ChangeList([...path, list, index], names, stated);
      const made = new Map<string, Entry>();
      const open = new Set(stated.map(({ name }) => name));
      this.#walk(to, (name, entry) => {
        const change = open.delete(name) ? changes.take(name) : undefined;
        if (change !== undefined) {
          const passed = this.#own.get(to)?.passed.get(entry()) ?? entry();
          made.set(name, this.#changedBy(passed, change.change, change.path, faults));
        }
        return open.size === 0;
      });
      noteRest(changes, faults);
      return made;
    });
    this.#changed.set(key, changed);
    if (faults.length > 0) this.#changeFaults.set(key, faults);
  }

  #changedBy(entry: Entry, change: Change | null, at: Path, faults: Fault[]): Entry {
    return change === null ? entry : (tried(() => this.change(entry, change), at, faults) ?? entry);
  }
}

const noEntries: ReadonlyMap<string, never> = new Map<string, never>();

function pushTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

function noteRest(changes: ChangeList<unknown>, faults: Fault[]): void {
  for (const { path, name } of changes.rest()) {
    faults.push({ path, issue: { code: "unknown_reference", message: unmatchedText(name) } });
  }
}

/** What is made; undefined where its model refuses it, which is the fault of what stands at the path. */
function tried<Entry>(make: () => Entry, path: Path, faults: Fault[]): Entry | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const issue of error.issues) faults.push({ path, issue });
    return undefined;
  }
}
