import { codePoints } from "./text.js";

// Places in a text count code points from 0.

/** The place of the first match from a place on; -1 for none. */
export function indexOfText(text: string, piece: string, from: number = 0): number {
  const found = text.indexOf(piece, unitsBefore(text, from));
  return found < 0 ? found : codePoints(text.slice(0, found));
}

/** The place of the last match that starts at a place or before; -1 for none. */
export function lastIndexOfText(text: string, piece: string, upTo: number = text.length): number {
  const found = text.lastIndexOf(piece, unitsBefore(text, upTo));
  return found < 0 ? found : codePoints(text.slice(0, found));
}

/** The code points from one place up to another. */
export function substringOf(text: string, start: number, end: number = text.length): string {
  return text.slice(unitsBefore(text, start), unitsBefore(text, end));
}

/** The code point at a place; empty at the end. */
export function charAtPlace(text: string, place: number): string {
  return substringOf(text, place, place + 1);
}

/** What a pattern matches first in the text; empty where it does not match. */
export function findText(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[0] ?? "";
}

/** The text with a piece replaced, at most `limit` times; any number of times for a negative limit. */
export function replaceText(text: string, piece: string, replacement: string, limit: number = -1): string {
  const pieces = piece === "" ? ["", ...Array.from(text), ""] : text.split(piece);
  if (limit < 0 || pieces.length <= limit + 1) return pieces.join(replacement);
  return [...pieces.slice(0, limit), pieces.slice(limit).join(piece)].join(replacement);
}

/** The pieces between separators, at most `limit` of them; any number for a negative limit. The last one is the rest. */
export function splitText(text: string, separator: string, limit: number = -1): readonly string[] {
  const pieces = separator === "" ? Array.from(text) : text.split(separator);
  if (limit < 0 || pieces.length <= limit) return pieces;
  return limit === 0 ? [] : [...pieces.slice(0, limit - 1), pieces.slice(limit - 1).join(separator)];
}

const space = /\p{White_Space}/u;

/** The text without white space, as Unicode has it, at its ends. */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && space.test(text.charAt(start))) start += 1;
  while (end > start && space.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Below 0 where the first text comes before the second by code points, above 0 where it comes after. */
export function compareTexts(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const mine = left.charCodeAt(index);
    const theirs = right.charCodeAt(index);
    if (mine !== theirs) return rank(mine) - rank(theirs);
  }
  return left.length - right.length;
}

/** Surrogates stand for code points that come after all others. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

function unitsBefore(text: string, place: number): number {
  if (place >= text.length) return text.length;
  let units = 0;
  for (let count = 0; count < place && units < text.length; count += 1) {
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return units;
}
