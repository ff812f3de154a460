import { createRandom } from "../support/random.ts";
import { type DeclaredField, randomField } from "./random-field.ts";
import { randomRule } from "./random-rule.ts";
import { sharedModule } from "./shared-module.ts";
import { createSpecWriter, type RandomField, type SpecWriter } from "./spec-writer.ts";

/** A spec of two modules by their paths, and the features of the language that its rules and fields use. */
export interface RandomSpec {
  readonly files: Readonly<Record<string, string>>;
  readonly features: ReadonlySet<string>;
}

/** A spec made from a seed: models that build on one another, unions of them, and rules over everything. */
export function randomSpec(seed: number): RandomSpec {
  const writer = createSpecWriter(createRandom(seed));
  const models = new Map<string, readonly RandomField[]>();
  const lines = [...head];
  for (const name of ["Leaf", "Branch", "Root"]) {
    const random = Array.from({ length: 3 + writer.random.below(4) }, (_, index) =>
      randomField(writer, `f${index}`, models),
    );
    const declared = name === "Leaf" ? [key, ...random] : random;
    lines.push(...modelLines(writer, name, declared));
    models.set(
      name,
      declared.map(({ field }) => field),
    );
  }
  lines.push(...derivedModels(writer, models), ...unions(writer));
  const shared = sharedModule(writer);
  return { files: { "random.yaml": `${lines.join("\n")}\n`, "shared.yaml": shared }, features: writer.features };
}

/** What elements of a list may be told apart by. */
const key: DeclaredField = {
  field: { name: "id", kind: "string", mayBeNull: false },
  yaml: "id: { type: string, min_length: 1, max_length: 3, doc: Key }",
};

const head = ["specwright: 1", "module: random", "title: Random", "doc: Made from a seed.", "uses: [shared]", "types:"];

function modelLines(writer: SpecWriter, name: string, declared: readonly DeclaredField[]): readonly string[] {
  const { random, use } = writer;
  const open = random.pick(["reject", "reject", "ignore", "keep"]) ?? "reject";
  const fields = declared.map(({ field }) => field);
  const rules = Array.from({ length: 1 + random.below(2) }, (_, index) => ruleLines(writer, index, fields)).flat();
  return [
    `  ${name}:`,
    "    doc: A model.",
    `    unknown_keys: ${use(`unknown_keys ${open}`, open)}`,
    "    fields:",
    ...declared.map(({ yaml }) => `      ${yaml}`),
    "    rules:",
    ...rules,
  ];
}

function ruleLines(writer: SpecWriter, index: number, fields: readonly RandomField[]): readonly string[] {
  const { random, use } = writer;
  const list = fields.find(({ kind, mayBeNull }) => kind === "models" && !mayBeNull);
  const hasEach = list?.fields !== undefined && random.chance(0.4);
  const must = hasEach ? randomRule(writer, list.fields).replaceAll("this.", "item.") : randomRule(writer, fields);
  return [
    `      rule${index}:`,
    ...(random.chance(0.4) ? [`        when: ${JSON.stringify(use("when", randomRule(writer, fields)))}`] : []),
    ...(hasEach ? [`        each: ${use("each", list.name)}`] : []),
    `        must: ${JSON.stringify(must)}`,
    "        message: Broken.",
  ];
}

/** Models that are built on `Branch`, with rules of their own. */
function derivedModels(writer: SpecWriter, models: ReadonlyMap<string, readonly RandomField[]>): readonly string[] {
  const { use } = writer;
  const branch = models.get("Branch") ?? [];
  const only = branch
    .slice(0, 2)
    .map(({ name }) => name)
    .join(", ");
  return [
    "  Wider:",
    "    doc: More than a branch.",
    `    ${use("extends", "extends: Branch")}`,
    "    fields:",
    "      extra_flag: { type: bool, default: false, doc: One more }",
    "    rules:",
    ...ruleLines(writer, 7, [...branch, { name: "extra_flag", kind: "bool", mayBeNull: false }]),
    "  Smaller:",
    "    doc: Less than a branch.",
    `    ${use("subset_of", "subset_of: Branch")}`,
    `    only: [${only}]`,
  ];
}

function unions({ use }: SpecWriter): readonly string[] {
  return [
    "  Card:",
    "    doc: Pays by card.",
    "    fields:",
    "      kind: { type: string, fixed: card, doc: Which }",
    "      number: { type: string, min_length: 2, doc: Number }",
    "  Cash:",
    "    doc: Pays in cash.",
    "    fields:",
    `      kind: { type: string, ${use("fixed", "fixed: cash")}, doc: Which }`,
    "      change: { type: int?, doc: Change }",
    `  Payment: { doc: A payment., union: [Card, Cash], ${use("union by tag", "tag: kind")} }`,
    `  Loose: { doc: A word or words., ${use("union by kind", "union: [string, Words]")} }`,
    "  Bill:",
    "    doc: What is paid, and how.",
    "    fields:",
    "      payment: { type: Payment, doc: How }",
    "      note: { type: Loose?, doc: Note }",
    "      by_name: { type: map<Payment>, default: {}, doc: Others }",
  ];
}
