import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import { oneOfThese } from "../diagnostics/suggest.ts";
import { shortestCircle } from "../graph/shortest-circle.ts";
import { strongComponents } from "../graph/strong-components.ts";
import type { YamlDocument } from "../load/yaml-node.ts";
import type { ModuleSyntax } from "../shape/syntax.ts";
import { child, rootPlace } from "./place.ts";
import { isReservedModule } from "./reserved-names.ts";
import type { ModuleSymbol } from "./symbol-table.ts";

/** A module without its names. */
export type ModuleHeader = Omit<ModuleSymbol, "types" | "functions">;

/** The modules in the order of the program, with the `uses` of each looked up. */
export function bindModules(
  inputs: readonly { readonly document: YamlDocument; readonly syntax: ModuleSyntax }[],
  sink: DiagnosticSink,
): readonly ModuleHeader[] {
  const byName = new Map<string, ModuleHeader>();
  for (const { document, syntax } of inputs.toSorted((a, b) => order(a.document.file.path, b.document.file.path))) {
    const header = { name: syntax.module, syntax, place: rootPlace(document), uses: [] };
    const first = byName.get(header.name);
    checkName(header, first, sink);
    if (first === undefined) byName.set(header.name, header);
  }
  const headers = [...byName.values()].map((header) => ({ ...header, uses: lookUp(header, byName, sink) }));
  reportCircles(headers, sink);
  return inOrder(headers);
}

function checkName(header: ModuleHeader, first: ModuleHeader | undefined, sink: DiagnosticSink): void {
  const { name, place } = header;
  const span = child(place, "module").node.span;
  const stem =
    place.file.path
      .split("/")
      .at(-1)
      ?.replace(/\.ya?ml$/u, "") ?? "";
  if (isReservedModule(name)) {
    report(
      sink,
      "reserved-name",
      span,
      { name, what: "a module" },
      { hint: "Choose another name for the file as well." },
    );
  } else if (first !== undefined) {
    const related = [{ span: child(first.place, "module").node.span, message: "It is called so here first." }];
    report(sink, "duplicate-module", span, { name }, { related });
  } else if (stem !== name) {
    report(
      sink,
      "module-file-name",
      span,
      { name, file: `${stem}.yaml` },
      { hint: `Rename the file to ${name}.yaml.` },
    );
  }
}

function lookUp(
  header: ModuleHeader,
  byName: ReadonlyMap<string, ModuleHeader>,
  sink: DiagnosticSink,
): readonly string[] {
  const found = new Set<string>();
  for (const [index, name] of (header.syntax.uses ?? []).entries()) {
    const { span } = child(header.place, "uses", index).node;
    if (name === header.name) report(sink, "module-uses-itself", span, { name });
    else if (byName.has(name)) found.add(name);
    else {
      const others = [...byName.keys()].filter((other) => other !== header.name);
      report(sink, "unknown-module", span, { name }, { hint: oneOfThese(name, others) });
    }
  }
  return [...found].sort();
}

/** One fault a circle, at the first module in it by name. */
function reportCircles(headers: readonly ModuleHeader[], sink: DiagnosticSink): void {
  const uses = new Map(headers.map((header) => [header.name, header.uses]));
  for (const component of strongComponents(uses.keys(), (name) => uses.get(name) ?? [])) {
    const start = component.toSorted()[0];
    const header = headers.find(({ name }) => name === start);
    if (component.length < 2 || header === undefined) continue;
    const circle = shortestCircle(header.name, (name) => uses.get(name) ?? []);
    const index = header.syntax.uses?.indexOf(circle[1] ?? "") ?? 0;
    const { span } = child(header.place, "uses", index).node;
    report(sink, "module-circle", span, { circle: circle.join(" -> ") });
  }
}

/** Each after those it uses, among equals by name; a circle is entered at its first name. */
function inOrder(headers: readonly ModuleHeader[]): readonly ModuleHeader[] {
  const waiting = headers.toSorted((a, b) => order(a.name, b.name));
  const placed = new Set<string>();
  const result: ModuleHeader[] = [];
  while (waiting.length > 0) {
    const ready = waiting.findIndex((header) => header.uses.every((name) => placed.has(name)));
    for (const header of waiting.splice(Math.max(ready, 0), 1)) {
      placed.add(header.name);
      result.push(header);
    }
  }
  return result;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
