import { readSpec } from "../compile.ts";
import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Reader } from "../host/read-text.ts";
import type { Program } from "../program/program.ts";

/** The program of a spec that was read from disk. Undefined after an error; faults, and what must not be shown of them, are in `reader`. */
export function readProgram(files: readonly SourceFile[], reader: Reader): Program | undefined {
  const { program, secrets } = readSpec(files, reader);
  reader.secrets = secrets;
  return program;
}
