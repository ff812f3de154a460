import { assertNever } from "../../program/assert-never.ts";
import type { Declaration, ModelDeclaration, UnionDeclaration } from "../../program/declaration.ts";
import type { LayoutKey } from "../../program/layout.ts";
import { declarationOf, modelIn } from "../../program/lookup.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { referencesIn } from "../../program/type-walk.ts";
import { Imports } from "./imports.ts";
import { type Doc, enclosed, group, hardLine, indent, join, line } from "./layout.ts";
import { propertyKey, stringLiteral } from "./primitives.ts";
import { createWriter, documentation, statement } from "./print.ts";
import type { Emission } from "./scope.ts";
import { literalText } from "./type-text.ts";

/** Folder of the layouts of configuration under `src/`. */
export const layoutFolder = "layouts";

/** The text of the file with the layouts in which configuration of one module's types is written; undefined where it has none. */
export function layoutModuleFile(
  module: string,
  header: string,
  declarations: readonly string[],
  emission: Emission,
): string | undefined {
  const authored = declarations.filter((name) => emission.facts.authored.has(name));
  if (authored.length === 0) return undefined;
  const file: File = { module, emission, imports: new Imports() };
  const body = createWriter();
  for (const name of authored) {
    if (body.getLength() > 0) body.blankLine();
    const { layout, type } = emission.names.of(name);
    const declaration = declarationOf(emission.program, name);
    const kind = declaration.kind === "model" ? "ObjectLayout" : "Layout";
    file.imports.add("../runtime/layout", kind, kind, true);
    documentation(body, [{ ours: `How a {@link ${type}} may be written in configuration.` }]);
    statement(body, `export const ${layout}: ${kind} = `, declarationLayout(declaration, file), ";");
  }
  const head = createWriter();
  file.imports.write(head, "import");
  return `${[header, head.toString().trimEnd(), body.toString().trimEnd()].join("\n\n")}\n`;
}

interface File {
  readonly module: string;
  readonly emission: Emission;
  readonly imports: Imports;
}

function declarationLayout(declaration: Declaration, file: File): Doc {
  switch (declaration.kind) {
    case "model":
      return modelLayout(declaration, file);
    case "union":
      return unionLayout(declaration, file);
    case "list":
      return typeLayout({ kind: "list", element: declaration.element }, file);
    case "map":
      return typeLayout({ kind: "map", value: declaration.value }, file);
    case "scalar":
    case "enum":
      throw new Error(`"${declaration.name}" is written in one way only`);
    default:
      return assertNever(declaration);
  }
}

function modelLayout({ name, layout, properties }: ModelDeclaration, file: File): Doc {
  const { wrapper, header, shorthand, keys = [], inferred = [] } = layout ?? {};
  const authored = properties.filter(({ type }) => isAuthored(type, file));
  const followers = [...new Set(inferred.map(({ property }) => property))];
  return object([
    ["type: ", stringLiteral(name)],
    ...(wrapper === undefined ? [] : [["wrapper: ", stringLiteral(wrapper)]]),
    ...(header === undefined ? [] : [["header: ", stringLiteral(header.key)]]),
    ...(shorthand === undefined ? [] : [["shorthand: ", stringLiteral(shorthand)]]),
    ...(keys.length === 0 ? [] : [["keys: ", object(keyEntries(keys))]]),
    ...(followers.length === 0
      ? []
      : [["inferred: ", object(followers.map((property) => inferences(property, inferred)))]]),
    ...(authored.length === 0
      ? []
      : [["fields: ", object(authored.map((each) => [propertyKey(each.name), ": ", thunk(each.type, file)]))]]),
  ]);
}

function keyEntries(keys: readonly LayoutKey[]): readonly Doc[] {
  const groups = new Set<string>();
  return keys.flatMap((key): readonly Doc[] => {
    const [first, second] = key.path;
    if (second === undefined) return [keyEntry(first, key)];
    if (groups.has(first)) return [];
    groups.add(first);
    const members = keys.filter(({ path }) => path.length === 2 && path[0] === first);
    const inner = members.map((member) => keyEntry(member.path[1] ?? "", member));
    return [[propertyKey(first), ": { keys: ", enclosed("{", inner, "}", line), " }"]];
  });
}

function keyEntry(key: string, { target, keyedBy }: LayoutKey): Doc {
  return [propertyKey(key), ": ", way(target, keyedBy)];
}

function way([first, second]: LayoutKey["target"], keyedBy: string | undefined): Doc {
  if (second !== undefined) return `{ field: ${stringLiteral(second)}, within: ${stringLiteral(first)} }`;
  const field = stringLiteral(first);
  return keyedBy === undefined ? field : `{ field: ${field}, keyedBy: ${stringLiteral(keyedBy)} }`;
}

function inferences(property: string, inferred: NonNullable<ModelDeclaration["layout"]>["inferred"]): Doc {
  const values = inferred
    .filter((each) => each.property === property)
    .map(({ from, value }): Doc => [propertyKey(from), ": ", literalText(value)]);
  return [propertyKey(property), ": ", enclosed("{", values, "}", line)];
}

function unionLayout({ tag, variants }: UnionDeclaration, file: File): Doc {
  const authored = variants.filter(({ type }) => isAuthored(type, file));
  if (tag !== undefined) {
    const keys = variants.flatMap(({ type }) => modelIn(type, file.emission.program)?.layout?.keys ?? []);
    const ways = keys.filter(({ path, target }) => path.length === 1 && target.length === 1 && target[0] === tag);
    const tags = [...new Set([tag, ...ways.map(({ path }) => path[0])])].map(stringLiteral);
    const entries = authored.map((each) => [propertyKey(each.tag ?? ""), ": ", thunk(each.type, file)]);
    return object([
      ["tags: ", enclosed("[", tags, "]")],
      ["variants: ", object(entries)],
    ]);
  }
  const kinds = authored.flatMap(({ type, jsonKinds }) =>
    jsonKinds
      .filter((kind) => kind === "object" || kind === "list")
      .map((kind): Doc => [`${kind}: `, thunk(type, file)]),
  );
  const takesText = variants.some(({ jsonKinds }) => jsonKinds.includes("string"));
  const short = takesText
    ? undefined
    : variants.find(({ type }) => modelIn(type, file.emission.program)?.layout?.shorthand !== undefined);
  const text: readonly Doc[] = short === undefined ? [] : [["string: ", thunk(short.type, file)]];
  return object([["kinds: ", object([...kinds, ...text])]]);
}

function thunk(type: TypeExpr, file: File): Doc {
  const layout = typeLayout(type, file);
  return ["() => ", typeof layout === "string" ? layout : ["(", layout, ")"]];
}

function typeLayout(type: TypeExpr, file: File): Doc {
  switch (type.kind) {
    case "nullable":
      return typeLayout(type.inner, file);
    case "list":
      return ["{ elements: ", thunk(type.element, file), " }"];
    case "map":
      return ["{ values: ", thunk(type.value, file), " }"];
    case "reference": {
      const { layout } = file.emission.names.of(type.target);
      const { module } = declarationOf(file.emission.program, type.target);
      if (module !== file.module) file.imports.add(`./${module}`, layout, layout, false);
      return layout;
    }
    case "primitive":
      throw new Error(`"${type.name}" is written in one way only`);
    default:
      return assertNever(type);
  }
}

function isAuthored(type: TypeExpr, { emission }: File): boolean {
  return referencesIn(type).some((name) => emission.facts.authored.has(name));
}

function object(entries: readonly Doc[]): Doc {
  return group("{", indent(hardLine, join(entries, [",", hardLine])), ",", hardLine, "}");
}
