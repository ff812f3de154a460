import type { Judge } from "./judge.ts";
import { payloads } from "./payloads.ts";
import type { Slot } from "./slots.ts";

/** What became of texts in one slot. */
export interface Tally {
  readonly slot: string;
  readonly harmless: number;
  /** How often which diagnostic refused a text. */
  readonly refused: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Tries every payload in a slot. */
export async function tally(judge: Judge, slot: Slot): Promise<Tally> {
  let harmless = 0;
  const refused: Record<string, number> = {};
  const faults: string[] = [];
  for (const payload of payloads) {
    const verdict = await judge.judge(slot, payload);
    if (verdict.kind === "harmless") harmless += 1;
    if (verdict.kind === "refused") refused[verdict.code] = (refused[verdict.code] ?? 0) + 1;
    if (verdict.kind === "faulty") faults.push(`${slot.name} ${JSON.stringify(payload)}: ${verdict.faults.join("; ")}`);
  }
  return { slot: slot.name, harmless, refused, faults };
}
