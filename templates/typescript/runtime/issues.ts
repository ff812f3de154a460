import { maxDepth } from "./depth.js";
import { emptyList } from "./empty.js";
import { foundText, quoted, quotedStart } from "./found.js";
import type { Issue, IssueCode, Path } from "./issue.js";
import { hasOwn, type Source } from "./record.js";
import { insideSecretText, secretText } from "./secret.js";
import { repeats } from "./unique.js";

/** Issues beyond this number are not kept. */
export const maxIssues = 100;

/** Sentence of the issue `too_deep`. */
export const tooDeepText = "Lists and objects may be nested at most 64 deep.";

/** Sentence of the issue `unreadable`. */
export const unreadableText = "The value cannot be read.";

/** Finds all that is wrong with a value, and says whether it has the right structure, broken rules aside. */
export type Collect<T> = (value: unknown, issues: Issues, expected?: string) => value is T;

/** A walk through a value: where it is, and what it found. */
export class Issues {
  readonly list: Issue[] = [];
  /** Keys and indexes from the root to the value at hand. */
  readonly path: (string | number)[] = [];
  /** Faults of structure so far, those that were not kept included. */
  faults = 0;
  /** Whether there were more issues than are kept. */
  truncated = false;
  /** Where something stands in what the user wrote, for messages that name a place. */
  readonly placeOf: (path: Path) => Path;
  /** The secret that the walk is in: how many steps lead to it, and what has been told of its inside. */
  #secret: { readonly steps: number; readonly told: Set<string> } | undefined;

  constructor(placeOf: (path: Path) => Path = samePath) {
    this.placeOf = placeOf;
  }

