import { runCli } from "../../generator/cli.ts";
import type { Host } from "../../generator/host/host.ts";

/** What a command printed, and its exit code. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process, on a host of the test's choice. */
export async function runInMemory(
  host: Host,
  args: readonly string[],
  {
    input = "",
    signal = new AbortController().signal,
  }: { readonly input?: string; readonly signal?: AbortSignal } = {},
): Promise<CommandResult> {
  const printed = { out: "", err: "" };
  const code = await runCli(args, {
    host,
    interruptible: (run) => run(signal),
    terminal: {
      out(text) {
        printed.out += text;
      },
      err(text) {
        printed.err += text;
      },
      isInteractive: false,
      hasColors: false,
      readInput: async () => Buffer.from(input),
      async *inputPieces() {
        yield Buffer.from(input);
      },
    },
  });
  return { code, ...printed };
}
