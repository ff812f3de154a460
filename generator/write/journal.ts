import { unsafePathReason } from "../emit/output-path.ts";
import type { JsonValue } from "../program/json.ts";
import { isJsonList } from "../program/json.ts";
import type { Hashes } from "./manifest.ts";

/**
 * Hashes that unfinished runs may have left at each path. Several runs in a row may have been killed, each with other
 * contents in mind, so a path can have several.
 */
export type Journal = ReadonlyMap<string, ReadonlySet<string>>;

/** All that several journals say. */
export function mergeJournals(journals: readonly Journal[]): Journal {
  const merged = new Map<string, Set<string>>();
  for (const journal of journals) {
    for (const [path, hashes] of journal) merged.set(path, new Set([...(merged.get(path) ?? []), ...hashes]));
  }
  return merged;
}

/** The journal of a run that wants to write files with these hashes. */
export function journalOf(hashes: Hashes): Journal {
  return new Map([...hashes].map(([path, hash]) => [path, new Set([hash])]));
}

/** The journal as pairs of path and hash, for JSON. */
export function journalEntries(journal: Journal): JsonValue {
  return [...journal].flatMap(([path, hashes]) => [...hashes].map((hash) => [path, hash]));
}

/** Reads what `journalEntries` gave; entries that make no sense are passed over, since they give no right to anything. */
export function parseJournal(value: JsonValue | undefined): Journal {
  const journal = new Map<string, Set<string>>();
  for (const entry of isJsonList(value) ? value : []) {
    const [path, hash] = isJsonList(entry) ? entry : [];
    if (typeof path !== "string" || typeof hash !== "string" || unsafePathReason(path) !== undefined) continue;
    journal.set(path, (journal.get(path) ?? new Set()).add(hash));
  }
  return journal;
}
