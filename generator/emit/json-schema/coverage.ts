import type { Constraint } from "../../program/constraint.ts";
import type { Declaration, ModelDeclaration } from "../../program/declaration.ts";
import type { JsonObject } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { OutputFile } from "../target.ts";
import { constraintKeywords } from "./constraint-schema.ts";
import type { SchemaContext } from "./declaration-schema.ts";
import { printJson } from "./print.ts";
import { kindOf } from "./rules/kinds.ts";

const target = "json-schema-2020-12";

/**
 * What the schemas say: every rule, exact or not, and every constraint that they leave out, each with the reason. Constraints
 * under the type `*` hold for every type.
 */
export function coverageFile(program: Program, context: SchemaContext): OutputFile {
  const declarations = Object.values(program.declarations);
  const models = declarations.filter((declaration) => declaration.kind === "model");
  const rules = models.flatMap((model) => ruleEntries(model, context));
  const constraints = [
    ...languageEntries,
    ...declarations.flatMap((declaration) => constraintEntries(declaration, program)),
  ];
  return {
    path: "coverage.json",
    content: printJson({ rules: sorted(rules), constraints: sorted(constraints) }),
  };
}

function ruleEntries(model: ModelDeclaration, context: SchemaContext): readonly JsonObject[] {
  return context.outcomesOf(model).map((outcome) => {
    const entry = { model: model.name, rule: outcome.rule.id, target };
    return outcome.kind === "exact" ? { ...entry, exact: true } : { ...entry, exact: false, reason: outcome.reason };
  });
}

const languageEntries: readonly JsonObject[] = [
  missingEntry("*", "", "depth", "depth counted from the root"),
  missingEntry("*", "", "well_formed_text", "surrogates of a text taken apart"),
];

function constraintEntries(declaration: Declaration, program: Program): readonly JsonObject[] {
  switch (declaration.kind) {
    case "model":
      return declaration.properties.flatMap(({ name, type, constraints }) => {
        return entriesOf(declaration.name, name, constraints, isInt(kindOf(type, program.declarations)));
      });
    case "scalar":
      return entriesOf(declaration.name, "", declaration.constraints, declaration.base === "int");
    case "list":
    case "map":
      return entriesOf(declaration.name, "", declaration.constraints, false);
    default:
      return [];
  }
}

function isInt(kind: ReturnType<typeof kindOf>): boolean {
  return kind.kind === "primitive" && kind.name === "int";
}

function entriesOf(
  type: string,
  property: string,
  constraints: readonly Constraint[],
  isWhole: boolean,
): readonly JsonObject[] {
  return constraintKeywords(constraints, isWhole).missing.map(({ constraint, reason }) => {
    return missingEntry(type, property, constraint.kind, reason);
  });
}

function missingEntry(type: string, property: string, constraint: string, reason: string): JsonObject {
  return { type, ...(property === "" ? {} : { property }), constraint, target, exact: false, reason };
}

function sorted(entries: readonly JsonObject[]): readonly JsonObject[] {
  const keyed = entries.map((entry) => ({ entry, key: sortKey(entry) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ entry }) => entry);
}

/** Parts are compared one after the other: NUL comes before every character that a name can have. */
function sortKey(entry: JsonObject): string {
  return ["model", "type", "property", "rule", "constraint"].map((name) => entry[name] ?? "").join("\0");
}
