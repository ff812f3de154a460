import type { Path } from "../../program/example.ts";
import type { Issue } from "../issue.ts";

/** What else is known about an issue between members of a catalog. It is no part of the issue, which every implementation gives alike. */
export interface Clue {
  /** What the message says, without the places that are in `related`. */
  readonly sentence?: string;
  /** Other places in the value that have to do with it, each with a sentence; of many the first few. */
  readonly related: readonly { readonly path: Path; readonly message: string }[];
  /** Keys that could have been meant. */
  readonly candidates: Iterable<string>;
}

const clues = new WeakMap<Issue, Clue>();

/** Remembers a clue. */
export function tellClue(issue: Issue, clue: Clue): void {
  clues.set(issue, clue);
}

/** The clue about an issue that the interpreter gave; undefined where there is none. */
export function clueOf(issue: Issue): Clue | undefined {
  return clues.get(issue);
}
