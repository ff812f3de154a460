import type { SymbolTable } from "../bind/symbol-table.ts";
import { type DiagnosticSink, hasErrors } from "../diagnostics/diagnostic.ts";
import type { Declaration } from "../program/declaration.ts";
import { freeze } from "../program/freeze.ts";
import type { PackageInfo, Program } from "../program/program.ts";
import { jsonSchemaName } from "../program/shipped.ts";
import { assemble } from "./assemble.ts";
import { checkReferences } from "./catalog/check-references.ts";
import { declareCatalogs } from "./catalog/declare-catalogs.ts";
import { checkGrowth } from "./cel/cost/check-growth.ts";
import type { Context } from "./context.ts";
import { declarePlain } from "./declare/declare-plain.ts";
import { checkLayouts } from "./layout/check-layouts.ts";
import { expressionScope } from "./member/expression-scope.ts";
import { declareFunctions, lowerFunctions } from "./member/lower-functions.ts";
import { declareModels } from "./model/declare-models.ts";
import { lowerModels } from "./model/lower-model.ts";
import { shippedScalarNames } from "./scalar/shipped-scalars.ts";
import { checkCallCircles } from "./structure/check-call-circles.ts";
import { checkEndlessDefaults } from "./structure/check-endless-defaults.ts";
import { checkEndlessTypes } from "./structure/check-endless-types.ts";
import { checkKeys } from "./structure/check-key.ts";
import { checkLocalNames } from "./structure/check-local-names.ts";
import { checkNarrowing } from "./structure/check-narrowing.ts";
import { checkPatches } from "./structure/check-patches.ts";
import { checkSecrets } from "./structure/check-secrets.ts";
import { checkTotalRules } from "./structure/check-total-rules.ts";
import { checkUnique } from "./structure/check-unique.ts";
import { checkUnusedModules } from "./structure/check-unused-modules.ts";
import { finishUnions } from "./structure/finish-unions.ts";

/**
 * Does the work of `check`, which see. `keywords` gives the declarations of what a `json_schema` may hold; it is asked only
 * where a type needs them.
 */
export function checkModules(
  symbols: SymbolTable,
  pkg: PackageInfo,
  keywords: () => readonly Declaration[],
  sink: DiagnosticSink,
): Program {
  const context: Context = {
    symbols,
    sink,
    usage: new Map(),
    shipped: new Set(),
    plain: new Map(),
    made: new Map(),
    broken: new Set(),
    models: new Map(),
    catalogs: new Map(),
  };
  declarePlain(shippedScalarNames, context);
  declareModels(context);
  finishUnions(context);
  checkNarrowing(context);
  checkPatches(context);
  declareCatalogs(context);
  checkLocalNames(context);
  checkKeys(context);
  checkUnique(context);
  checkLayouts(context);
  const signatures = declareFunctions(context);
  const shipped = context.shipped.has(jsonSchemaName) ? keywords() : [];
  const scope = expressionScope(context, signatures, shipped);
  const models = lowerModels(context, scope);
  const functions = lowerFunctions(context, scope);
  const program = freeze(assemble(pkg, models, functions, shipped, context));
  checkEndlessTypes(program, sink);
  checkEndlessDefaults(program, context);
  checkCallCircles(program, sink);
  if (!hasErrors(sink)) checkTotalRules(program, sink);
  if (!hasErrors(sink)) checkGrowth(program, scope, sink);
  checkReferences(program, context);
  checkSecrets(program, context);
  checkUnusedModules(context);
  return program;
}
