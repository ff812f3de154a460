import type { SpecWriter } from "./spec-writer.ts";

/** Part of a spec as JSON, which is YAML as well. */
export type Json = string | number | boolean | null | readonly Json[] | Entries;

/** An object in it. */
export type Entries = { readonly [key: string]: Json };

/** Some of the entries, at most two. */
export function someOf({ random }: SpecWriter, entries: Entries): Entries {
  const picked = Object.entries(entries).filter(() => random.chance(0.3));
  return Object.fromEntries(picked.slice(0, 2));
}

/** One of the entries. */
export function oneOf({ random }: SpecWriter, entries: Entries): Entries {
  const picked = random.pick(Object.entries(entries));
  return picked === undefined ? {} : { [picked[0]]: picked[1] };
}

/** What says something to people only. */
export function extras({ random }: SpecWriter): Entries {
  return {
    ...(random.chance(0.1) ? { deprecated: "Take another." } : {}),
    ...(random.chance(0.1) ? { since: "1.0.0" } : {}),
  };
}
