import type { Span } from "../diagnostics/span.ts";
import type { Declaration } from "./declaration.ts";
import type { FunctionDeclaration } from "./member.ts";

/**
 * Everything a spec means: names resolved, defaults and orders decided, inheritance worked out, rules checked. Plain data,
 * deep-frozen; emitters print it and decide nothing.
 */
export interface Program {
  readonly kind: "program";
  readonly package: PackageInfo;
  /** Every module after those it uses; among equals by name. */
  readonly modules: readonly Module[];
  /** By name, without prototype; what ships with the language is among them where the spec uses it: see `shipped.ts`. */
  readonly declarations: Readonly<Record<string, Declaration>>;
}

/** The package that is generated, from the project file. */
export interface PackageInfo {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** What the file LICENSE says; there is none without it. */
  readonly licenseText?: string;
  readonly description: string;
  /** Base of the `$id` of emitted schemas, with a final slash. */
  readonly schemaBase: string;
}

export interface Module {
  readonly kind: "module";
  readonly name: string;
  /** File it was read from; in what `compile` gives, as seen from the project file, so that output does not tell where a spec lies. */
  readonly file: string;
  readonly title: string;
  readonly doc: string;
  /** Modules whose types it names, sorted. Never a circle. */
  readonly uses: readonly string[];
  /** In the order written; look the names up in `Program.declarations`. */
  readonly declarations: readonly string[];
  readonly functions: readonly FunctionDeclaration[];
  readonly span: Span;
}
