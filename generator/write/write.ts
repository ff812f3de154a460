import { posix } from "node:path";
import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { OutputFile } from "../emit/target.ts";
import { type Host, HostError } from "../host/host.ts";
import { applyChanges, replaceFile } from "./apply.ts";
import { hashOf, withPlainLineEnds } from "./hash.ts";
import { type Journal, journalOf } from "./journal.ts";
import { isAtWork, readLocks, takeLock } from "./lock.ts";
import { type Hashes, manifestName, manifestText, parseOutputs } from "./manifest.ts";
import { type Change, planWrites, type WantedFile, type WritePlan } from "./plan.ts";
import { reportObstacles } from "./report-obstacles.ts";

/** Everything that decides what the output folder has to hold. */
export interface WriteRequest {
  readonly host: Host;
  readonly outDir: string;
  readonly files: readonly OutputFile[];
  /** Files that the output was made from, and the folder that their paths are told from in the manifest. */
  readonly inputs: readonly SourceFile[];
  readonly specDir: string;
  /** Overwrite and delete generated files that were changed by hand. */
  readonly force?: boolean;
  /** Stops the writing between two files. */
  readonly signal?: AbortSignal;
}

/** What was done. */
export interface WriteReport {
  readonly changes: readonly Change[];
  readonly unchanged: number;
  /** True where `signal` stopped the writing; the next run goes on from there. */
  readonly interrupted: boolean;
}

/** Compares the output folder with the request, and changes nothing. Undefined after an error, which is in `sink`. */
export function planOutput(request: WriteRequest, sink: DiagnosticSink): WritePlan | undefined {
  try {
    return look(request, wantedFiles(request), sink)?.plan;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    report(sink, "file-unreadable", undefined, { path: error.path, reason: error.reason });
    return undefined;
  }
}

/**
 * Makes the output folder hold what was generated: writes what differs, deletes what is no longer given, leaves the rest
 * alone. Undefined after an error, which is in `sink`; unless it is `write-failed`, nothing was touched.
 */
export async function writeOutput(request: WriteRequest, sink: DiagnosticSink): Promise<WriteReport | undefined> {
  try {
    const wanted = wantedFiles(request);
    const seen = lookUndisturbed(request, wanted, sink);
    if (seen === "disturbed") return await writeLocked(request, wanted, sink);
    if (seen === undefined || reportObstacles(seen.plan, request, sink)) return undefined;
    if (seen.plan.changes.length === 0 && !seen.hasRemains) return reportOf([], seen.plan, false);
    return await writeLocked(request, wanted, sink);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    reportFailure(error, sink);
    return undefined;
  }
}

async function writeLocked(
  request: WriteRequest,
  wanted: readonly WantedFile[],
  sink: DiagnosticSink,
): Promise<WriteReport | undefined> {
  const { host, outDir, signal } = request;
  const earlier = readLocks(host, outDir).journal;
  const lock = await takeLock(host, outDir, journalOf(outputHashes(wanted)), sink);
  if (lock === undefined) return undefined;
  try {
    // Another run may have come between.
    const seen = look(request, wanted, sink, earlier);
    if (seen === undefined || reportObstacles(seen.plan, request, sink)) {
      lock.withdraw();
      return undefined;
    }
    const options = { host, outDir, token: lock.token, signal };
    const { done, stopped } = await applyChanges(seen.plan.changes, options);
    if (stopped instanceof HostError) reportFailure(stopped, sink);
    if (stopped !== undefined) replaceFile(manifestName, partialManifest(wanted, seen.plan, done), options);
    lock.release();
    return stopped instanceof HostError ? undefined : reportOf(done, seen.plan, stopped === "interrupted");
  } finally {
    lock.abandon();
  }
}

/**
 * Looks without holding the lock. What another run has done by halves looks like changes by hand, and a file that it deletes cannot be
 * read any more: where one is or was at work in the meantime, such a finding means nothing.
 */
