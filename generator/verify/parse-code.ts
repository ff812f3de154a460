import { tsPlugin } from "@sveltejs/acorn-typescript";
import { type Node, Parser } from "acorn";

/** A comment as it stands in the code, without what encloses it. */
export interface CodeComment {
  readonly isBlock: boolean;
  readonly text: string;
}

/** Code that was read: its tree and its comments. */
export interface Code {
  readonly tree: Node;
  readonly comments: readonly CodeComment[];
}

const TypeScriptParser = Parser.extend(tsPlugin());

/** Reads a module in TypeScript. Throws `SyntaxError` where it is none. */
export function parseCode(text: string): Code {
  const comments: CodeComment[] = [];
  const tree = TypeScriptParser.parse(text, {
    ecmaVersion: 2023,
    sourceType: "module",
    onComment: (isBlock, comment) => comments.push({ isBlock, text: comment }),
  });
  return { tree, comments };
}

/** Visits a node and everything in it; `key` says what the node is to its parent. */
export function walkCode(
  node: Node,
  visit: (node: Node, parent: Node | undefined, key: string) => void,
  parent?: Node,
  key: string = "",
): void {
  visit(node, parent, key);
  for (const [inner, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walkCode(child, visit, node, inner);
  }
}

/** What a node has under a key; undefined where it has nothing. */
export function partOf(node: unknown, key: string): unknown {
  return isNode(node) ? Reflect.get(node, key) : undefined;
}

/** Whether a part of a node is a node itself. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "type") === "string";
}
