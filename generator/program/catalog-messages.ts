import type { Path } from "./example.ts";
import { quote } from "./messages.ts";

// The sentences of issues between members of a catalog. The runtime of the generated package says them word for word; tests compare.

/** Sentence of the issue `duplicate` for a key that another member of the key space has; `first` is where that one stands. */
export function takenKeyText(space: string, key: string, first: Path): string {
  return `The ${words(space)} ${quote(startOf(key))} is there already: ${placeText(first)}.`;
}

/** The same where the other place is told beside it. */
export function takenKeyTextAlone(space: string, key: string): string {
  return `The ${words(space)} ${quote(startOf(key))} is there already.`;
}

/** Sentence of the issue `unknown_reference`; `fields` are those under which it was looked for. */
export function unknownReferenceText(space: string, key: string, fields: readonly string[]): string {
  return `There is no ${words(space)} ${quote(startOf(key))} under ${fields.map((field) => quote(startOf(field))).join(" or ")}.`;
}

/** Sentence of the issue `cycle`; the first key is the last as well. */
export function cycleText(keys: readonly string[]): string {
  const shown = keys.length > mostShown ? [...keys.slice(0, mostShown - 1), undefined, keys[0]] : keys;
  return `Expected no circle, found ${chainText(shown)}.`;
}

/** Sentence of the issue `chain_too_long`; of a long chain only the first keys are needed. */
export function chainTooLongText(most: number, keys: readonly string[]): string {
  const shown = keys.length > mostShown ? [...keys.slice(0, mostShown), undefined] : keys;
  return `Expected at most ${most} in a row, found ${chainText(shown)}.`;
}

/** Sentence of the issue `unknown_reference` for a change of something that is not there to be changed. */
export function unmatchedText(name: string): string {
  return `Nothing that could be changed here is called ${quote(startOf(name))}.`;
}

/** Keys that a sentence shows of one chain. */
export const mostShown = 12;

/** Undefined stands for what is left out. */
function chainText(keys: readonly (string | undefined)[]): string {
  return keys.map((key) => (key === undefined ? "…" : quote(startOf(key)).slice(1, -1))).join(" -> ");
}

/** The name of a key space as people say it. */
function words(space: string): string {
  return space.replaceAll("_", " ");
}

/** At most 64 code points of a text. */
function startOf(text: string): string {
  return text.length > 64 ? Array.from(text.slice(0, 128)).slice(0, 64).join("") : text;
}

/** `tools[0]`, `skills[1].includes[0]`, `groups["a b"]`. */
function placeText(path: Path): string {
  return path
    .map((step) => {
      if (typeof step === "number") return `[${step}]`;
      return /^[A-Za-z_$][\w$]{0,63}$/u.test(step) ? `.${step}` : `[${quote(startOf(step))}]`;
    })
    .join("")
    .replace(/^\./u, "");
}
