import ts from "typescript-5.9";

/**
 * The kinds of all nodes of a source, in order. Comments and texts are left aside, and what depends on the length of a line:
 * parentheses, and braces around one statement. The key `__proto__` counts as a name, although it
 * stands in brackets and quotes, as it means another thing without. Throws where it is no TypeScript.
 */
export function treeOf(path: string, text: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TS);
  const faults: unknown = Reflect.get(file, "parseDiagnostics");
  if (!Array.isArray(faults) || faults.length > 0) throw new SyntaxError(`${path} is no TypeScript`);
  const kinds: ts.SyntaxKind[] = [];
  const visit = (node: ts.Node): void => {
    if (isPrototypeKey(node)) return void kinds.push(ts.SyntaxKind.Identifier);
    if (!ts.isParenthesizedExpression(node) && !isBraces(node)) kinds.push(node.kind);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return kinds.join();
}

function isBraces(node: ts.Node): boolean {
  return ts.isBlock(node) && node.statements.length === 1 && ts.isIfStatement(node.parent);
}

function isPrototypeKey(node: ts.Node): boolean {
  return ts.isComputedPropertyName(node) && ts.isStringLiteral(node.expression) && node.expression.text === "__proto__";
}

/** The same source without its types. */
export function withoutTypes(text: string): string {
  return ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ES2022, verbatimModuleSyntax: true },
  }).outputText;
}
