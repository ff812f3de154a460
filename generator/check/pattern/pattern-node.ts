import type { CharSet } from "./char-set.ts";

/** A portable regular expression as a tree. Groups have no node of their own. */
export type PatternNode = SetNode | SequenceNode | ChoiceNode | RepeatNode;

/** Exactly one code point out of a set. `label` tells where it came from, for who puts patterns together. */
export interface SetNode {
  readonly kind: "set";
  readonly set: CharSet;
  readonly label: number;
}

export interface SequenceNode {
  readonly kind: "sequence";
  readonly items: readonly PatternNode[];
}

export interface ChoiceNode {
  readonly kind: "choice";
  readonly options: readonly PatternNode[];
}

/** `max` is Infinity where there is no limit. */
export interface RepeatNode {
  readonly kind: "repeat";
  readonly body: PatternNode;
  readonly min: number;
  readonly max: number;
}

/** The same pattern with another label on every set. */
export function relabelled(node: PatternNode, label: number): PatternNode {
  switch (node.kind) {
    case "set":
      return { ...node, label };
    case "sequence":
      return { kind: "sequence", items: node.items.map((item) => relabelled(item, label)) };
    case "choice":
      return { kind: "choice", options: node.options.map((option) => relabelled(option, label)) };
    case "repeat":
      return { ...node, body: relabelled(node.body, label) };
  }
}

/** Whether the empty text matches. */
export function matchesEmpty(node: PatternNode): boolean {
  switch (node.kind) {
    case "set":
      return false;
    case "sequence":
      return node.items.every(matchesEmpty);
    case "choice":
      return node.options.some(matchesEmpty);
    case "repeat":
      return node.min === 0 || matchesEmpty(node.body);
  }
}

/** How many sets the pattern has once every count is written out; a repetition without limit counts once more than its minimum. */
export function expandedSize(node: PatternNode): number {
  switch (node.kind) {
    case "set":
      return 1;
    case "sequence":
      return sum(node.items);
    case "choice":
      return sum(node.options);
    case "repeat":
      return expandedSize(node.body) * (node.max === Infinity ? node.min + 1 : node.max);
  }
}

function sum(nodes: readonly PatternNode[]): number {
  return nodes.reduce((total, node) => total + expandedSize(node), 0);
}
