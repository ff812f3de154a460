import { isJsonList, type JsonValue } from "../program/json.ts";

/** JSON that is to be printed: a scalar as it is written, or what stands between brackets. */
export type Tree = string | Brackets;

/** A list or an object. */
export interface Brackets {
  readonly open: "{" | "[";
  readonly entries: readonly Entry[];
  /** Columns that all of it takes on one line. */
  readonly width: number;
}

/** An element of a list, or a key and what stands behind it. */
export interface Entry {
  /** The key with its colon; nothing in a list. */
  readonly key: string;
  readonly tree: Tree;
}

/** Any JSON value. */
export function jsonTree(value: JsonValue): Tree {
  if (typeof value !== "object" || value === null) return scalarText(value);
  if (isJsonList(value)) return listTree(value.map(jsonTree));
  return objectTree(Object.entries(value).map(([key, entry]) => [key, jsonTree(entry)]));
}

/** A list of what is to be printed. */
export function listTree(elements: readonly Tree[]): Brackets {
  return brackets(
    "[",
    elements.map((tree) => ({ key: "", tree })),
  );
}

/** An object of what is to be printed, by its keys. */
export function objectTree(entries: readonly (readonly [string, Tree])[]): Brackets {
  return brackets(
    "{",
    entries.map(([key, tree]) => ({ key: keyText(key), tree })),
  );
}

function brackets(open: Brackets["open"], entries: readonly Entry[]): Brackets {
  // Two brackets, a comma and a space between any two entries, and a space inside either brace.
  const around = entries.length === 0 ? 2 : 2 * entries.length + (open === "{" ? 2 : 0);
  return { open, entries, width: entries.reduce((sum, { key, tree }) => sum + key.length + widthOf(tree), around) };
}

function widthOf(tree: Tree): number {
  return typeof tree === "string" ? tree.length : tree.width;
}

/** Columns of a line. What fits in one stands on one. */
export const lineWidth = 100;

/** The bracket that ends what another one begins. */
export const closing: Readonly<Record<Brackets["open"], string>> = { "{": "}", "[": "]" };

/** The text on as many lines as it needs. `indent` is the indentation of the line that the tree begins on, `taken` what else stands on that line. */
export function print(tree: Tree, indent: string = "", taken: number = 0): string {
  if (typeof tree === "string") return tree;
  const { open, entries, width } = tree;
  if (entries.length === 0 || indent.length + taken + width <= lineWidth) return lineText(tree);
  const inner = `${indent}  `;
  const lines = entries.map((entry) => entry.key + print(entry.tree, inner, entry.key.length + 1));
  return `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${closing[open]}`;
}

/** The text on one line. */
export function lineText(tree: Tree): string {
  if (typeof tree === "string") return tree;
  const { open, entries } = tree;
  const inside = entries.map((entry) => entry.key + lineText(entry.tree)).join(", ");
  return open === "[" ? `[${inside}]` : inside === "" ? "{}" : `{ ${inside} }`;
}

/** A key with its colon. */
export function keyText(name: string): string {
  return `${scalarText(name)}: `;
}

/** `<` cannot end a script element that the text stands in, and characters without a face cannot hide. */
function scalarText(value: string | number | boolean | null): string {
  const text = JSON.stringify(value);
  return harmless.test(text) ? text : text.replace(/[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}

/** Nearly every text, and found out in a fraction of the time. */
const harmless: RegExp = /^[ -;=-~]*$/;

function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
