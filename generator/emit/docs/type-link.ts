import GithubSlugger from "github-slugger";
import { assertNever } from "../../program/assert-never.ts";
import type { Module, Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { documentedModules } from "./pages.ts";

/** Anchors of a page's headings by type or function name, made as forges make them from the headings in their order. */
export function anchorsOf(module: Module): ReadonlyMap<string, string> {
  const slugger = new GithubSlugger();
  slugger.slug(module.title);
  const names = [...module.declarations, ...module.functions.map((declared) => declared.localName)];
  return new Map(names.map((name) => [name, slugger.slug(name)]));
}

/** Makes Markdown of type expressions, in which every declared name links to its section, seen from the page of `module`. */
export function createTypeLinker(program: Program): (type: TypeExpr, module: string) => string {
  const hrefs = new Map<string, string>();
  for (const module of documentedModules(program)) {
    for (const [name, anchor] of anchorsOf(module)) hrefs.set(name, `${module.name}.md#${anchor}`);
  }
  const linkName = (name: string, module: string): string => {
    const href = hrefs.get(name);
    // What no page declares is told on the index.
    if (href === undefined) return `[\`${name}\`](index.md#base-types)`;
    return `[\`${name}\`](${href.startsWith(`${module}.md#`) ? href.slice(module.length + 3) : href})`;
  };
  const link = (type: TypeExpr, module: string): string => {
    switch (type.kind) {
      case "primitive":
        return hrefs.has(type.name) ? linkName(type.name, module) : `\`${type.name}\``;
      case "reference":
        return linkName(type.target, module);
      case "list":
        return `list of ${link(type.element, module)}`;
      case "map":
        return `map of ${link(type.value, module)}`;
      case "nullable":
        return `${link(type.inner, module)} or \`null\``;
      default:
        return assertNever(type);
    }
  };
  return link;
}
