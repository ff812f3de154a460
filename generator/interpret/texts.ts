import { codePointCount } from "./code-points.ts";

// Places in texts count code points from 0. The checker has proved that places are there.

/** The place of the first match from a place on; -1 for none. */
export function indexOf(text: string, piece: string, from: number = 0): number {
  const found = text.indexOf(piece, unitsBefore(text, from));
  return found < 0 ? found : codePointCount(text.slice(0, found));
}

/** The place of the last match that starts at a place or before; -1 for none. */
export function lastIndexOf(text: string, piece: string, upTo: number = Number.POSITIVE_INFINITY): number {
  const found = text.lastIndexOf(piece, unitsBefore(text, upTo));
  return found < 0 ? found : codePointCount(text.slice(0, found));
}

/** The code points from one place up to another. */
export function substring(text: string, start: number, end: number = Number.POSITIVE_INFINITY): string {
  return text.slice(unitsBefore(text, start), unitsBefore(text, end));
}

/** The code point at a place; empty at the end. */
export function charAt(text: string, place: number): string {
  return substring(text, place, place + 1);
}

/** The text with a piece replaced, at most `limit` times; any number of times for a negative limit. */
export function replace(text: string, piece: string, replacement: string, limit: number = -1): string {
  const pieces = piece === "" ? ["", ...Array.from(text), ""] : text.split(piece);
  const count = limit < 0 ? pieces.length : limit + 1;
  const last = pieces.slice(count - 1).join(piece);
  return [...pieces.slice(0, count - 1), ...(pieces.length >= count ? [last] : [])].join(replacement);
}

/** The pieces between separators, at most `limit` of them; any number for a negative limit. The last one is the rest. */
export function split(text: string, separator: string, limit: number = -1): readonly string[] {
  const pieces = separator === "" ? Array.from(text) : text.split(separator);
  if (limit < 0 || pieces.length <= limit) return pieces;
  return limit === 0 ? [] : [...pieces.slice(0, limit - 1), pieces.slice(limit - 1).join(separator)];
}

/** The text without white space at its ends. */
export function trim(text: string): string {
  const isSpace = (index: number): boolean => /\p{White_Space}/u.test(text.charAt(index));
  let [start, end] = [0, text.length];
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return text.slice(start, end);
}

/** Below 0 where the first text comes before the second by code points, above 0 where it comes after. */
export function compareTexts(left: string, right: string): number {
  const [one, other] = [Array.from(left), Array.from(right)];
  const index = one.findIndex((point, place) => point !== other[place]);
  const [mine, theirs] = [one[index]?.codePointAt(0), other[index]?.codePointAt(0)];
  return mine === undefined || theirs === undefined ? one.length - other.length : mine - theirs;
}

function unitsBefore(text: string, place: number): number {
  if (place >= text.length) return text.length;
  let units = 0;
  for (let count = 0; count < place && units < text.length; count += 1) {
    units += String.fromCodePoint(text.codePointAt(units) ?? 0).length;
  }
  return units;
}
