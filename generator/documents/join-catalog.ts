import { type DiagnosticSink, report } from "../diagnostics/diagnostic.ts";
import type { Interpreter } from "../interpret/interpreter.ts";
import type { Issue } from "../interpret/issue.ts";
import { toJson } from "../load/to-json.ts";
import type { YamlEntry, YamlMap, YamlNode } from "../load/yaml-node.ts";
import type { ModelDeclaration } from "../program/declaration.ts";
import { elementIn, modelIn } from "../program/lookup.ts";
import type { Program } from "../program/program.ts";
import { canonicalTree } from "./canonical-tree.ts";
import type { LayoutOptions } from "./judge.ts";

/** Documents as one catalog. */
export interface JoinedCatalog {
  /** The catalog in the layout that is sent; every part has the place that it has in its file. */
  readonly tree: YamlMap;
  /** Faults of the layout of each document, by their paths in it. */
  readonly layoutIssues: readonly { readonly root: YamlNode; readonly issue: Issue }[];
}

/**
 * Puts documents together: each is a part of the catalog, or one member under its wrapper. Lists follow one another; a field or a
 * key of a map that stands in two documents is reported at the second.
 */
export function joinCatalog(
  program: Program,
  catalog: ModelDeclaration,
  interpreter: Interpreter,
  roots: readonly YamlNode[],
  { canonical }: LayoutOptions,
  sink: DiagnosticSink,
): JoinedCatalog {
  const layoutIssues: { root: YamlNode; issue: Issue }[] = [];
  const fields = new Map<string, YamlEntry>();
  const read = (type: string, root: YamlNode): YamlNode => {
    if (canonical) return root;
    const reading = interpreter.readConfig(type, toJson(root));
    for (const issue of reading.issues) layoutIssues.push({ root, issue });
    return canonicalTree(root, reading);
  };
  for (const root of roots) {
    const member = canonical ? undefined : memberIn(program, catalog, root);
    const tree = read(member?.model.name ?? catalog.name, root);
    const entries = member === undefined ? entriesOf(tree) : [listEntry(member.property, tree)];
    for (const entry of entries) {
      const before = fields.get(entry.key);
      fields.set(entry.key, before === undefined ? entry : joined(before, entry, sink));
    }
  }
  const [first] = roots;
  const span = first?.span ?? { file: "", start: 0, end: 0 };
  return { tree: { kind: "map", entries: [...fields.values()], span }, layoutIssues };
}

/** The member that a document is, told by its wrapper, and the list that it belongs into. */
function memberIn(
  program: Program,
  catalog: ModelDeclaration,
  root: YamlNode,
): { readonly model: ModelDeclaration; readonly property: string } | undefined {
  if (root.kind !== "map") return undefined;
  for (const { name, type } of catalog.properties) {
    const element = elementIn(type, program);
    const model = element && modelIn(element, program);
    const { wrapper, header } = model?.layout ?? {};
    const [only, ...others] = root.entries.filter(({ key }) => key !== header?.key);
    if (model !== undefined && wrapper !== undefined && only?.key === wrapper && others.length === 0) {
      return { model, property: name };
    }
  }
  return undefined;
}

function entriesOf(tree: YamlNode): readonly YamlEntry[] {
  return tree.kind === "map" ? tree.entries : [];
}

function listEntry(key: string, item: YamlNode): YamlEntry {
  const keySpan = (item.kind === "map" ? item.entries[0]?.keySpan : undefined) ?? item.span;
  return { key, keySpan, value: { kind: "list", items: [item], span: item.span } };
}

function joined(before: YamlEntry, entry: YamlEntry, sink: DiagnosticSink): YamlEntry {
  const [first, second] = [before.value, entry.value];
  if (first.kind === "list" && second.kind === "list") {
    return { ...before, value: { ...first, items: [...first.items, ...second.items] } };
  }
  if (first.kind === "map" && second.kind === "map") {
    const known = new Map(first.entries.map((each) => [each.key, each]));
    const fresh = second.entries.filter((each) => isFresh(each, known.get(each.key), sink));
    return { ...before, value: { ...first, entries: [...first.entries, ...fresh] } };
  }
  isFresh(entry, before, sink);
  return before;
}

function isFresh({ keySpan }: YamlEntry, before: YamlEntry | undefined, sink: DiagnosticSink): boolean {
  if (before === undefined) return true;
  const related = [{ span: before.keySpan, message: "It stands here first." }];
  report(sink, "duplicate_key", keySpan, {}, { related });
  return false;
}
