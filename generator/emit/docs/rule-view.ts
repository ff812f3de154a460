import { pathText } from "../../interpret/path-text.ts";
import type { ModelDeclaration } from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import type { Rule } from "../../program/rule.ts";
import { rulePath } from "../../program/rule-path.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { cell, code, prose } from "../markdown.ts";
import type { DocsContext } from "./context.ts";
import { expressionText } from "./expression-text.ts";
import { fragment } from "./rule-example/fragment.ts";
import { readingsOf } from "./rule-example/place.ts";
import { createExamples, type RuleExamples } from "./rule-example/rule-examples.ts";
import { ruleSentence } from "./rule-prose/rule-sentence.ts";
import { truthTable } from "./rule-table/truth-table.ts";
import { maskSecrets } from "./secrets.ts";
import { table } from "./table.ts";
import type { InheritedRulesView, RuleView } from "./view.ts";

/** The rules that a model declares itself, each with all there is to say of it. */
export function ownRules(model: ModelDeclaration, context: DocsContext): readonly RuleView[] {
  const examplesOf = createExamples(model, context.program);
  return model.rules
    .filter(({ owner }) => owner === model.name)
    .map((rule) => ({
      ...sentenceOf(rule, context),
      id: code(rule.id),
      doc: rule.doc === undefined ? "" : prose(rule.doc),
      facts: [
        messageFact(rule, model, context),
        `In CEL: ${celText(rule)}.`,
        ...exampleFacts(model, rule, examplesOf(rule), context),
        context.enforcementOf(model.name, rule.id),
      ],
      table: tableText(rule, context),
    }));
}

/** The rules that a model inherits, by the model that declares them; what they are like stands there. */
export function inheritedRules(model: ModelDeclaration, context: DocsContext): readonly InheritedRulesView[] {
  const inherited = model.rules.filter(({ owner }) => owner !== model.name);
  return [...new Set(inherited.map(({ owner }) => owner))].map((owner) => ({
    owner: context.linkType({ kind: "reference", target: owner }, model.module),
    rules: inherited
      .filter((rule) => rule.owner === owner)
      .map((rule) => ({ id: code(rule.id), ...sentenceOf(rule, context) })),
  }));
}

/** Where no sentence is clear, the condition is told as it is written. */
function sentenceOf(rule: Rule, { program }: DocsContext): Pick<RuleView, "sentence" | "items"> {
  const sentence = ruleSentence(rule, program.declarations);
  return sentence === undefined
    ? { sentence: `This must hold: ${celText(rule)}.`, items: [] }
    : { sentence: sentence.text, items: sentence.items };
}

function messageFact(rule: Rule, model: ModelDeclaration, { program }: DocsContext): string {
  const place = pathText(rulePath(rule, model, program.declarations, 0)).replace("[0]", "[…]");
  return `Message${place === "" ? "" : ` at ${code(place)}`}: ${prose(rule.message)}`;
}

function celText({ when, each, must }: Rule): string {
  return [
    ...(when === undefined ? [] : [`when ${code(expressionText(when))}`]),
    ...(each === undefined ? [] : [`for every ${code("item")} of ${code(expressionText(each))}`]),
    code(expressionText(must)),
  ].join(", ");
}

/** Longest example, in characters, that is read at one glance. */
const mostCharacters = 240;

function exampleFacts(
  model: ModelDeclaration,
  rule: Rule,
  examples: RuleExamples | undefined,
  { program, interpreter }: DocsContext,
): readonly string[] {
  if (examples === undefined) return [];
  const readings = readingsOf(rule);
  const type: TypeExpr = { kind: "reference", target: model.name };
  const shown = [examples.accepted, examples.refused].map((value) => {
    const normal = interpreter.normalize(model.name, value);
    return jsonLine(fragment(maskSecrets(value, type, program), maskSecrets(normal, type, program), readings));
  });
  const [accepted = "", refused = ""] = shown;
  if (accepted === refused || shown.some(({ length }) => length > mostCharacters)) return [];
  return [
    `Accepted: ${code(accepted)}`,
    `Refused${examples.alone ? "" : ", by other rules as well"}: ${code(refused)}`,
  ];
}

function jsonLine(value: JsonValue): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/gu, " ");
}

function tableText(rule: Rule, { program }: DocsContext): string {
  const truth = truthTable(rule, program.declarations);
  if (truth === undefined) return "";
  const rows = truth.rows.map(({ cells, accepted }) => [...cells.map(cell), accepted ? "accepted" : "refused"]);
  return table([...truth.head.map(cell), "Verdict"], rows);
}
