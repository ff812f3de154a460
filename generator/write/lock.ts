import { posix } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import { type Host, HostError } from "../host/host.ts";
import { isJsonObject } from "../program/json.ts";
import { isTemporary } from "./apply.ts";
import { type Journal, journalEntries, mergeJournals, parseJournal } from "./journal.ts";
import { parseJson } from "./manifest.ts";
import { obstacle } from "./place.ts";
import { reportObstacle } from "./report-obstacles.ts";

/**
 * Name of the lock, in the output folder. It is also the journal of the run that holds it: should that run be killed, the
 * next one finds in it the hashes of all that may have been written.
 */
const lockName = ".specwright.lock";

/** What a lock file says. */
export interface Lock {
  readonly name: string;
  readonly text: string;
  /** -1 where the file makes no sense: it belongs to nobody. */
  readonly processId: number;
  readonly token: string;
  readonly journal: Journal;
}

/** Locks in the output folder: the one in force, and those of dead runs that were moved aside. */
export interface Locks {
  readonly current: Lock | undefined;
  readonly former: readonly Lock[];
  /** All that they say was meant to be written. */
  readonly journal: Journal;
}

/** A lock that this process holds. */
export interface HeldLock {
  readonly token: string;
  /** Clears up after dead runs and removes the lock, once the manifest tells all. Throws `HostError`. */
  release(): void;
  /** Removes the lock and nothing else, where nothing was written. Throws `HostError`. */
  withdraw(): void;
  /** Leaves the lock to the next run, as the journal of what was done. */
  abandon(): void;
}

/** Tokens of the locks that this process holds: process numbers come again, in a container after every start. */
const heldTokens = new Set<string>();

/** Reads every lock file. Throws `HostError`. */
export function readLocks(host: Host, outDir: string): Locks {
  const names = host.stat(outDir)?.kind === "folder" ? host.list(outDir) : [];
  const current = names.includes(lockName) ? readLock(host, outDir, lockName) : undefined;
  const former = names
    .filter(isFormerName)
    .map((name) => readLock(host, outDir, name))
    .filter((lock) => lock !== undefined);
  return {
    current,
    former,
    journal: mergeJournals([...former, ...(current ? [current] : [])].map(({ journal }) => journal)),
  };
}

/**
 * Takes the lock, over the remains of a dead run if need be, and notes in it what may be written. Undefined where another run
 * holds it, which is then in `sink`. Throws `HostError`.
 */
export async function takeLock(
  host: Host,
  outDir: string,
  wanted: Journal,
  sink: DiagnosticSink,
): Promise<HeldLock | undefined> {
  const path = posix.join(outDir, lockName);
  host.makeFolder(outDir);
  await moveStaleAside(host, outDir);
  const { former, journal } = readLocks(host, outDir);
  const token = host.randomName();
  const content = { process: host.processId, token, journal: journalEntries(mergeJournals([journal, wanted])) };
  try {
    host.create(path, Buffer.from(`${JSON.stringify(content)}\n`));
  } catch (error) {
    if (!(error instanceof HostError) || error.code !== "EEXIST") throw error;
    const entry = host.stat(path);
    if (entry !== undefined && entry.kind !== "file") reportObstacle(lockName, obstacle(lockName, entry), outDir, sink);
    else
      report(sink, "output-locked", undefined, { path, processId: readLock(host, outDir, lockName)?.processId ?? -1 });
    return undefined;
  }
  heldTokens.add(token);
  return {
    token,
    abandon: () => heldTokens.delete(token),
    withdraw: () => host.remove(path),
    release: () => {
      for (const lock of former) clearUp(lock, host, outDir);
      host.remove(path);
    },
  };
}

function readLock(host: Host, outDir: string, name: string): Lock | undefined {
  const path = posix.join(outDir, name);
  const text = readIfThere(host, path);
  if (text === undefined) return undefined;
  const content = parseJson(text);
  const { process, token, journal } = isJsonObject(content) ? content : {};
  return {
    name,
    text,
    processId: typeof process === "number" ? process : -1,
    token: typeof token === "string" && /^[\w-]{1,40}$/u.test(token) ? token : "-",
    journal: parseJournal(journal),
  };
}

/** The text of a file; undefined where there is none, or none any more: locks go at any moment. */
function readIfThere(host: Host, path: string): string | undefined {
  if (host.stat(path)?.kind !== "file") return undefined;
  try {
    return new TextDecoder().decode(host.read(path));
  } catch (error) {
    if (error instanceof HostError && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Whether a run holds the lock of the output folder. Throws `HostError`. */
export function isAtWork(host: Host, outDir: string): boolean {
  const { current } = readLocks(host, outDir);
  return current !== undefined && isHeld(current, host);
}

/** Whether the run that made the lock is still at work. */
function isHeld({ processId, token }: Lock, host: Host): boolean {
  if (processId === host.processId) return heldTokens.has(token);
  return processId > 0 && host.isRunning(processId);
}

/** Moves a dead run's lock aside, where its journal stays readable. Two runs may try at once: one of them moves it. */
async function moveStaleAside(host: Host, outDir: string): Promise<void> {
  // A lock is made and filled in two steps; between them it looks like that of a dead run.
  if (readLock(host, outDir, lockName)?.processId === -1) await setTimeout(100);
  const stale = readLock(host, outDir, lockName);
  if (stale === undefined || isHeld(stale, host)) return;
  const path = posix.join(outDir, lockName);
  const name = `.specwright-${host.randomName()}.old`;
  try {
    host.rename(path, posix.join(outDir, name));
  } catch (error) {
    if (error instanceof HostError && error.code === "ENOENT") return;
    throw error;
  }
  // Another run was faster, and what was moved is its lock.
  if (readLock(host, outDir, name)?.text !== stale.text) host.rename(posix.join(outDir, name), path);
}

function isFormerName(name: string): boolean {
  return /^\.specwright-[\w-]+\.old$/u.test(name);
}

/** Removes a dead run's temporary files, then its lock. */
function clearUp({ name, token, journal }: Lock, host: Host, outDir: string): void {
  const folders = new Set([".", ...[...journal.keys()].map((output) => posix.dirname(output))]);
  for (const folder of folders) removeTemporaries(token, host, posix.join(outDir, folder));
  host.remove(posix.join(outDir, name));
}

function removeTemporaries(token: string, host: Host, folder: string): void {
  if (host.stat(folder)?.kind !== "folder") return;
  for (const name of host.list(folder)) {
    if (isTemporary(name, token)) host.remove(posix.join(folder, name));
  }
}