  /** Where the walk is, as far as it may be told. */
  get place(): Path {
    return this.path.slice(0, this.#secret?.steps);
  }

  /** Notes a fault of structure at the value at hand, or at `below` inside it; false, as the value is no good. */
  fault(code: IssueCode, message: string, below: Path = emptyList): false {
    this.faults += 1;
    this.#add(code, below, message);
    return false;
  }

  /** Notes that the value at hand is of another kind than was expected. */
  wrongType(expected: string, value: unknown): false {
    return this.fault("wrong_type", `Expected ${expected}, found ${foundText(value)}.`);
  }

  /** Notes that the value at hand is not the same when it is read again. */
  unreadable(): false {
    return this.fault("unreadable", unreadableText);
  }

  /** Notes a broken rule. Rules around it are tried as if nothing had happened. */
  rule(rule: string, below: Path, message: string): void {
    this.#add("rule", below, message, rule);
  }

  /** Notes a fault between members of a catalog. What is around the catalog goes on as after a broken rule. */
  relation(code: IssueCode, below: Path, message: string, rule?: string): void {
    this.#add(code, below, message, rule);
  }

  /** Whether no more issues are kept. */
  get isFull(): boolean {
    return this.list.length >= maxIssues;
  }

  /** Notes why the walk ends early; it stands last, in the place of another where the list is full. */
  breakOff(issue: Issue): void {
    this.truncated ||= this.list.length === maxIssues;
    this.list.splice(maxIssues - 1, 1, issue);
  }

  /** Notes keys that no field has. */
  unknownKeys(keys: readonly string[], type: string): void {
    for (const key of keys) {
      if (this.truncated) return;
      this.fault("unknown_key", `${quotedStart(key)} is not a key of ${type}.`, [key]);
    }
  }

  /** Collects the issues of keys that no field has and that are kept. */
  keptKeys<T>(keys: readonly string[], source: Source, collect: Collect<T>): void {
    for (const key of keys) {
      if (this.truncated) return;
      this.#inside(key, source[key], collect);
    }
  }

  /** Collects the issues of a field that must be there; its value where it is sound. */
  required<T>(key: string, value: unknown, collect: Collect<T>, expected?: string): T | undefined {
    if (value === undefined) return this.#missing(key);
    return this.#inside(key, value, collect, expected);
  }

  /** The same for a field that may be null. */
  nullable<T>(key: string, value: unknown, collect: Collect<T>, expected?: string): T | null | undefined {
    return value === null ? null : this.required(key, value, collect, expected);
  }

  /** The same for a field that may be absent, which reads as null. */
  optional<T>(key: string, value: unknown, collect: Collect<T>, expected?: string): T | null | undefined {
    return value === undefined ? null : this.#inside(key, value, collect, expected);
  }

  /** The same for a field that may be absent or null. */
  optionalNullable<T>(key: string, value: unknown, collect: Collect<T>, expected?: string): T | null | undefined {
    return value === undefined || value === null ? null : this.#inside(key, value, collect, expected);
  }

  /** Collects the issues of every element of a list, holes included; whether all are sound. */
  elements<T>(list: readonly unknown[], collect: Collect<T>, expected?: string): boolean {
    const before = this.faults;
    for (let index = 0; index < list.length && !this.truncated; index += 1) {
      this.#inside(index, list[index], collect, expected);
    }
    return this.#allSeen() && this.faults === before;
  }

  /** Collects the issues of every value of an object; whether all are sound. */
  entries<T>(source: Source, collect: Collect<T>, expected?: string): boolean {
    const before = this.faults;
    for (const key in source) {
      if (this.truncated) break;
      const value = source[key];
      if (value !== undefined && hasOwn(source, key)) this.#inside(key, value, collect, expected);
    }
    return this.#allSeen() && this.faults === before;
  }

  /** Notes every element that an earlier one equals, or with `field`, whose field an earlier one's equals. */
  duplicates(list: readonly unknown[], message: string, field?: string): void {
    const below = field === undefined ? [] : [field];
    repeats(list, field, (index) => {
      this.fault("duplicate", message, [index, ...below]);
      return this.truncated;
    });
  }

  /** Collects the issues of a secret: they are told at its own path, each kind once, and nothing of what is in it. */
  secret<T>(value: unknown, collect: Collect<T>, expected: string | undefined): value is T {
    const outer = this.#secret;
    this.#secret ??= { steps: this.path.length, told: new Set() };
    const sound = collect(value, this, expected);
    this.#secret = outer;
    return sound;
  }

  /** Whether the list or object at hand may be looked into. One that stands too deep is a fault. */
  mayDescend(): boolean {
    if (this.path.length < maxDepth) return true;
    return this.fault("too_deep", tooDeepText);
  }

  /** Nothing more is looked at once the list is full. What was not seen is not sound, and neither is anything around it. */
  #allSeen(): boolean {
    if (this.truncated) this.faults += 1;
    return !this.truncated;
  }

  #missing(key: string): undefined {
    this.fault("missing", `${quoted(key)} is missing.`, [key]);
  }

  #inside<T>(key: string | number, value: unknown, collect: Collect<T>, expected?: string): T | undefined {
    this.path.push(key);
    const sound = collect(value, this, expected);
    this.path.pop();
    return sound ? value : undefined;
  }

  #add(code: IssueCode, below: Path, message: string, rule?: string): void {
    const secret = this.#secret;
    if (secret === undefined) {
      const path = this.path.slice();
      // Engines spread what stands last in a list one by one.
      if (below.length > 0) path.push(...below);
      this.#keep(code, path, message, rule);
    } else if (this.path.length + below.length === secret.steps) {
      this.#keep(code, this.path.slice(), secretText(code, message), rule);
    } else if (!secret.told.has(rule ?? code)) {
      secret.told.add(rule ?? code);
      this.#keep(code, this.path.slice(0, secret.steps), insideSecretText(rule ?? code), rule);
    }
  }

  #keep(code: IssueCode, path: Path, message: string, rule: string | undefined): void {
    if (this.list.length === maxIssues) {
      this.truncated = true;
      return;
    }
    this.list.push(rule === undefined ? { code, path, message } : { code, path, message, rule });
  }
}

function samePath(path: Path): Path {
  return path;
}
