import type { DiagnosticSink } from "../diagnostics/diagnostic.ts";
import type { ModelDeclaration } from "../program/declaration.ts";
import type { Program } from "../program/program.ts";
import { functionFacts, memberFacts } from "./body-facts.ts";
import { createExplorers } from "./explore.ts";
import { type ModelFacts, modelFacts } from "./model-facts.ts";
import { reportBody } from "./report-body.ts";
import { reportModel } from "./report-model.ts";
import { createTools } from "./tools.ts";

/**
 * Reports what the rules and other expressions of a program come to without anybody having meant it: rules that refuse nothing
 * or everything, rules that exclude each other, parts that make no difference. Everything reported is true of every value; what
 * would take too long to decide is passed over.
 */
export function lint(program: Program, sink: DiagnosticSink): void {
  const explorer = createExplorers(createTools(program));
  const known = new Map<string, ModelFacts>();
  for (const module of program.modules) {
    for (const model of module.declarations.map((name) => program.declarations[name]).filter(isModel)) {
      const own = explorer();
      const facts = modelFacts(model, own);
      known.set(model.name, facts);
      reportModel(facts, known.get(model.base?.name ?? ""), sink);
      reportBody(memberFacts(model, own), sink);
    }
    for (const declared of module.functions) reportBody(functionFacts(declared, explorer()), sink);
  }
}

function isModel(declaration: Program["declarations"][string] | undefined): declaration is ModelDeclaration {
  return declaration?.kind === "model";
}
