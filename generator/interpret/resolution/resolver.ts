import { unmatchedText } from "../../program/catalog-messages.ts";
import type { Path } from "../../program/example.ts";
import type { JsonObject, JsonValue } from "../../program/json.ts";
import type { Assignment } from "../../program/member.ts";
import type { Resolution, Take } from "../../program/resolution.ts";
import type { Clue } from "../catalog/clue.ts";
import type { Context } from "../context.ts";
import { assemble, evaluate, type Scope } from "../evaluate.ts";
import type { Issue } from "../issue.ts";
import { entryOrNull, objectOf } from "../json-kind.ts";
import { asText } from "../narrow.ts";
import { Refused } from "../outcome.ts";
import { ChangeList, objectsIn, type TakenChange } from "./change-list.ts";
import { createTargetFinder, type TargetFinder } from "./targets.ts";

/** What is wrong with what comes of a resolution: at a place in the catalog, what its model says, or what is not there. */
export interface ResolutionFault {
  readonly path: Path;
  readonly issue: Pick<Issue, "code" | "message" | "rule">;
  /** Names that could have been meant. */
  readonly candidates?: readonly string[];
  readonly related?: Clue["related"];
}

/** What a member's own lists become. */
interface Own {
  readonly entries: readonly JsonObject[];
  /** The same entries as they are for members that lead here. */
  readonly passed: ReadonlyMap<JsonObject, JsonObject>;
}

/** Works out the members of one catalog in normal form, each once; what it finds fault with it leaves out or as it was. */
export class Resolver {
  readonly #ownFaults = new Map<string, readonly ResolutionFault[]>();
  readonly #changeFaults = new Map<string, readonly ResolutionFault[]>();
  /** What is wrong with what is being worked out. */
  #found: ResolutionFault[] = [];
  readonly #context: Context;
  readonly #resolution: Resolution;
  readonly #members: ReadonlyMap<string, { readonly member: JsonObject; readonly path: Path }>;
  readonly #targets: TargetFinder;
  readonly #own = new Map<string, Own>();
  readonly #changed = new Map<string, readonly ReadonlyMap<string, JsonObject>[]>();
  readonly #resolved = new Map<string, readonly JsonObject[]>();
  /** Where in the catalog stands what an entry was made of. */
  readonly #origins = new WeakMap<JsonObject, Path>();

  constructor(context: Context, resolution: Resolution, catalog: JsonObject) {
    this.#context = context;
    this.#resolution = resolution;
    const { property, key } = resolution.start;
    const members = objectsIn(catalog, property).map(
      (member, index) => [asText(entryOrNull(member, key)), { member, path: [property, index] }] as const,
    );
    this.#members = new Map(members);
    this.#targets = createTargetFinder(context, catalog);
  }

