import { posix } from "node:path";
import { type Entry, type Host, HostError } from "./host.ts";

/** A host whose files are in memory. */
export interface MemoryHost extends Host {
  /** Every file as text, by path, sorted. */
  files(): Readonly<Record<string, string>>;
}

/** Paths and texts of files, and paths of links with where they lead. Folders come about by themselves. */
export interface MemoryContent {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly links?: Readonly<Record<string, string>>;
}

/** A host without a disk, for tests and for compiling in a browser. */
export function createMemoryHost(content: MemoryContent = {}): MemoryHost {
  return new MemoryDisk(content);
}

class MemoryDisk implements MemoryHost {
  readonly processId = 1;
  readonly #files = new Map<string, Uint8Array>();
  readonly #links = new Map<string, string>();
  readonly #folders = new Set<string>(["."]);
  #names = 0;

  constructor({ files = {}, links = {} }: MemoryContent) {
    for (const [path, text] of Object.entries(files)) this.create(this.#withParent(path), bytesOf(text));
    for (const [path, target] of Object.entries(links))
      this.#links.set(this.#withParent(path), posix.normalize(target));
  }

  files(): Readonly<Record<string, string>> {
    const decoder = new TextDecoder();
    return Object.fromEntries([...this.#files.keys()].sort().map((path) => [path, decoder.decode(this.read(path))]));
  }

  stat(path: string): Entry | undefined {
    return this.#entry(this.#withRealParent(path));
  }

  realPath(path: string): string {
    const place = this.#follow(path);
    if (this.#entry(place) === undefined) throw new HostError("ENOENT", path);
    return place;
  }

  list(folder: string): readonly string[] {
    const place = this.#follow(folder);
    this.#need(place, "folder", "ENOTDIR");
    const all = [...this.#files.keys(), ...this.#links.keys(), ...this.#folders];
    return all
      .filter((path) => path !== "." && posix.dirname(path) === place)
      .map((path) => posix.basename(path))
      .sort();
  }

  read(path: string): Uint8Array {
    const place = this.#follow(path);
    this.#need(place, "file", "EISDIR");
    return this.#files.get(place) ?? new Uint8Array();
  }

  *readPieces(path: string): Generator<Uint8Array> {
    yield this.read(path);
  }

  create(path: string, bytes: Uint8Array): void {
    const place = this.#withRealParent(path);
    if (this.#entry(place) !== undefined) throw new HostError("EEXIST", path);
    this.#need(posix.dirname(place), "folder", "ENOTDIR");
    this.#files.set(place, bytes);
  }

  rename(from: string, to: string): void {
    const source = this.#withRealParent(from);
    const place = this.#withRealParent(to);
    const bytes = this.read(source);
    if (this.#entry(place)?.kind === "folder") throw new HostError("EISDIR", to);
    this.#links.delete(place);
    this.#files.delete(source);
    this.#files.set(place, bytes);
  }

  remove(path: string): void {
    const place = this.#withRealParent(path);
    if (!this.#links.delete(place) && !this.#files.delete(place)) throw new HostError("ENOENT", path);
  }

  removeFolder(path: string): void {
    if (this.list(path).length > 0) throw new HostError("ENOTEMPTY", path);
    this.#folders.delete(this.#withRealParent(path));
  }

  makeFolder(path: string): void {
    const place = this.#follow(path);
    if (this.#folders.has(place)) return;
    if (this.#entry(place) !== undefined) throw new HostError("EEXIST", path);
    this.makeFolder(posix.dirname(place));
    this.#folders.add(place);
  }

  randomName(): string {
    this.#names += 1;
    return `random-${this.#names}`;
  }

  isRunning(processId: number): boolean {
    return processId === this.processId;
  }

  #entry(place: string): Entry | undefined {
    if (this.#links.has(place)) return { kind: "link", size: 0 };
    if (this.#folders.has(place)) return { kind: "folder", size: 0 };
    const bytes = this.#files.get(place);
    return bytes === undefined ? undefined : { kind: "file", size: bytes.length };
  }

  #need(place: string, kind: Entry["kind"], otherwise: string): void {
    const entry = this.#entry(place);
    if (entry?.kind !== kind) throw new HostError(entry === undefined ? "ENOENT" : otherwise, place);
  }

  #withParent(path: string): string {
    const place = posix.normalize(path);
    this.makeFolder(posix.dirname(place));
    return place;
  }

  /** The path with links followed everywhere but in its last name. */
  #withRealParent(path: string): string {
    const place = posix.normalize(path);
    const parent = posix.dirname(place);
    return parent === place ? place : posix.join(this.#follow(parent), posix.basename(place));
  }

  #follow(path: string, steps = 0): string {
    if (steps > 40) throw new HostError("ELOOP", path);
    const place = posix.normalize(path);
    const parent = posix.dirname(place);
    const real = parent === place ? place : posix.join(this.#follow(parent, steps + 1), posix.basename(place));
    const target = this.#links.get(real);
    return target === undefined ? real : this.#follow(target, steps + 1);
  }
}

function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === "string" ? new TextEncoder().encode(text) : text;
}
