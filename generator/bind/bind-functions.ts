import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import { camelCase } from "../naming/local-name.ts";
import type { ModuleHeader } from "./bind-modules.ts";
import { child } from "./place.ts";
import { isAwaited, isReservedWord } from "./reserved-names.ts";
import type { FunctionSymbol } from "./symbol-table.ts";

/** The declared functions by name, in the order of the modules. No two have the same name in TypeScript. */
export function bindFunctions(
  headers: readonly ModuleHeader[],
  sink: DiagnosticSink,
): ReadonlyMap<string, FunctionSymbol> {
  const byName = new Map<string, FunctionSymbol>();
  const byLocalName = new Map<string, FunctionSymbol>();
  for (const { name: module, syntax, place } of headers) {
    for (const [name, declared] of Object.entries(syntax.functions ?? {})) {
      const symbol = { name, module, syntax: declared, place: child(place, "functions", name) };
      const localName = camelCase(name);
      const first = byLocalName.get(localName);
      if (isReservedWord(localName)) {
        const hint = "It is a word of TypeScript or CEL. Choose another name.";
        report(sink, "reserved-name", symbol.place.key, { name, what: "a function" }, { hint });
      }
      if (isAwaited(localName)) {
        const hint = "Whoever imports the package by `import()` would call it unawares. Choose another name.";
        report(sink, "reserved-name", symbol.place.key, { name, what: "a function" }, { hint });
      }
      if (first !== undefined) {
        const related = [
          { span: first.place.key, message: `"${first.name}" is declared here, in the module ${first.module}.` },
        ];
        report(sink, "duplicate-function", symbol.place.key, { name, localName }, { related });
        continue;
      }
      byName.set(name, symbol);
      byLocalName.set(localName, symbol);
    }
  }
  return byName;
}
