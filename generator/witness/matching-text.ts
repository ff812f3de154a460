import { parsePattern } from "../check/pattern/parse-pattern.ts";
import type { PatternNode } from "../check/pattern/pattern-node.ts";
import { mostCodePoints } from "./size.ts";

/**
 * A text of so many code points that a portable pattern matches. `variant` chooses among such texts; 0 gives the plainest.
 * Undefined where the pattern has no such text, where it would be very long, or where it is too entangled to find one.
 */
export function matchingText(pattern: string, length: number, variant: number = 0): string | undefined {
  const node = length > mostCodePoints ? undefined : nodeOf(pattern);
  const text = node && build(node, length, variant);
  return text !== undefined && new RegExp(`^(?:${pattern})$`, "u").test(text) ? text : undefined;
}

/** Numbers of code points of the shortest and the longest text that a pattern matches; the longest may be Infinity. */
export function lengthsOf(pattern: string): { readonly min: number; readonly max: number } {
  const node = nodeOf(pattern);
  return node === undefined ? { min: 0, max: 0 } : boundsOf(node);
}

const nodes = new Map<string, PatternNode | undefined>();

function nodeOf(pattern: string): PatternNode | undefined {
  if (!nodes.has(pattern)) {
    const parsed = parsePattern(pattern);
    nodes.set(pattern, "node" in parsed ? parsed.node : undefined);
  }
  return nodes.get(pattern);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const bounds = new WeakMap<PatternNode, Bounds>();

function boundsOf(node: PatternNode): Bounds {
  const found = bounds.get(node) ?? findBounds(node);
  bounds.set(node, found);
  return found;
}

function findBounds(node: PatternNode): Bounds {
  switch (node.kind) {
    case "set":
      return { min: 1, max: 1 };
    case "sequence": {
      const parts = node.items.map(boundsOf);
      return { min: sum(parts.map(({ min }) => min)), max: sum(parts.map(({ max }) => max)) };
    }
    case "choice": {
      const parts = node.options.map(boundsOf);
      return { min: Math.min(...parts.map(({ min }) => min)), max: Math.max(...parts.map(({ max }) => max)) };
    }
    case "repeat": {
      const body = boundsOf(node.body);
      return { min: body.min * node.min, max: body.max === 0 || node.max === 0 ? 0 : body.max * node.max };
    }
  }
}

function build(node: PatternNode, length: number, variant: number): string | undefined {
  const { min, max } = boundsOf(node);
  if (length < min || length > max) return undefined;
  switch (node.kind) {
    case "set":
      return plainCharacter(node.set, variant);
    case "sequence":
      return buildAll(node.items, length, variant);
    case "choice": {
      const options = node.options.map((_, index) => node.options[(index + variant) % node.options.length]);
      for (const option of options) {
        const text = option && build(option, length, variant);
        if (text !== undefined) return text;
      }
      return undefined;
    }
    case "repeat": {
      if (length === 0) return "";
      const body = boundsOf(node.body);
      const least = Math.max(node.min, Math.ceil(length / body.max), 1);
      return buildAll(Array<PatternNode>(least).fill(node.body), length, variant);
    }
  }
}

/** Hands the length out from the left: every item gets its minimum, and the first that can take more get the rest. */
function buildAll(items: readonly PatternNode[], length: number, variant: number): string | undefined {
  let rest = length - sum(items.map((item) => boundsOf(item).min));
  let text = "";
  for (const [index, item] of items.entries()) {
    const { min, max } = boundsOf(item);
    const more = Math.min(rest, max - min);
    const part = build(item, min + more, variant === 0 ? 0 : variant + index);
    if (part === undefined) return undefined;
    rest -= more;
    text += part;
  }
  return text;
}

const plainRanges = [
  { first: 0x61, last: 0x7a },
  { first: 0x41, last: 0x5a },
  { first: 0x30, last: 0x39 },
  { first: 0x20, last: 0x7e },
  { first: 0xa1, last: 0xd7ff },
  { first: 0x10000, last: 0x10ffff },
  { first: 0, last: 0x1f },
];

/** A letter if there is one, else a digit, else something that can be seen. */
function plainCharacter(set: readonly { readonly first: number; readonly last: number }[], variant: number): string {
  for (const plain of plainRanges) {
    for (const range of set) {
      const first = Math.max(range.first, plain.first);
      const last = Math.min(range.last, plain.last);
      if (first <= last) return String.fromCodePoint(first + (variant % (last - first + 1)));
    }
  }
  return "";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