  /** What is wrong with what every member says, member by member: without changes on the way, no member is followed to another. */
  faultsOfAll(): readonly ResolutionFault[] {
    for (const key of this.#members.keys()) {
      this.#ownOf(key);
      this.#changedOf(key);
    }
    return [...this.#members.keys()].flatMap((key) => [
      ...(this.#ownFaults.get(key) ?? []),
      ...(this.#changeFaults.get(key) ?? []),
    ]);
  }

  /** The entries of a member; undefined for a key that none has. */
  resolve(key: string): readonly JsonObject[] | undefined {
    if (!this.#members.has(key)) return undefined;
    const work = [key];
    for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
      const before = work.length;
      const steps = this.#resolved.has(top) ? [] : this.#stepsOf(top);
      for (const { to } of steps) if (!this.#resolved.has(to)) work.push(to);
      if (work.length > before) continue;
      work.pop();
      if (!this.#resolved.has(top)) this.#resolved.set(top, this.#combined(top));
    }
    return this.#resolved.get(key);
  }

  #combined(key: string): readonly JsonObject[] {
    const changed = this.#changedOf(key);
    const found = new Map(this.#ownOf(key).entries.map((entry) => [this.#nameOf(entry), entry]));
    for (const [index, { to }] of this.#stepsOf(key).entries()) {
      for (const entry of this.#resolved.get(to) ?? []) {
        const name = this.#nameOf(entry);
        if (!found.has(name)) found.set(name, changed[index]?.get(name) ?? this.#passed(to, entry));
      }
    }
    return [...found.values()];
  }

  #nameOf(entry: JsonObject): string {
    return asText(entryOrNull(entry, this.#resolution.gives.key));
  }

  /** An entry as it comes from a member. */
  #passed(from: string, entry: JsonObject): JsonObject {
    return this.#ownOf(from).passed.get(entry) ?? entry;
  }

  #stepsOf(key: string): readonly { readonly step: JsonObject; readonly to: string }[] {
    const { property, reference } = this.#resolution.follow;
    const { member } = this.#memberOf(key);
    return objectsIn(member, property).map((step) => ({ step, to: asText(entryOrNull(step, reference)) }));
  }

  #memberOf(key: string): { readonly member: JsonObject; readonly path: Path } {
    const found = this.#members.get(key);
    if (found === undefined) throw new Error(`no member "${key}"`);
    return found;
  }

  #ownOf(key: string): Own {
    const known = this.#own.get(key);
    if (known !== undefined) return known;
    const own = this.#noting(this.#ownFaults, key, () => this.#makeOwn(key));
    this.#own.set(key, own);
    return own;
  }

  #makeOwn(key: string): Own {
    const { member, path } = this.#memberOf(key);
    const made = this.#resolution.takes.flatMap((take) =>
      objectsIn(member, take.from).flatMap((item, index) =>
        this.#entriesOf(
          take,
          item,
          new Map<string, JsonValue>([
            ["owner", member],
            ["item", item],
            ["position", index + 1],
          ]),
          [...path, take.from, index],
        ),
      ),
    );
    const entries = new Map<string, { entry: JsonObject; at: Path }>();
    for (const each of made) if (!entries.has(this.#nameOf(each.entry))) entries.set(this.#nameOf(each.entry), each);
    const passed = new Map<JsonObject, JsonObject>();
    for (const { entry, at } of entries.values())
      passed.set(entry, this.#with(entry, this.#resolution.through, new Map(), at));
    return { entries: [...passed.keys()], passed };
  }

  /** The entries of one element, changed as it says. */
  #entriesOf(take: Take, item: JsonObject, scope: Scope, at: Path): readonly { entry: JsonObject; at: Path }[] {
    const { targets, otherwise, change } = take;
    const found = targets === undefined ? undefined : this.#targets(targets, item, scope);
    const bare = { inside: scope, origin: at };
    const targeted = found?.targets.map(({ value, path }) => ({
      inside: new Map([...scope, ["target", value]]),
      origin: path,
    }));
    const isAlone = found?.isKnown === false && otherwise !== undefined;
    const changes = new ChangeList(take.changes, item, at);
    const entries = (isAlone ? [bare] : (targeted ?? [bare])).flatMap(({ inside, origin }) => {
      const made = this.#made(isAlone ? otherwise : take.assignments, inside, at);
      if (made === undefined) return [];
      this.#origins.set(made, origin);
      const own = change === undefined ? null : entryOrNull(item, change);
      const first = this.#changedBy(made, { change: own, path: [...at, change ?? ""] });
      const { on } = take.changes ?? {};
      const name = on === undefined ? this.#nameOf(first) : isAlone ? null : evaluate(this.#context, on, inside);
      return [{ entry: typeof name === "string" ? this.#changedBy(first, changes.take(name)) : first, at }];
    });
    this.#reportRest(changes);
    return entries;
  }

  /** For each element that leads on, the entries that it changes, by name. */
  #changedOf(key: string): readonly ReadonlyMap<string, JsonObject>[] {
    const known = this.#changed.get(key);
    if (known !== undefined) return known;
    const changed = this.#noting(this.#changeFaults, key, () => this.#makeChanged(key));
    this.#changed.set(key, changed);
    return changed;
  }

  #makeChanged(key: string): readonly ReadonlyMap<string, JsonObject>[] {
    const { property } = this.#resolution.follow;
    const { path } = this.#memberOf(key);
    return this.#stepsOf(key).map(({ step, to }, index): ReadonlyMap<string, JsonObject> => {
      const changes = new ChangeList(this.#resolution.changes, step, [...path, property, index]);
      if (changes.isEmpty()) return new Map();
      const known = new Map((this.resolve(to) ?? []).map((entry) => [this.#nameOf(entry), entry]));
      const made = changes.names().flatMap((name): readonly (readonly [string, JsonObject])[] => {
        const entry = known.get(name);
        return entry === undefined ? [] : [[name, this.#changedBy(this.#passed(to, entry), changes.take(name))]];
      });
      this.#reportRest(changes, to);
      return new Map(made);
    });
  }

  /** `from` is the member whose entries were to be changed, where there is one. */
  #reportRest(changes: ChangeList, from?: string): void {
    const rest = changes.rest();
    const entries = rest.length === 0 || from === undefined ? [] : (this.resolve(from) ?? []);
    const candidates = entries.map((entry) => this.#nameOf(entry));
    const place = from === undefined ? [] : [...this.#memberOf(from).path, this.#resolution.start.key];
    const related = from === undefined ? [] : [{ path: place, message: "What can be changed comes from here." }];
    for (const { path, name } of rest) {
      this.#found.push({
        path,
        issue: { code: "unknown_reference", message: unmatchedText(name) },
        candidates,
        related,
      });
    }
  }

  #changedBy(entry: JsonObject, stated: TakenChange | undefined): JsonObject {
    if (stated === undefined || stated.change === null) return entry;
    const assignments = this.#resolution.changed?.assignments ?? [];
    return this.#with(entry, assignments, new Map([["change", stated.change]]), stated.path);
  }

  #made(assignments: readonly Assignment[], scope: Scope, at: Path): JsonObject | undefined {
    return this.#tried(() => assemble(this.#context, this.#resolution.gives.model, assignments, scope), at);
  }

  /** The entry with some properties set anew; as it was where its model refuses that. */
  #with(entry: JsonObject, assignments: readonly Assignment[], scope: Scope, at: Path): JsonObject {
    if (assignments.length === 0) return entry;
    const inside = new Map([...scope, ["entry", entry]]);
    const make = (): JsonObject => {
      const set = assignments.map(({ property, value }) => [property, evaluate(this.#context, value, inside)] as const);
      return this.#context.accept(this.#resolution.gives.model, objectOf([...Object.entries(entry), ...set]));
    };
    const origin = this.#origins.get(entry);
    const related = origin && [{ path: origin, message: "What is changed is declared here." }];
    const made = this.#tried(make, at, related);
    if (made === undefined) return entry;
    if (origin !== undefined) this.#origins.set(made, origin);
    return made;
  }

  /** Works something out, and notes for whom it was what is wrong with it. */
  #noting<T>(faults: Map<string, readonly ResolutionFault[]>, key: string, make: () => T): T {
    const around = this.#found;
    this.#found = [];
    const made = make();
    faults.set(key, this.#found);
    this.#found = around;
    return made;
  }

  #tried(make: () => JsonObject, at: Path, related: Clue["related"] = []): JsonObject | undefined {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      for (const { code, message, rule } of error.issues) {
        this.#found.push({ path: at, issue: { code, message, ...(rule === undefined ? {} : { rule }) }, related });
      }
      return undefined;
    }
  }
}
