import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import type { Host } from "../../generator/host/host.ts";
import { type WriteReport, writeOutput } from "../../generator/write/write.ts";

/** What one run of the writer did. */
export interface Written {
  readonly report: WriteReport | undefined;
  /** `code "path"`, as far as the message names one. */
  readonly faults: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** `create path`, in the order in which it was done; the manifest left out. */
  readonly changes: readonly string[];
}

/** Writes texts by path to `out`, as made from one module whose text is all of them. */
export async function write(
  host: Host,
  files: Readonly<Record<string, string>>,
  options: { readonly force?: boolean; readonly signal?: AbortSignal } = {},
): Promise<Written> {
  const sink: { diagnostics: Diagnostic[] } = { diagnostics: [] };
  const outputs = Object.entries(files).map(([path, content]) => ({ path, content }));
  const inputs = [{ path: "spec/a.yaml", text: JSON.stringify(files) }];
  const request = { host, outDir: "out", files: outputs, inputs, specDir: "spec", ...options };
  const report = await writeOutput(request, sink);
  return {
    report,
    diagnostics: sink.diagnostics,
    faults: sink.diagnostics.map(({ code, message }) => `${code} ${/"([^"]*)"/u.exec(message)?.[1] ?? ""}`.trim()),
    changes: (report?.changes ?? [])
      .filter(({ path }) => path !== "manifest.json")
      .map(({ kind, path }) => `${kind} ${path}`),
  };
}
