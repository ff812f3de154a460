import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Constructor, Method, View } from "../../program/member.ts";
import { cell, code, codeCell, prose, proseCell } from "../markdown.ts";
import { callText } from "./call-text.ts";
import { catalogFacts, catalogTables, referenceTexts } from "./catalog-view.ts";
import type { DocsContext } from "./context.ts";
import { expressionText } from "./expression-text.ts";
import { assignmentTable, parameterTable } from "./function-view.ts";
import { layoutTables } from "./layout-table.ts";
import { constraintTexts, noteTexts, sentence } from "./notes.ts";
import { inheritedRules, ownRules } from "./rule-view.ts";
import { table } from "./table.ts";
import type { SectionView, TableView } from "./view.ts";

/** Everything about a model but its name, its doc and its examples. */
export function modelParts(
  model: ModelDeclaration,
  context: DocsContext,
): Pick<SectionView, "facts" | "tables" | "rules" | "inherited"> {
  return {
    facts: [
      ...baseFacts(model, context),
      unknownKeyFacts[model.unknownKeys],
      ...keyFacts(model),
      ...makingFacts(model),
      ...catalogFacts(model),
      ...(model.thrownAs === undefined
        ? []
        : [`Thrown in a ${code(model.thrownAs)}, an error that carries it as ${code("error")}.`]),
    ],
    tables: [
      fieldTable(model, context),
      ...layoutTables(model, context),
      ...derivedTables(model, context),
      ...model.constructors.flatMap((declared) => constructorTables(model, declared, context)),
      ...model.methods.map((declared) => methodTable(model, declared, context)),
      ...model.views.map(viewTable),
      ...catalogTables(model, context),
    ],
    rules: ownRules(model, context),
    inherited: inheritedRules(model, context),
  };
}

const unknownKeyFacts = {
  reject: "Frozen. Other keys are refused.",
  ignore: "Frozen. Other keys are ignored.",
  keep: "Frozen. Other keys are kept, and written out again.",
} as const;

function baseFacts(model: ModelDeclaration, context: DocsContext): readonly string[] {
  if (model.base === undefined) return [];
  const base = context.linkType({ kind: "reference", target: model.base.name }, model.module);
  const how = {
    extends: `Has all that ${base} has; what differs is in the tables.`,
    subset_of: `Has some of the fields of ${base}, and those of its rules that read no other field.`,
    patch_of: `Changes a ${base}: a field left out stays as it is.`,
  } as const;
  return [how[model.base.how]];
}

function keyFacts(model: ModelDeclaration): readonly string[] {
  return model.key === undefined ? [] : [`Others refer to it by its ${code(model.key)}.`];
}

function makingFacts({ internal, localName }: ModelDeclaration): readonly string[] {
  if (internal) return [];
  const [parse, fromConfig] = [`${localName}.parse(value)`, `${localName}.fromConfig(value)`].map(code);
  return [
    `Made by ${parse}, or by ${fromConfig} from what people write in YAML; see [what every model can do](index.md#what-every-model-can-do).`,
  ];
}

function fieldTable(model: ModelDeclaration, context: DocsContext): TableView {
  const rows = model.properties.map((property) => [
    codeCell(property.name),
    context.linkType(property.type, model.module),
    defaultCell(property),
    [
      proseCell(property.doc),
      ...[
        ...constraintTexts(property.constraints),
        ...referenceTexts(property),
        ...noteTexts(property),
        ...localNameTexts(property),
      ].map((text) => cell(text)),
      ...(property.secret ? ["Secret: its value never reaches a message."] : []),
    ]
      .map(sentence)
      .join(" "),
  ]);
  return { title: "Fields", intro: "", table: table(["Field", "Type", "Default", "Meaning"], rows) };
}

function localNameTexts(property: Property): readonly string[] {
  return property.localName === property.name ? [] : [`Called ${code(property.localName)} in TypeScript.`];
}

function defaultCell(property: Property): string {
  if (property.fixed !== undefined) return `always ${codeCell(JSON.stringify(property.fixed))}`;
  switch (property.presence) {
    case "required":
      return "required";
    case "optional":
      return "optional";
    default:
      return codeCell(jsonText(property.default ?? null));
  }
}

function jsonText(value: JsonValue): string {
  return JSON.stringify(value);
}

function derivedTables(model: ModelDeclaration, context: DocsContext): readonly TableView[] {
  if (model.derived.length === 0) return [];
  const rows = model.derived.map((derived) => [
    codeCell(derived.localName),
    context.linkType(derived.type, model.module),
    codeCell(expressionText(derived.value)),
    sentence(proseCell(derived.doc)),
  ]);
  return [
    {
      title: "Derived properties",
      intro: "Worked out from the fields; not on the wire.",
      table: table(["Property", "Type", "Value", "Meaning"], rows),
    },
  ];
}

function constructorTables(model: ModelDeclaration, declared: Constructor, context: DocsContext): readonly TableView[] {
  return [
    {
      title: `Constructor ${code(callText(`${model.localName}.${declared.localName}`, declared.parameters))}`,
      intro: prose(declared.doc),
      table: parameterTable(declared.parameters, model.module, context),
    },
    {
      title: `${code(declared.localName)} sets, in this order`,
      intro: "",
      table: assignmentTable(declared.assignments),
    },
  ];
}

function methodTable(model: ModelDeclaration, method: Method, context: DocsContext): TableView {
  const returns = `Returns ${context.linkType(method.returns, model.module)}: ${code(expressionText(method.value))}.`;
  return {
    title: `Method ${code(callText(method.localName, method.parameters))}`,
    intro: `${prose(method.doc)} ${returns}`,
    table: parameterTable(method.parameters, model.module, context),
  };
}

function viewTable(view: View): TableView {
  const rows = view.entries.map((entry) => [
    codeCell(entry.key),
    codeCell(expressionText(entry.value)),
    entry.when === undefined ? "always" : codeCell(expressionText(entry.when)),
  ]);
  return {
    title: `View ${code(`${view.localName}()`)}`,
    intro: `${prose(view.doc)} The keys stand in this order.`,
    table: table(["Key", "Value", "There when"], rows),
  };
}
