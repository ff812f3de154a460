import type { Node } from "acorn";
import { isNode, partOf, walkCode } from "./parse-code.ts";

/** Parts of nodes in which an identifier is a name of something inside an object or another module. */
const memberKeys: Readonly<Record<string, string>> = {
  MemberExpression: "property",
  Property: "key",
  PropertyDefinition: "key",
  MethodDefinition: "key",
  TSPropertySignature: "key",
  TSMethodSignature: "key",
  ImportSpecifier: "imported",
};

/** Parts of nodes in which identifiers are bound. */
const bindingKeys: Readonly<Record<string, readonly string[]>> = {
  ImportSpecifier: ["local"],
  VariableDeclarator: ["id"],
  FunctionDeclaration: ["id", "params"],
  FunctionExpression: ["id", "params"],
  ArrowFunctionExpression: ["params"],
  ClassDeclaration: ["id"],
  CatchClause: ["param"],
  TSDeclareFunction: ["id", "params"],
  TSDeclareMethod: ["params"],
  TSInterfaceDeclaration: ["id"],
  TSTypeAliasDeclaration: ["id"],
  TSTypeParameter: ["name"],
  TSFunctionType: ["parameters"],
  TSMethodSignature: ["parameters"],
  TSIndexSignature: ["parameters"],
};

/**
 * Names that a module uses and does not bind anywhere, sorted. Scopes are not told apart: generated code binds no name that is
 * also one of the language.
 */
export function freeNames(tree: Node): readonly string[] {
  const bound = new Set<string>();
  const used = new Set<string>();
  walkCode(tree, (node, parent, key) => {
    for (const part of bindingKeys[node.type] ?? []) addBindings(partOf(node, part), bound);
    const name = nameOf(node);
    if (name === undefined || parent === undefined || parent.type === "ExportSpecifier") return;
    if (memberKeys[parent.type] !== key || partOf(parent, "computed") === true) used.add(name);
  });
  return [...used].filter((name) => !bound.has(name)).sort();
}

function nameOf(node: Node): string | undefined {
  const name = node.type === "Identifier" ? partOf(node, "name") : undefined;
  return typeof name === "string" ? name : undefined;
}

/** Names in a pattern: an identifier, or one inside brackets, braces, a default or a rest. */
function addBindings(pattern: unknown, bound: Set<string>): void {
  if (typeof pattern === "string") bound.add(pattern);
  for (const node of Array.isArray(pattern) ? pattern : [pattern]) {
    if (!isNode(node)) continue;
    const name = nameOf(node);
    if (name !== undefined) bound.add(name);
    for (const key of ["left", "argument", "elements", "properties", "value"]) addBindings(partOf(node, key), bound);
  }
}
