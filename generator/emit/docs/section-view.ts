import { assertNever } from "../../program/assert-never.ts";
import type { Declaration, EnumDeclaration, ScalarDeclaration, UnionDeclaration } from "../../program/declaration.ts";
import { isShipped } from "../../program/shipped.ts";
import { cell, code, codeCell, prose, proseCell } from "../markdown.ts";
import type { DocsContext } from "./context.ts";
import { exampleViews, scalarExampleTables } from "./example-view.ts";
import { modelParts } from "./model-view.ts";
import { constraintTexts, noteTexts, sentence } from "./notes.ts";
import { table } from "./table.ts";
import type { SectionView } from "./view.ts";

type Parts = Pick<SectionView, "facts" | "tables"> & Partial<Pick<SectionView, "rules" | "inherited">>;

/** The section of one declared type. */
export function declarationSection(declaration: Declaration, context: DocsContext): SectionView {
  return {
    name: declaration.localName,
    kind:
      declaration.internal && !isShipped(declaration)
        ? `${kindText(declaration)}, internal: not exported`
        : kindText(declaration),
    notes: noteTexts(declaration),
    doc: prose(declaration.doc),
    rules: [],
    inherited: [],
    ...partsOf(declaration, context),
    ...exampleViews(declaration, context),
  };
}

function kindText(declaration: Declaration): string {
  switch (declaration.kind) {
    case "scalar":
      return { string: "text", int: "whole number", number: "number" }[declaration.base];
    case "enum":
      return "one of a few values";
    case "model":
      return "object";
    case "union":
      return "one of several types";
    case "list":
      return "list";
    case "map":
      return "map";
    default:
      return assertNever(declaration);
  }
}

function partsOf(declaration: Declaration, context: DocsContext): Parts {
  switch (declaration.kind) {
    case "scalar":
      return scalarParts(declaration, context);
    case "enum":
      return { facts: [], tables: [memberTable(declaration)] };
    case "model":
      return modelParts(declaration, context);
    case "union":
      return unionParts(declaration, context);
    case "list":
      return {
        facts: [
          `Each element: ${context.linkType(declaration.element, declaration.module)}.`,
          ...constraintTexts(declaration.constraints),
        ],
        tables: [],
      };
    case "map":
      return {
        facts: [
          `Each value: ${context.linkType(declaration.value, declaration.module)}.`,
          ...constraintTexts(declaration.constraints),
        ],
        tables: [],
      };
    default:
      return assertNever(declaration);
  }
}

function scalarParts(declaration: ScalarDeclaration, context: DocsContext): Parts {
  const { template } = declaration;
  const patterns = declaration.constraints.flatMap((constraint) =>
    constraint.kind === "pattern" ? [`Pattern of the whole text: ${code(constraint.pattern)}`] : [],
  );
  const examples = scalarExampleTables(declaration, context);
  if (template === undefined) {
    // The pattern is told once, and as it is.
    const others = declaration.constraints.filter(({ kind }) => kind !== "pattern");
    return { facts: [...constraintTexts(others), ...patterns], tables: examples };
  }
  const rows = template.parts.map((part) => [
    codeCell(part.name),
    context.linkType({ kind: "reference", target: part.scalar }, declaration.module),
    part.optional ? "no" : "yes",
    proseCell(part.doc),
  ]);
  return {
    facts: [`Written as ${code(template.text)}, where what stands in brackets may be missing.`, ...patterns],
    tables: [
      { title: "Parts", intro: "", table: table(["Part", "Type", "Always there", "Meaning"], rows) },
      ...examples,
    ],
  };
}

function memberTable(declaration: EnumDeclaration): SectionView["tables"][number] {
  const rows = declaration.members.map((member) => [
    codeCell(member.name),
    [proseCell(member.doc), ...noteTexts(member).map(cell)].map(sentence).join(" "),
  ]);
  return { title: "Values", intro: "", table: table(["Value", "Meaning"], rows) };
}

function unionParts(declaration: UnionDeclaration, context: DocsContext): Parts {
  const { tag } = declaration;
  const rows = declaration.variants.map((variant) => [
    tag === undefined ? variant.jsonKinds.join(", ") : codeCell(variant.tag ?? ""),
    context.linkType(variant.type, declaration.module),
  ]);
  const fact =
    tag === undefined ? "The kind of JSON tells the types apart." : `The field ${code(tag)} tells the types apart.`;
  return {
    facts: [fact],
    tables: [{ title: "Types", intro: "", table: table([tag === undefined ? "JSON" : codeCell(tag), "Type"], rows) }],
  };
}
