import type { DiagnosticSink } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";
import { defaultLimits, type Limits } from "../load/limits.ts";
import { loadYaml } from "../load/load-yaml.ts";
import { locate } from "../load/locate.ts";
import type { YamlDocument } from "../load/yaml-node.ts";
import type { PackageInfo } from "../program/program.ts";
import { checkProject } from "../shape/check-project.ts";
import type { ProjectSyntax } from "../shape/project-syntax.ts";

/** What the project file says. */
export interface Project {
  readonly package: PackageInfo;
  /** Targets to run; undefined for all of them. */
  readonly targets: readonly TargetName[] | undefined;
  /** The output folder, relative to the spec folder. */
  readonly out: string;
  /** How much each module may have. */
  readonly limits: Limits;
}

/** A target that the project file names. */
export interface TargetName {
  readonly name: string;
  readonly span: Span;
}

/** What holds where there is no project file, as when a program compiles texts of its own. */
export const defaultProject: Project = Object.freeze({
  package: Object.freeze({
    name: "model",
    version: "0.0.0",
    license: "UNLICENSED",
    description: "",
    schemaBase: "https://schemas.invalid/model/",
  }),
  targets: undefined,
  out: "../generated",
  limits: defaultLimits,
});

/** Reads the project file; undefined after an error, which is in `sink`. */
export function readProject(file: SourceFile, sink: DiagnosticSink): Project | undefined {
  const document = loadYaml(file, sink);
  const syntax = document && checkProject(document, sink);
  return document && syntax && projectOf(document, syntax);
}

function projectOf({ root }: YamlDocument, { package: info, targets, out, limits }: ProjectSyntax): Project {
  return {
    package: {
      name: info.name,
      version: info.version,
      license: info.license,
      ...(info.license_text === undefined ? {} : { licenseText: info.license_text }),
      description: info.description,
      schemaBase: info.schema_base,
    },
    targets: targets?.map((name, index) => ({ name, span: locate(root, ["targets", index], "value") })),
    out: out ?? defaultProject.out,
    limits: {
      fileBytes: limits?.file_bytes ?? defaultLimits.fileBytes,
      keys: limits?.keys ?? defaultLimits.keys,
      nodes: limits?.nodes ?? defaultLimits.nodes,
    },
  };
}
