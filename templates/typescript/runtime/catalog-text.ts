import { quotedStart } from "./found.js";
import { pathText } from "./validation-error.js";

/** Keys that a sentence shows of one chain. */
export const mostShown = 12;

/** Sentence for a key that another member has; `first` is where that one stands. */
export function takenText(space: string, key: string, first: readonly (string | number)[]): string {
  return `The ${words(space)} ${quotedStart(key)} is there already: ${pathText(first)}.`;
}

/** Sentence for a reference to nothing; `fields` are those under which it was looked for. */
export function unknownText(space: string, key: string, fields: readonly string[]): string {
  return `There is no ${words(space)} ${quotedStart(key)} under ${fields.map((field) => quotedStart(field)).join(" or ")}.`;
}

/** Sentence for references that lead in a circle; the first key is the last as well. */
export function circleText(keys: readonly string[]): string {
  const shown = keys.length > mostShown ? [...keys.slice(0, mostShown - 1), undefined, keys[0]] : keys;
  return `Expected no circle, found ${joined(shown)}.`;
}

/** Sentence for references of which too many follow one another. */
export function chainText(most: number, keys: readonly string[]): string {
  const shown = keys.length > mostShown ? [...keys.slice(0, mostShown), undefined] : keys;
  return `Expected at most ${most} in a row, found ${joined(shown)}.`;
}

/** Sentence for a change of something that is not there to be changed. */
export function unmatchedText(name: string): string {
  return `Nothing that could be changed here is called ${quotedStart(name)}.`;
}

/** Undefined stands for what is left out. */
function joined(keys: readonly (string | undefined)[]): string {
  return keys.map((key) => (key === undefined ? "…" : quotedStart(key).slice(1, -1))).join(" -> ");
}

/** The name of a key space as people say it. */
function words(space: string): string {
  return space.replaceAll("_", " ");
}
