import type { DiagnosticSink } from "../diagnostics/diagnostic.ts";
import type { YamlDocument } from "../load/yaml-node.ts";
import type { ModuleSyntax } from "../shape/syntax.ts";
import { bindFunctions } from "./bind-functions.ts";
import { bindModules } from "./bind-modules.ts";
import { bindTypes } from "./bind-types.ts";
import type { SymbolTable } from "./symbol-table.ts";

/** A module file that has the shape of one. */
export interface BindInput {
  readonly document: YamlDocument;
  readonly syntax: ModuleSyntax;
}

/**
 * Collects what the modules declare. Duplicate, reserved and look-alike names are reported, and so are modules that are
 * missing or use each other in a circle; the table holds what is left. The order of the inputs does not matter.
 */
export function bind(inputs: readonly BindInput[], sink: DiagnosticSink): SymbolTable {
  const headers = bindModules(inputs, sink);
  const types = bindTypes(headers, sink);
  const functions = bindFunctions(headers, sink);
  return {
    modules: headers.map((header) => ({
      ...header,
      types: [...types.values()].filter((type) => type.module === header.name),
      functions: [...functions.values()].filter((declared) => declared.module === header.name),
    })),
    types,
    functions,
  };
}
