import { pathText } from "../../interpret/path-text.ts";
import type { Declaration, ScalarDeclaration } from "../../program/declaration.ts";
import type { Example, Path } from "../../program/example.ts";
import type { JsonValue } from "../../program/json.ts";
import { code, codeCell, fenced, prose, proseCell } from "../markdown.ts";
import type { DocsContext } from "./context.ts";
import { exampleTitle } from "./function-view.ts";
import { maskSecrets } from "./secrets.ts";
import { table } from "./table.ts";
import type { ExampleView, SectionView } from "./view.ts";

/** The examples of a type, with what `validate` says of the invalid ones. Those of a scalar stand in its tables. */
export function exampleViews(declaration: Declaration, context: DocsContext): Pick<SectionView, "valid" | "invalid"> {
  if (declaration.kind === "scalar") return { valid: [], invalid: [] };
  return {
    valid: declaration.examples.flatMap((example) => [
      view(declaration, example, context, []),
      ...(example.config === undefined ? [] : [configView(example, example.config, [])]),
    ]),
    invalid: [
      ...declaration.counterexamples.map((example) => {
        const issues = context.interpreter.validate(declaration.name, example.value);
        return view(declaration, example, context, issues.map(issueText));
      }),
      ...declaration.refusedConfigs.map((example) => {
        const issues = context.interpreter.validateConfig(declaration.name, example.value);
        return configView(example, example.value, issues.map(issueText));
      }),
    ],
  };
}

/** Values of a scalar have no names, so a table shows them at one glance. */
export function scalarExampleTables(scalar: ScalarDeclaration, context: DocsContext): SectionView["tables"] {
  const rows = [
    ...scalar.examples.map((example) => [codeCell(JSON.stringify(example.value)), "accepted"]),
    ...scalar.counterexamples.map((example) => [
      codeCell(JSON.stringify(example.value)),
      context.interpreter
        .validate(scalar.name, example.value)
        .map((issue) => `${codeCell(issue.code)}: ${proseCell(issue.message)}`)
        .join("<br>"),
    ]),
  ];
  return rows.length === 0 ? [] : [{ title: "Examples", intro: "", table: table(["Value", "Verdict"], rows) }];
}

function view(
  declaration: Declaration,
  example: Declaration["examples"][number],
  context: DocsContext,
  issues: readonly string[],
): ExampleView {
  const shown = maskSecrets(example.value, { kind: "reference", target: declaration.name }, context.program);
  return {
    title: exampleTitle(example.name, example.doc),
    block: fenced("json", JSON.stringify(shown, null, 2)),
    issues,
  };
}

/** What configuration may say. An example of it holds no secret, as it reads as a value that holds none. */
function configView(example: Example, config: JsonValue, issues: readonly string[]): ExampleView {
  const title = `${exampleTitle(example.name, example.doc)} In configuration:`;
  return { title, block: fenced("json", JSON.stringify(config, null, 2)), issues };
}

function issueText(issue: { code: string; path: Path; message: string; rule?: string }): string {
  const reason = issue.rule === undefined ? code(issue.code) : `${code(issue.code)} ${code(issue.rule)}`;
  return `${reason} at ${issue.path.length === 0 ? "the value itself" : code(pathText(issue.path))}: ${prose(issue.message)}`;
}
