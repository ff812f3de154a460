import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Program } from "../../program/program.ts";
import type { OutputFile, Target } from "../target.ts";
import { coverageFile } from "./coverage.ts";
import type { SchemaContext } from "./declaration-schema.ts";
import { schemaFiles } from "./documents.ts";
import { type RuleOutcome, ruleOutcomes } from "./rules/rule-schema.ts";

/** JSON Schemas of the wire form, draft 2020-12, and a report of what they cannot say. */
export const jsonSchemaTarget: Target = {
  name: "json-schema",
  summary: "JSON Schemas (draft 2020-12), one a type, with every rule they can say exactly, and a coverage report",
  emit: (program) => {
    const context = schemaContext(program);
    return [...schemaFiles(program, context), coverageFile(program, context)] satisfies readonly OutputFile[];
  },
};

/** Rules are compiled once, however many files they stand in. */
function schemaContext(program: Program): SchemaContext {
  const known = new Map<string, readonly RuleOutcome[]>();
  const outcomesOf = (model: ModelDeclaration): readonly RuleOutcome[] => {
    const outcomes = known.get(model.name) ?? ruleOutcomes(model, program);
    known.set(model.name, outcomes);
    return outcomes;
  };
  return { declarations: program.declarations, outcomesOf };
}
