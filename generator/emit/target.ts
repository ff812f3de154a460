import type { Program } from "../program/program.ts";

/** One kind of output. A target prints a program; it decides nothing and imports no other target. */
export interface Target {
  /** Name in `specwright.yaml` and name of its folder here. */
  readonly name: string;
  /** One line for `--help` and the docs. */
  readonly summary: string;
  /** Files may be made one at a time, as they are asked for. */
  emit(program: Program): Iterable<OutputFile> | Promise<Iterable<OutputFile>>;
}

/** A file to be written. `path` is relative to the output folder, with `/`; `content` ends with one `\n`. */
export interface OutputFile {
  readonly path: string;
  readonly content: string;
}
