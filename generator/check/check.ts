import type { SymbolTable } from "../bind/symbol-table.ts";
import type { DiagnosticSink } from "../diagnostics/diagnostic.ts";
import type { PackageInfo, Program } from "../program/program.ts";
import { checkModules } from "./check-modules.ts";
import { keywordDeclarations } from "./keywords/keyword-declarations.ts";

/**
 * Gives the declared names their meaning. The program is deep-frozen; after an error it lacks what was broken, and only the
 * faults are of use. Defaults and examples are tried by `checkExamples`, which runs the finished program.
 */
export function check(symbols: SymbolTable, pkg: PackageInfo, sink: DiagnosticSink): Program {
  return checkModules(symbols, pkg, keywordDeclarations, sink);
}
