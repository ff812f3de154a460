import { nodeLines } from "../runtimes/programs.ts";

/** Where, when, for whom and on what one generates. */
export interface Circumstances {
  readonly locale: string;
  readonly timeZone: string;
  readonly lineEnd: "\n" | "\r\n";
  /** Seed of the order in which folders list their files; 0 for the order that the system gives. */
  readonly order: number;
  /** Name of the line of Node. */
  readonly node: string;
}

// Turkish has its own upper and lower case, Swedish its own order of letters.
const locales = ["C", "tr_TR.UTF-8", "sv_SE.UTF-8"];
// A quarter of an hour off, and a day ahead for half of it.
const timeZones = ["UTC", "Asia/Kathmandu", "Pacific/Chatham"];

/** Every combination; each with the order of the system and with one of its own. */
export const allCircumstances: readonly Circumstances[] = nodeLines
  .flatMap((node) =>
    locales.flatMap((locale) =>
      timeZones.flatMap((timeZone) =>
        (["\n", "\r\n"] as const).flatMap((lineEnd) =>
          [false, true].map((isShuffled) => ({ locale, timeZone, lineEnd, order: isShuffled ? 1 : 0, node })),
        ),
      ),
    ),
  )
  .map((each, index) => ({ ...each, order: each.order * (index + 1) }));
