// Written by generate-syntax.ts from project.schema.json. Do not edit: change the schema and run the script.

/** What is generated from the specs beside this file, and where it goes. */
export interface ProjectSyntax {
  /** Version of the project file. Always the first key. */
  readonly specwright: 1;
  readonly package: PackageSyntax;
  /** What to generate; all targets, where it is left out. */
  readonly targets?: readonly string[];
  /** Folder for the output, relative to the folder of this file; `../generated` where it is left out. */
  readonly out?: string;
  readonly limits?: LimitsSyntax;
}

/** The package that is generated. */
export interface PackageSyntax {
  /** Name of the npm package. */
  readonly name: string;
  /** Version of the package, in quotes. */
  readonly version: string;
  /** Licence of the package, as an SPDX expression. */
  readonly license: string;
  /** Text of the licence, as a block: `|`. It becomes the file LICENSE of the package. */
  readonly license_text?: string;
  /** One sentence about the package. */
  readonly description: string;
  /** Address under which the emitted schemas have their `$id`; ends in a slash. */
  readonly schema_base: string;
}

/** How much each module may have, where that is to be more or less than usual. */
export interface LimitsSyntax {
  /** Bytes of a file; 1 MiB where it is left out. */
  readonly file_bytes?: number;
  /** Keys of one map; 10000 where it is left out. */
  readonly keys?: number;
  /** Keys and values of a file, all levels together; 100000 where it is left out. */
  readonly nodes?: number;
}
