import type { ModuleSymbol } from "../bind/symbol-table.ts";
import type { Declaration } from "../program/declaration.ts";
import type { FunctionDeclaration } from "../program/member.ts";
import type { Module, PackageInfo, Program } from "../program/program.ts";
import type { Context } from "./context.ts";
import type { LoweredModel } from "./model/lowered-model.ts";

/** Puts the parts of the program in their order. */
export function assemble(
  pkg: PackageInfo,
  models: ReadonlyMap<string, LoweredModel>,
  functions: ReadonlyMap<string, FunctionDeclaration>,
  keywords: readonly Declaration[],
  context: Context,
): Program {
  const declarations: Record<string, Declaration> = Object.create(null);
  const find = (name: string): Declaration | undefined => context.plain.get(name) ?? models.get(name)?.declaration;
  for (const name of [...context.shipped].sort()) {
    const scalar = find(name);
    if (scalar !== undefined) declarations[name] = scalar;
  }
  for (const declaration of keywords) declarations[declaration.name] = declaration;
  const modules = context.symbols.modules.map((symbol): Module => {
    const names = symbol.types.flatMap(({ name }) => [...madeFor(name, context), name]);
    const found = names.filter((name) => find(name) !== undefined);
    for (const name of found) {
      const declaration = find(name);
      if (declaration !== undefined) declarations[name] = declaration;
    }
    return moduleOf(symbol, found, functions);
  });
  return { kind: "program", package: { ...pkg }, modules, declarations };
}

/** The models that dotted fields of the model gave rise to, each before the one that needs it. */
function madeFor(owner: string, context: Context): readonly string[] {
  const names = [...context.made].filter(([, made]) => made.owner === owner).map(([name]) => name);
  return names.flatMap((name) => [...madeFor(name, context), name]);
}

function moduleOf(
  { name, syntax, place, uses, functions: declared }: ModuleSymbol,
  declarations: readonly string[],
  functions: ReadonlyMap<string, FunctionDeclaration>,
): Module {
  return {
    kind: "module",
    name,
    file: place.file.path,
    title: syntax.title,
    doc: syntax.doc,
    uses,
    declarations,
    functions: declared.flatMap((symbol) => functions.get(symbol.name) ?? []),
    span: place.node.span,
  };
}
