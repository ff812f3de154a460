import { unsafePathReason } from "../emit/output-path.ts";
import type { JsonValue } from "../program/json.ts";
import { isJsonObject } from "../program/json.ts";
import { version } from "../version.ts";

/** Name of the manifest, in the output folder. */
export const manifestName = "manifest.json";

/** Hashes by path, as `hashOf` gives them. */
export type Hashes = ReadonlyMap<string, string>;

/** What was generated from what. Inputs are relative to the spec folder, outputs to the output folder. */
export interface Manifest {
  readonly inputs: Hashes;
  readonly outputs: Hashes;
}

/** The manifest as a file: JSON with sorted keys. */
export function manifestText({ inputs, outputs }: Manifest): string {
  const content = {
    generator: { name: "specwright", version },
    inputs: sortedRecord(inputs),
    outputs: sortedRecord(outputs),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** Reads outputs from the text of a manifest or a lock; a text is the reason why it cannot be relied on. */
export function parseOutputs(text: string): Hashes | string {
  const content = parseJson(text);
  if (content === undefined) return "it is not JSON";
  const { outputs } = isJsonObject(content) ? content : {};
  if (!isJsonObject(outputs)) return `it has no "outputs"`;
  const hashes = new Map<string, string>();
  for (const [path, hash] of Object.entries(outputs)) {
    const reason = unsafePathReason(path);
    if (reason !== undefined) return `it lists ${JSON.stringify(path.slice(0, 80))}, which is ${reason}`;
    if (path.toLowerCase() === manifestName) return "it lists itself";
    if (typeof hash !== "string" || !/^[0-9a-f]{64}$/u.test(hash)) return `it has no hash for ${JSON.stringify(path)}`;
    hashes.set(path, hash);
  }
  return hashes;
}

/** Reads the whole of a manifest, as `parseOutputs` reads a part of it. */
export function parseManifest(text: string): Manifest | string {
  const outputs = parseOutputs(text);
  if (typeof outputs === "string") return outputs;
  const content = parseJson(text);
  const { inputs } = isJsonObject(content) ? content : {};
  const entries = isJsonObject(inputs) ? Object.entries(inputs) : [];
  return { inputs: new Map(entries.map(([path, hash]) => [path, String(hash)])), outputs };
}

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function sortedRecord(hashes: Hashes): Record<string, string> {
  return Object.fromEntries([...hashes].sort(([a], [b]) => (a < b ? -1 : 1)));
}
