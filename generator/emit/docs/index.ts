import { rememberingInterpreter } from "../../interpret/interpreter.ts";
import type { Module, Program } from "../../program/program.ts";
import { keywordModule } from "../../program/shipped.ts";
import { cell, codeCell, prose, proseCell } from "../markdown.ts";
import type { OutputFile, Target } from "../target.ts";
import { baseTypeTable } from "./base-types.ts";
import type { DocsContext } from "./context.ts";
import { createEnforcement } from "./enforcement.ts";
import { functionSection } from "./function-view.ts";
import { documentedModules } from "./pages.ts";
import { declarationSection } from "./section-view.ts";
import { table } from "./table.ts";
import { loadTemplate } from "./template.ts";
import { anchorsOf, createTypeLinker } from "./type-link.ts";
import type { IndexView, ModuleView, SectionView } from "./view.ts";

/** Reference pages in Markdown: one a module, and an index. */
export const docsTarget: Target = {
  name: "docs",
  summary: "reference pages in Markdown, one a module, with every field, rule, value and example",
  emit: async (program) => {
    const context: DocsContext = {
      program,
      interpreter: rememberingInterpreter(program),
      linkType: createTypeLinker(program),
      enforcementOf: createEnforcement(program),
    };
    const [printIndex, printModule] = await Promise.all([
      loadTemplate<IndexView>("docs/index.hbs"),
      loadTemplate<ModuleView>("docs/module.hbs"),
    ]);
    const chapters = documentedModules(program).map((module) => ({ module, sections: sectionsOf(module, context) }));
    const pages = chapters.map((chapter): OutputFile => {
      return { path: `docs/${chapter.module.name}.md`, content: printModule(moduleView(chapter)) };
    });
    return [{ path: "docs/index.md", content: printIndex(indexView(program, chapters)) }, ...pages];
  },
};

/** A module with the sections of its page. */
interface Chapter {
  readonly module: Module;
  readonly sections: readonly SectionView[];
}

function moduleView({ module, sections }: Chapter): ModuleView {
  const anchors = anchorsOf(module);
  return {
    title: prose(module.title),
    ...(module.name === keywordModule ? {} : { source: `${module.name}.yaml` }),
    doc: prose(module.doc),
    contents: sections.map((section) => ({
      text: section.name,
      href: `#${anchors.get(section.name) ?? ""}`,
      summary: section.doc,
    })),
    sections,
  };
}

function sectionsOf(module: Module, context: DocsContext): readonly SectionView[] {
  const declarations = module.declarations.flatMap((name) => context.program.declarations[name] ?? []);
  return [
    ...declarations.map((declaration) => declarationSection(declaration, context)),
    ...module.functions.map((declared) => functionSection(declared, context)),
  ];
}

/** Internal things have a section, since others link to it, but no line in the index. */
function indexView(program: Program, chapters: readonly Chapter[]): IndexView {
  const declared = chapters.filter(({ module }) => module.name !== keywordModule);
  const modules = declared.map(({ module, sections }) => {
    const internal = new Set(module.functions.flatMap((declared) => (declared.internal ? [declared.localName] : [])));
    for (const name of module.declarations) if (program.declarations[name]?.internal === true) internal.add(name);
    const anchors = anchorsOf(module);
    const rows = sections
      .filter((section) => !internal.has(section.name))
      .map((section) => [
        `[${codeCell(section.name)}](${module.name}.md#${anchors.get(section.name) ?? ""})`,
        section.kind,
        cell(section.doc),
      ]);
    return {
      title: prose(module.title),
      href: `${module.name}.md`,
      doc: prose(module.doc),
      table: table(["Name", "Kind", "Meaning"], rows),
    };
  });
  return {
    packageName: prose(program.package.name),
    description: proseCell(program.package.description),
    baseTypes: baseTypeTable(program),
    modules,
  };
}