function lookUndisturbed(
  request: WriteRequest,
  wanted: readonly WantedFile[],
  sink: DiagnosticSink,
): Seen | "disturbed" | undefined {
  const { host, outDir } = request;
  const hash = (): string => hashOf(manifestBytes(host, outDir) ?? "");
  const before = hash();
  const isDisturbed = (): boolean => isAtWork(host, outDir) || hash() !== before;
  try {
    const seen = look(request, wanted, sink);
    const isObstructed = seen?.plan.changes.some(({ obstacle }) => obstacle !== undefined) ?? false;
    return isObstructed && isDisturbed() ? "disturbed" : seen;
  } catch (error) {
    if (error instanceof HostError && isDisturbed()) return "disturbed";
    throw error;
  }
}

interface Seen {
  readonly plan: WritePlan;
  /** Whether locks lie about, of dead runs or of one that is at work. */
  readonly hasRemains: boolean;
}

function look(
  request: WriteRequest,
  wanted: readonly WantedFile[],
  sink: DiagnosticSink,
  journal?: Journal,
): Seen | undefined {
  const { host, outDir } = request;
  const manifest = readManifest(host, outDir, sink);
  if (manifest === undefined) return undefined;
  const locks = readLocks(host, outDir);
  const ownership = { manifest, journal: journal ?? locks.journal };
  const hasRemains = locks.current !== undefined || locks.former.length > 0;
  return { plan: planWrites(wanted, host, outDir, ownership), hasRemains };
}

/** What the output folder has to hold, the manifest included; it is hashed here and nowhere else. */
function wantedFiles({ files, inputs: sources, specDir }: WriteRequest): readonly WantedFile[] {
  const wanted = files.map(wantedFile);
  const inputs = new Map(sources.map((file) => [posix.relative(specDir, file.path), inputHash(file)]));
  const outputs = new Map(wanted.map(({ file, hash }) => [file.path, hash]));
  return [...wanted, wantedFile({ path: manifestName, content: manifestText({ inputs, outputs }) })];
}

function wantedFile(file: OutputFile): WantedFile {
  return { file, hash: hashOf(file.content) };
}

/** What the manifest holds; undefined where there is none. */
function manifestBytes(host: Host, outDir: string): Uint8Array | undefined {
  const path = posix.join(outDir, manifestName);
  if (host.stat(outDir)?.kind !== "folder" || host.stat(path)?.kind !== "file") return undefined;
  return host.read(path);
}

/** No manifest is an empty one; undefined where there is one that cannot be relied on. */
function readManifest(host: Host, outDir: string, sink: DiagnosticSink): Hashes | undefined {
  const bytes = manifestBytes(host, outDir);
  if (bytes === undefined) return new Map();
  const path = posix.join(outDir, manifestName);
  const outputs = parseOutputs(new TextDecoder().decode(bytes));
  if (typeof outputs !== "string") return outputs;
  const hint = "Fetch it from version control, or take either side of a merge, and generate with --force.";
  report(sink, "manifest-invalid", undefined, { path, reason: outputs }, { hint });
  return undefined;
}

/** What the folder holds after some of the changes; without inputs, since it comes from two states of them. */
function partialManifest(wanted: readonly WantedFile[], plan: WritePlan, done: readonly Change[]): string {
  const outputs = new Map<string, string>();
  const current = outputHashes(wanted);
  for (const path of plan.unchanged) outputs.set(path, current.get(path) ?? "");
  for (const { path, before } of plan.changes) if (before !== undefined) outputs.set(path, hashOf(before));
  for (const { path, file } of done) {
    if (file === undefined) outputs.delete(path);
    else outputs.set(path, current.get(path) ?? "");
  }
  outputs.delete(manifestName);
  return manifestText({ inputs: new Map(), outputs });
}

function outputHashes(wanted: readonly WantedFile[]): Hashes {
  return new Map(wanted.filter(({ file }) => file.path !== manifestName).map(({ file, hash }) => [file.path, hash]));
}

function inputHash({ text }: SourceFile): string {
  return hashOf(withPlainLineEnds(text));
}

function reportOf(changes: readonly Change[], plan: WritePlan, interrupted: boolean): WriteReport {
  return { changes, unchanged: plan.unchanged.length, interrupted };
}

function reportFailure({ path, reason }: HostError, sink: DiagnosticSink): void {
  report(sink, "write-failed", undefined, { path, reason });
}
