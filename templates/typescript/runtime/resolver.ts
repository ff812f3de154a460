import { unmatchedText } from "./catalog-text.js";
import { ChangeList, type ChangeNames, type StatedChange, type TakenChange } from "./change-list.js";
import type { Issue, Path } from "./issue.js";
import type { Issues } from "./issues.js";
import { allEntries, type Own, type Passage, passedEntries, type Ways } from "./resolver-walk.js";
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

/** An entry, and the path of what it was made of: that is asked for only where something is wrong. */
interface Made<Entry> {
  readonly entry: Entry;
  readonly at: () => Path;
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
  readonly #passages = new Map<string, readonly Passage<Entry>[]>();
  readonly #ways: Ways<Entry> = {
    ownOf: (key) => this.#ownOf(key),
    passagesOf: (key) => this.#passages.get(key) ?? [],
  };
  readonly #resolved = new Map<string, readonly Entry[]>();
  readonly #ownFaults = new Map<string, Fault[]>();
  readonly #changeFaults = new Map<string, Fault[]>();
  #isKnown = false;

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
    if (!this.#isKnown) {
      for (const key of this.#members.keys()) {
        this.#ownOf(key);
        this.#prepare(key);
      }
      this.#isKnown = true;
    }
    return this.#ownFaults.size + this.#changeFaults.size === 0;
  }

  /** The entries of a member, frozen; undefined for a key that none has. */
  resolve(key: string): readonly Entry[] | undefined {
    if (!this.#members.has(key)) return undefined;
    this.#prepare(key);
    const known = this.#resolved.get(key);
    if (known !== undefined) return known;
    const resolved = Object.freeze([...allEntries(this.#ways, key).values()]);
    this.#resolved.set(key, resolved);
    return resolved;
  }

  #stepsOf(key: string): readonly Step<Change>[] {
    const found = this.#members.get(key);
    return found === undefined ? [] : this.steps(found.member);
  }

  #ownOf(key: string): Own<Entry> {
    const known = this.#own.get(key);
    if (known !== undefined) return known;
    const made = new Map<string, Made<Entry>>();
    const found = this.#members.get(key);
    const faults: Fault[] = [];
    if (found !== undefined) this.take(found.member, this.#taker(found.path, made, faults));
    const own = new Map<string, { entry: Entry; passed: Entry }>();
    for (const [name, { entry, at }] of made) {
      own.set(name, { entry, passed: tried(() => this.pass(entry), at, faults) ?? entry });
    }
    this.#own.set(key, own);
    if (faults.length > 0) this.#ownFaults.set(key, faults);
    return own;
  }

  #taker(path: Path, made: Map<string, Made<Entry>>, faults: Fault[]): Taker<Entry, Change> {
    return {
      changes: (at, names, stated) => new ChangeList([...path, ...at], names, stated),
      add: (below, make, own, listed) => {
        const at = (): Path => [...path, ...below];
        const bare = tried(make, at, faults);
        if (bare === undefined) return;
        const first = own === undefined ? bare : this.#changedBy(bare, own.change, () => [...at(), own.field], faults);
        const name = listed?.name === undefined ? this.nameOf(first) : listed.name;
        const entry = name === null ? first : this.#changedAsListed(first, listed?.changes.take(name), faults);
        if (!made.has(this.nameOf(entry))) made.set(this.nameOf(entry), { entry, at });
      },
      end: (changes) => noteRest(changes, faults),
    };
  }

  /** Works out what all changes make that stand on the way to a member: those farther away first, as others build on them. */
  #prepare(key: string): void {
    const work = [key];
    for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
      const steps = this.#passages.has(top) ? [] : this.#stepsOf(top);
      const before = work.length;
      for (const { to } of steps) if (!this.#passages.has(to)) work.push(to);
      if (work.length === before) {
        work.pop();
        if (!this.#passages.has(top)) this.#change(top, steps);
      }
    }
  }

  #change(key: string, steps: readonly Step<Change>[]): void {
    const { changes: names, steps: list } = this.#names;
    const path = this.#members.get(key)?.path ?? [];
    const faults: Fault[] = [];
    const passages = steps.map(({ to, changes: stated }, index): Passage<Entry> => {
      const changed = new Map<string, Entry>();
      if (names === undefined || stated.length === 0) return { to, changed };
      const changes = new ChangeList([...path, list, index], names, stated);
      const found = passedEntries(this.#ways, to, changes.names);
      for (const name of changes.names) {
        const passed = found.get(name);
        if (passed !== undefined) changed.set(name, this.#changedAsListed(passed, changes.take(name), faults));
      }
      noteRest(changes, faults);
      return { to, changed };
    });
    this.#passages.set(key, passages);
    if (faults.length > 0) this.#changeFaults.set(key, faults);
  }

  #changedAsListed(entry: Entry, stated: TakenChange<Change> | undefined, faults: Fault[]): Entry {
    return stated === undefined ? entry : this.#changedBy(entry, stated.change, () => stated.path, faults);
  }

  #changedBy(entry: Entry, change: Change | null, at: () => Path, faults: Fault[]): Entry {
    return change === null ? entry : (tried(() => this.change(entry, change), at, faults) ?? entry);
  }
}

function noteRest(changes: ChangeList<unknown>, faults: Fault[]): void {
  for (const { path, name } of changes.rest()) {
    faults.push({ path, issue: { code: "unknown_reference", message: unmatchedText(name) } });
  }
}

/** What is made; undefined where its model refuses it, which is the fault of what stands at the path. */
function tried<Entry>(make: () => Entry, at: () => Path, faults: Fault[]): Entry | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const issue of error.issues) faults.push({ path: at(), issue });
    return undefined;
  }
}
