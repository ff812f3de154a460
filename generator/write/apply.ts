import { posix } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Host, HostError } from "../host/host.ts";
import { manifestName } from "./manifest.ts";
import type { Change } from "./plan.ts";

/** How far the writing came. */
export interface Applied {
  readonly done: readonly Change[];
  /** Why it stopped early; undefined where everything was done. */
  readonly stopped: HostError | "interrupted" | undefined;
}

/** What writing needs beside the changes. */
export interface ApplyOptions {
  readonly host: Host;
  readonly outDir: string;
  /** Part of the names of temporary files, so that what a killed run leaves behind is known. */
  readonly token: string;
  readonly signal: AbortSignal | undefined;
}

/** Changes made without a look at whether the user wants to stop. */
const batchSize = 32;

/**
 * Makes the changes in an order that a kill at any moment leaves repairable. Every file is entirely old or entirely new, and
 * no temporary file stays.
 */
export async function applyChanges(changes: readonly Change[], options: ApplyOptions): Promise<Applied> {
  const done: Change[] = [];
  try {
    for (const change of inSafeOrder(changes)) {
      // Signals are only delivered between two turns of the event loop.
      if (done.length % batchSize === 0) await setImmediate();
      if (options.signal?.aborted) return { done, stopped: "interrupted" };
      applyChange(change, options);
      done.push(change);
    }
    return { done, stopped: undefined };
  } catch (error) {
    if (error instanceof HostError) return { done, stopped: error };
    throw error;
  }
}

/** Name of a temporary file; `isTemporary` knows it again. */
function temporaryName(token: string, attempt: number): string {
  return `.specwright-${token}-${attempt}.tmp`;
}

/** Whether a run with that token left the file behind. */
export function isTemporary(name: string, token: string): boolean {
  return name.startsWith(`.specwright-${token}-`) && name.endsWith(".tmp");
}

/** Puts a file in place in one step. Throws `HostError`, after which the place is as before. */
export function replaceFile(
  path: string,
  content: string,
  { host, outDir, token }: Omit<ApplyOptions, "signal">,
): void {
  const target = posix.join(outDir, path);
  host.makeFolder(posix.dirname(target));
  const temporary = createTemporary(host, posix.dirname(target), token, Buffer.from(content));
  try {
    host.rename(temporary, target);
  } catch (error) {
    host.remove(temporary);
    throw error;
  }
}

function createTemporary(host: Host, folder: string, token: string, bytes: Uint8Array): string {
  for (let attempt = 0; ; attempt += 1) {
    const path = posix.join(folder, temporaryName(token, attempt));
    try {
      host.create(path, bytes);
      return path;
    } catch (error) {
      if (error instanceof HostError && error.code === "EEXIST" && attempt < 8) continue;
      // A full disk leaves half of it.
      if (error instanceof HostError && error.code !== "EEXIST" && host.stat(path) !== undefined) host.remove(path);
      throw error;
    }
  }
}

/** New files first, then those that go; the manifest last, so that it never promises what is not there. */
function inSafeOrder(changes: readonly Change[]): readonly Change[] {
  const created = new Set(changes.map(({ kind, path }) => (kind === "delete" ? "" : path.toLowerCase())));
  const rank = (change: Change): number => {
    if (change.path === manifestName) return 3;
    if (change.kind !== "delete") return 1;
    // Where case does not count, the former spelling has to go before the new one comes.
    return created.has(change.path.toLowerCase()) ? 0 : 2;
  };
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

function applyChange(change: Change, options: ApplyOptions): void {
  if (change.file !== undefined) {
    replaceFile(change.path, change.file.content, options);
    return;
  }
  const { host, outDir } = options;
  host.remove(posix.join(outDir, change.path));
  removeEmptyFolders(posix.dirname(change.path), options);
}

function removeEmptyFolders(folder: string, options: ApplyOptions): void {
  const path = posix.join(options.outDir, folder);
  if (folder === "." || options.host.list(path).length > 0) return;
  options.host.removeFolder(path);
  removeEmptyFolders(posix.dirname(folder), options);
}
