import type { Declaration } from "../../program/declaration.ts";
import type { Path } from "../../program/example.ts";
import type { DocsContext } from "./context.ts";
import { exampleTitle } from "./function-view.ts";
import { code, fenced, prose } from "./markdown.ts";
import { maskSecrets } from "./secrets.ts";
import type { ExampleView, SectionView } from "./view.ts";

/** The examples of a type, with what `validate` says of the invalid ones. */
export function exampleViews(declaration: Declaration, context: DocsContext): Pick<SectionView, "valid" | "invalid"> {
  return {
    valid: declaration.examples.map((example) => view(declaration, example, context, [])),
    invalid: declaration.counterexamples.map((example) => {
      const issues = context.interpreter.validate(declaration.name, example.value);
      return view(declaration, example, context, issues.map(issueText));
    }),
  };
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

function issueText(issue: { code: string; path: Path; message: string; rule?: string }): string {
  const reason = issue.rule === undefined ? code(issue.code) : `${code(issue.code)} ${code(issue.rule)}`;
  return `${reason} at ${issue.path.length === 0 ? "the value itself" : code(pathText(issue.path))}: ${prose(issue.message)}`;
}

function pathText(path: Path): string {
  return path
    .map((step, index) => (typeof step === "number" ? `[${step}]` : `${index === 0 ? "" : "."}${step}`))
    .join("");
}
