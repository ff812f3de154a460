import { posix } from "node:path";
import type { Node } from "acorn";
import { allowedKinds, allowedLine, allowedNames, allowedTags } from "./allowed.ts";
import { freeNames } from "./free-names.ts";
import { type CodeComment, parseCode, partOf, walkCode } from "./parse-code.ts";

/** What emitters never print and is in this code, a sentence each; nothing where all is well. `isFile` knows the files that are written along with it. */
export function codeFaults(path: string, text: string, isFile: (path: string) => boolean): readonly string[] {
  const code = readOrFault(text);
  if (typeof code === "string") return [`is no TypeScript: ${code}`];
  const faults = new Set<string>();
  walkCode(code.tree, (node) => {
    if (!allowedKinds.has(node.type) && !isAsConst(node)) faults.add(`has a ${node.type}`);
    if (partOf(node, "regex") !== undefined) faults.add("has a regular expression literal");
    const source = partOf(partOf(node, "source"), "value");
    if (typeof source === "string" && !isFile(fileOf(path, source))) faults.add(`imports ${JSON.stringify(source)}`);
  });
  for (const name of freeNames(code.tree)) if (!allowedNames.has(name)) faults.add(`uses the name ${name}`);
  for (const comment of code.comments.flatMap(commentFaults)) faults.add(comment);
  return [...faults];
}

/** `as const`, with which emitters keep the type of a value that stands under a name that all objects have. */
function isAsConst(node: Node): boolean {
  const type = node.type === "TSAsExpression" ? partOf(partOf(node, "typeAnnotation"), "typeName") : undefined;
  return partOf(type, "name") === "const";
}

function readOrFault(text: string): ReturnType<typeof parseCode> | string {
  try {
    return parseCode(text);
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

/** The file that an import leads to; what is not relative leads nowhere. */
function fileOf(path: string, source: string): string {
  return /^\.\.?\/.*\.js$/u.test(source) ? posix.join(posix.dirname(path), source.replace(/\.js$/u, ".ts")) : "";
}

function commentFaults({ isBlock, text }: CodeComment): readonly string[] {
  if (!isBlock) return allowedLine.test(text) ? [] : [`has the comment //${text}`];
  // By which bundlers know that a call does nothing beside giving a value.
  if (text === " @__PURE__ ") return [];
  if (!text.startsWith("*") || text.includes("sourceMappingURL=")) return [`has the comment /*${text}*/`];
  return [...text.matchAll(/(?<![\\\w.%+-])@(\w*)/gu)]
    .map(([, tag = ""]) => tag)
    .filter((tag) => tag !== "" && !allowedTags.has(tag))
    .map((tag) => `has the tag @${tag}`);
}
