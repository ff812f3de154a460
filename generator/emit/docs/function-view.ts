import type { Assignment, FunctionDeclaration, Parameter } from "../../program/member.ts";
import { code, codeCell, fenced, prose, proseCell } from "../markdown.ts";
import { callText } from "./call-text.ts";
import type { DocsContext } from "./context.ts";
import { expressionText } from "./expression-text.ts";
import { noteTexts } from "./notes.ts";
import { table } from "./table.ts";
import type { SectionView } from "./view.ts";

/** The section of one function. */
export function functionSection(declared: FunctionDeclaration, context: DocsContext): SectionView {
  return {
    name: declared.localName,
    kind: declared.internal ? "function, internal: not exported" : "function",
    notes: noteTexts(declared),
    doc: prose(declared.doc),
    facts: [
      `Called as ${code(callText(declared.localName, declared.parameters))}.`,
      `Returns ${context.linkType(declared.returns, declared.module)}.`,
      ...(declared.unwraps === undefined
        ? []
        : [`Where ${code(declared.unwraps)} is an error that carries such a value, that is the result.`]),
    ],
    tables: [
      { title: "Parameters", intro: "", table: parameterTable(declared.parameters, declared.module, context) },
      ...bodyTables(declared),
    ],
    rules: [],
    inherited: [],
    valid: declared.examples.map((example) => ({
      title: exampleTitle(example.name, example.doc),
      block: fenced("json", `${JSON.stringify(example.given, null, 2)}`),
      issues: [`gives ${code(JSON.stringify(example.gives))}`],
    })),
    invalid: [],
  };
}

/** `name` for people, then what its author says of it. */
export function exampleTitle(name: string, doc: string | undefined): string {
  const words = prose(name.replace(/_/gu, " "));
  return doc === undefined ? words : `${words}: ${prose(doc)}`;
}

/** Parameters, one a row; empty where there are none. */
export function parameterTable(parameters: readonly Parameter[], module: string, context: DocsContext): string {
  const rows = parameters.map((parameter) => [
    codeCell(parameter.localName),
    context.linkType(parameter.type, module),
    parameter.default === undefined
      ? parameter.type.kind === "nullable"
        ? codeCell("null")
        : "required"
      : codeCell(JSON.stringify(parameter.default)),
    proseCell(parameter.doc),
  ]);
  return rows.length === 0 ? "" : table(["Parameter", "Type", "Default", "Meaning"], rows);
}

/** What is set to what, one a row. */
export function assignmentTable(assignments: readonly Assignment[]): string {
  return table(
    ["Field", "Value"],
    assignments.map((assignment) => [codeCell(assignment.property), codeCell(expressionText(assignment.value))]),
  );
}

function bodyTables(declared: FunctionDeclaration): SectionView["tables"] {
  const { body } = declared;
  switch (body.kind) {
    case "expression":
      return [{ title: "Value", intro: "", table: table(["Value"], [[codeCell(expressionText(body.value))]]) }];
    case "record":
      return [{ title: "Sets", intro: "", table: assignmentTable(body.assignments) }];
    default: {
      const rows = body.rows.map((row) => [
        ...body.columns.map((column) =>
          row.cells[column] === undefined ? "any" : codeCell(JSON.stringify(row.cells[column])),
        ),
        codeCell(expressionText(row.give)),
      ]);
      return [
        {
          title: "The first row that fits decides",
          intro: "",
          table: table([...body.columns.map(codeCell), "Gives"], rows),
        },
      ];
    }
  }
}
