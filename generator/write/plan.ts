import type { OutputFile } from "../emit/target.ts";
import type { Host } from "../host/host.ts";
import { hashOf, withPlainLineEnds } from "./hash.ts";
import type { Journal } from "./journal.ts";
import { type Hashes, manifestName } from "./manifest.ts";
import { createPlaceReader, type Obstacle, type Place } from "./place.ts";

/** What has to happen to one file. `path` is relative to the output folder. */
export interface Change {
  readonly kind: "create" | "update" | "delete";
  readonly path: string;
  /** The file as it has to be; undefined for `delete`. */
  readonly file: OutputFile | undefined;
  /** What the file holds now; undefined where there is none. */
  readonly before: Uint8Array | undefined;
  readonly obstacle: Obstacle | undefined;
}

/** A file that has to be there, and the hash of its content. */
export interface WantedFile {
  readonly file: OutputFile;
  readonly hash: string;
}

/** All that separates the output folder from what the spec gives. */
export interface WritePlan {
  /** Sorted by path; the manifest is among them, and is the last. */
  readonly changes: readonly Change[];
  /** Paths of files that are as they have to be. */
  readonly unchanged: readonly string[];
}

/** Hashes of what earlier runs wrote: by the manifest, and by the journal of runs that did not finish. */
export interface Ownership {
  readonly manifest: Hashes;
  readonly journal: Journal;
}

/** Compares `files`, the manifest with them, with the output folder. Reads the disk, changes nothing, throws `HostError`. */
export function planWrites(files: readonly WantedFile[], host: Host, outDir: string, ownership: Ownership): WritePlan {
  const look = createPlaceReader(host, outDir);
  const owned = ownedPaths(ownership);
  const wanted = new Set(files.map(({ file }) => file.path));
  const changes: Change[] = [];
  const unchanged: string[] = [];
  for (const wantedFile of files) {
    const { path } = wantedFile.file;
    const change = planFile(wantedFile, look(path), ownership, owned);
    if (change === undefined) unchanged.push(path);
    else changes.push(change);
  }
  for (const path of owned.values()) {
    const change = wanted.has(path) ? undefined : planRemoval(path, look(path), ownership);
    if (change !== undefined) changes.push(change);
  }
  return { changes: changes.sort(byPathManifestLast), unchanged };
}

function planFile(
  { file, hash }: WantedFile,
  place: Place,
  ownership: Ownership,
  owned: ReadonlyMap<string, string>,
): Change | undefined {
  const { path } = file;
  if ("obstacle" in place) return { kind: "update", path, file, before: undefined, obstacle: place.obstacle };
  const { bytes: before } = place;
  if (before === undefined) return { kind: "create", path, file, before, obstacle: undefined };
  // Where case does not count, a file under its former spelling is found here: it has to be written to be renamed.
  const formerPath = owned.get(path.toLowerCase());
  const renamed = formerPath !== undefined && formerPath !== path;
  if (!renamed && hashOf(before) === hash) return undefined;
  const obstacle = path === manifestName ? undefined : ownerObstacle(formerPath, before, ownership);
  return { kind: "update", path, file, before, obstacle };
}

function planRemoval(path: string, place: Place, ownership: Ownership): Change | undefined {
  if ("obstacle" in place) {
    return { kind: "delete", path, file: undefined, before: undefined, obstacle: place.obstacle };
  }
  const { bytes: before } = place;
  if (before === undefined) return undefined;
  const obstacle = ownerObstacle(path, before, ownership);
  // Not ours, and not in the way of anything.
  if (obstacle?.kind === "foreign") return undefined;
  return { kind: "delete", path, file: undefined, before, obstacle };
}

function ownerObstacle(ownedPath: string | undefined, before: Uint8Array, ownership: Ownership): Obstacle | undefined {
  if (ownedPath === undefined) return { kind: "foreign" };
  const hashes = [ownership.manifest.get(ownedPath), ...(ownership.journal.get(ownedPath) ?? [])];
  const found = [hashOf(before), hashOf(withPlainLineEnds(new TextDecoder().decode(before)))];
  if (found.some((hash) => hashes.includes(hash))) return undefined;
  // A file that only the unfinished run meant to write, and that holds something else, was never ours.
  return { kind: ownership.manifest.has(ownedPath) ? "edited" : "foreign" };
}

/** Every path that was generated, by its form without capitals. */
function ownedPaths({ manifest, journal }: Ownership): ReadonlyMap<string, string> {
  return new Map([...journal.keys(), ...manifest.keys()].map((path) => [path.toLowerCase(), path]));
}

function byPathManifestLast(a: Change, b: Change): number {
  if (a.path === manifestName || b.path === manifestName) return a.path === manifestName ? 1 : -1;
  return a.path < b.path ? -1 : 1;
}
