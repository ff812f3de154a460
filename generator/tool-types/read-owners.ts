import { rootPlace } from "../advice/typed-place.ts";
import { type DiagnosticSink, hasErrors, report } from "../diagnostics/diagnostic.ts";
import type { Span } from "../diagnostics/span.ts";
import { canonicalTree } from "../documents/canonical-tree.ts";
import { joinCatalog } from "../documents/join-catalog.ts";
import { readDocuments } from "../documents/read-documents.ts";
import { secretSpans } from "../documents/secret-spans.ts";
import { type DocumentFile, validateDocuments } from "../documents/validate-documents.ts";
import { createInterpreter, type Interpreter } from "../interpret/interpreter.ts";
import { locate } from "../load/locate.ts";
import { toJson } from "../load/to-json.ts";
import type { YamlNode } from "../load/yaml-node.ts";
import type { Path } from "../program/example.ts";
import type { Program } from "../program/program.ts";
import { findSchemas, type SchemaOwner } from "./find-schemas.ts";

/** An instance with schemas, and where something in it stands. */
export interface PlacedOwner extends SchemaOwner {
  /** Place of what stands at a path below the instance. */
  readonly spanOf: (below: Path) => Span;
}

/** What documents carry, or what is wrong with them. */
export interface ReadOwners {
  readonly owners: readonly PlacedOwner[];
  /** Places whose text must not be printed. */
  readonly secrets: readonly Span[];
}

/** All instances with schemas in valid documents; no two of one model have one key. Faults are in the sink. */
export function readOwners(
  program: Program,
  type: string,
  files: readonly DocumentFile[],
  sink: DiagnosticSink,
): ReadOwners {
  const { secrets: shown } = validateDocuments(program, type, files, sink);
  if (hasErrors(sink)) return { owners: [], secrets: shown };
  const interpreter = createInterpreter(program);
  const secrets: Span[] = [];
  const owners = new Map<string, PlacedOwner>();
  for (const tree of canonicalTrees(program, type, files, interpreter, sink)) {
    for (const span of secretSpans(program, rootPlace(program, { kind: "reference", target: type }, tree)))
      secrets.push(span);
    for (const owner of findSchemas(program, type, interpreter.normalize(type, toJson(tree)))) {
      const spanOf = (below: Path): Span => locate(tree, [...owner.path, ...below], "value");
      const identity = JSON.stringify([owner.model.name, owner.key]);
      const before = owners.get(identity);
      if (before === undefined) owners.set(identity, { ...owner, spanOf });
      else reportRepeated(owner, before, spanOf, sink);
    }
  }
  if (owners.size === 0 && !hasErrors(sink)) report(sink, "schemas-missing", undefined, { type });
  return { owners: [...owners.values()], secrets };
}

/** The documents in the layout that is sent, every part at the place that it has in its file; those of a catalog are one. */
function canonicalTrees(
  program: Program,
  type: string,
  files: readonly DocumentFile[],
  interpreter: Interpreter,
  sink: DiagnosticSink,
): readonly YamlNode[] {
  const roots = files.flatMap(({ file, format }) => readDocuments(file, format, sink));
  const declaration = program.declarations[type];
  if (declaration?.kind === "model" && declaration.catalog !== undefined)
    return [joinCatalog(program, declaration, interpreter, roots, { canonical: false }, sink).tree];
  return roots.map((root) => canonicalTree(root, interpreter.readConfig(type, toJson(root))));
}

function reportRepeated(
  owner: SchemaOwner,
  before: PlacedOwner,
  spanOf: PlacedOwner["spanOf"],
  sink: DiagnosticSink,
): void {
  const { model, key } = owner;
  const at: Path = model.key === undefined ? [] : [model.key];
  const related = [{ span: before.spanOf(at), message: "It stands here first." }];
  report(sink, "key-repeated", spanOf(at), { key, type: model.name }, { related });
}
