import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import ts from "typescript-5.9";

// Most values that are checked are valid. For those, no list and no object is made. What a rule asks of the elements of a list is a
// function, which engines take apart.

const makers = new Set([
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.FunctionExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.SpreadElement,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.RegularExpressionLiteral,
]);

/** What a function makes each time it is called. */
function madeIn(node: ts.Node): readonly string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    if (makers.has(each.kind)) found.push(each.getText());
    else ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** The functions of a file whose names begin as given, and what each makes. */
function functionsOf(file: string, name: RegExp): ReadonlyMap<string, readonly string[]> {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  return new Map(
    source.statements.flatMap((statement) => {
      if (!ts.isFunctionDeclaration(statement) || statement.body === undefined) return [];
      const called = statement.name?.text ?? "";
      return name.test(called) ? [[called, madeIn(statement.body)] as const] : [];
    }),
  );
}

test("no function that only says whether a value is valid makes anything", () => {
  const files = readdirSync("generated/src").filter((name) => name.endsWith(".ts"));
  let functions = 0;
  for (const file of files) {
    for (const [name, made] of functionsOf(`generated/src/${file}`, /^is[A-Z]/u)) {
      functions += 1;
      // Members of a catalog are looked up by key, which takes a map.
      if (name !== "isAgentCatalog") assert.deepEqual(made, [], name);
    }
  }
  assert.ok(functions > 50);
});
