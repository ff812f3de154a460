import { posix } from "node:path";
import { buildIdentity } from "../build-identity.ts";
import { type Host, HostError } from "../host/host.ts";
import { isJsonObject } from "../program/json.ts";
import { findModules, kindOf, projectFileName } from "../project/find-modules.ts";
import { hashOf, withPlainLineEnds } from "../write/hash.ts";
import { type Manifest, manifestName, parseJson, parseManifest } from "../write/manifest.ts";
import { createPlaceReader } from "../write/place.ts";
import type { SpecOptions } from "./session.ts";

/** A run after which everything was as the spec gives it, without so much as a warning. */
export interface FinishedRun {
  /** Files in the output folder, the manifest included. */
  readonly files: number;
  readonly outDir: string;
}

/** Packages and tools keep what they may lose below this folder. Where it is not there, nothing is noted. */
const cacheParent = "node_modules";

/**
 * The last run with these options, if the next one would come to the same: this build of Specwright wrote the manifest as it
 * stands, and every input and output has the hash that stands in it. Undefined where anything is not so, or cannot be read.
 */
export function findFinishedRun(options: SpecOptions, host: Host): FinishedRun | undefined {
  try {
    return readNote(options, host);
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

/** Notes that everything is as the spec gives it. Where that cannot be noted, the next run is only slower. */
export function noteFinishedRun(options: SpecOptions, host: Host, outDir: string): void {
  const build = buildIdentity();
  try {
    if (build === undefined || host.stat(cacheParent)?.kind !== "folder") return;
    const manifest = hashOf(host.read(posix.join(outDir, manifestName)));
    const path = notePath(options);
    const temporary = `${path}.${host.randomName()}`;
    host.makeFolder(posix.dirname(path));
    host.create(temporary, Buffer.from(`${JSON.stringify({ build, outDir, manifest })}\n`));
    host.rename(temporary, path);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
  }
}

function notePath({ spec, out }: SpecOptions): string {
  const name = hashOf(JSON.stringify([spec, out ?? null])).slice(0, 16);
  return posix.join(cacheParent, ".cache", "specwright", `${name}.json`);
}

function readNote(options: SpecOptions, host: Host): FinishedRun | undefined {
  const path = notePath(options);
  if (host.stat(path)?.kind !== "file") return undefined;
  const note = parseJson(textOf(host.read(path)) ?? "");
  const { build, outDir, manifest: hash } = isJsonObject(note) ? note : {};
  if (typeof outDir !== "string" || build === undefined || build !== buildIdentity()) return undefined;
  const bytes = host.read(posix.join(outDir, manifestName));
  const manifest = parseManifest(textOf(bytes) ?? "");
  if (hashOf(bytes) !== hash || typeof manifest === "string") return undefined;
  const isSame = hasInputs(manifest, options.spec, outDir, host) && hasOutputs(manifest, outDir, host);
  return isSame ? { files: manifest.outputs.size + 1, outDir } : undefined;
}

function hasInputs({ inputs }: Manifest, spec: string, outDir: string, host: Host): boolean {
  const found = [...findModules(host, spec, outDir)];
  const paths = [posix.join(spec, projectFileName), ...found.map(({ path }) => path)];
  if (paths.length !== inputs.size || found.some(({ kind }) => kind !== "module")) return false;
  return paths.every((path) => {
    const text = kindOf(host, path) === "file" ? textOf(host.read(path)) : undefined;
    return text !== undefined && hashOf(withPlainLineEnds(text)) === inputs.get(posix.relative(spec, path));
  });
}

function hasOutputs({ outputs }: Manifest, outDir: string, host: Host): boolean {
  // Locks, and what a run that was killed has left behind.
  if (host.list(outDir).some((name) => name.startsWith(".specwright"))) return false;
  const look = createPlaceReader(host, outDir);
  return [...outputs].every(([path, hash]) => {
    const place = look(path);
    return "bytes" in place && place.bytes !== undefined && hashOf(place.bytes) === hash;
  });
}

/** Undefined for bytes that are no text. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
