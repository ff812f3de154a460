import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { ModuleHeader } from "./bind-modules.ts";
import { child } from "./place.ts";
import { isReservedTypeName } from "./reserved-names.ts";
import type { TypeSymbol } from "./symbol-table.ts";

/** The declared types by name, in the order of the modules. */
export function bindTypes(headers: readonly ModuleHeader[], sink: DiagnosticSink): ReadonlyMap<string, TypeSymbol> {
  const byName = new Map<string, TypeSymbol>();
  const bySpelling = new Map<string, TypeSymbol>();
  for (const { name: module, syntax, place } of headers) {
    for (const [name, type] of Object.entries(syntax.types ?? {})) {
      const symbol = { name, module, syntax: type, place: child(place, "types", name) };
      const alike = bySpelling.get(name.toLowerCase());
      if (isReservedTypeName(name)) reportReserved(symbol, sink);
      else if (alike !== undefined) reportAlike(symbol, alike, sink);
      if (byName.has(name)) continue;
      byName.set(name, symbol);
      bySpelling.set(name.toLowerCase(), alike ?? symbol);
    }
  }
  for (const symbol of byName.values()) checkWireName(symbol, byName, sink);
  return byName;
}

function reportReserved({ name, place }: TypeSymbol, sink: DiagnosticSink): void {
  const hint = "Choose another one: the generated package or TypeScript itself has something of that name.";
  report(sink, "reserved-name", place.key, { name, what: "a type" }, { hint });
}

function reportAlike(symbol: TypeSymbol, first: TypeSymbol, sink: DiagnosticSink): void {
  const { name, place } = symbol;
  const related = [
    { span: first.place.key, message: `"${first.name}" is declared here, in the module ${first.module}.` },
  ];
  if (first.name === name) report(sink, "duplicate-type", place.key, { name }, { related });
  else report(sink, "names-alike", place.key, { name, other: first.name }, { related });
}

/** `MWire` is the name that the package gives to the form on the wire of what is called `M`. */
function checkWireName(
  { name, place }: TypeSymbol,
  byName: ReadonlyMap<string, TypeSymbol>,
  sink: DiagnosticSink,
): void {
  const owner = name.endsWith("Wire") ? byName.get(name.slice(0, -4)) : undefined;
  if (owner === undefined || "scalar" in owner.syntax || "enum" in owner.syntax) return;
  const hint = `The package exports the form of "${owner.name}" on the wire under this name.`;
  const related = [{ span: owner.place.key, message: `"${owner.name}" is declared here.` }];
  report(sink, "reserved-name", place.key, { name, what: "a type" }, { hint, related });
}
