import { type CompileResult, compile } from "../../generator/compile.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { positionAt } from "../../generator/diagnostics/source-file.ts";

/** A compiled spec, with its diagnostics in a form that asserts can compare: `unknown-type a.yaml:3:9`. */
export interface CompiledSpec extends Omit<CompileResult, "diagnostics"> {
  readonly diagnostics: readonly string[];
  /** The same as objects, for whoever looks at hints. */
  readonly full: readonly Diagnostic[];
}

/** Compiles texts by path, in memory. */
export async function compileSpec(
  files: Readonly<Record<string, string>>,
  options?: { readonly targets?: readonly string[] },
): Promise<CompiledSpec> {
  const { diagnostics, ...rest } = await compile(files, options);
  return { ...rest, diagnostics: diagnostics.map((diagnostic) => placeText(diagnostic, files)), full: diagnostics };
}

/** `code path:line:column`, or the code alone where no file is to blame. */
export function placeText({ code, span }: Diagnostic, files: Readonly<Record<string, string>>): string {
  if (span === undefined) return code;
  const { line, column } = positionAt(files[span.file] ?? "", span.start);
  return `${code} ${span.file}:${line}:${column}`;
}
