#!/usr/bin/env node
import { runCli } from "./cli.ts";
import type { Session, Terminal } from "./commands/session.ts";
import { wantsColor } from "./diagnostics/wants-color.ts";
import { createDiskHost } from "./host/disk-host.ts";

const { TERM } = process.env;

const terminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isInteractive: process.stderr.isTTY === true && TERM !== "dumb",
  hasColors: wantsColor(process.stdout.isTTY === true, process.env),
  readInput: async (maxBytes) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of process.stdin) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) break;
    }
    return Buffer.concat(chunks);
  },
  inputPieces: () => process.stdin,
};

const session: Session = {
  host: createDiskHost(process.cwd()),
  terminal,
  interruptible: async (run) => {
    const controller = new AbortController();
    const stop = (): void => controller.abort();
    process.once("SIGINT", stop);
    try {
      return await run(controller.signal);
    } finally {
      process.off("SIGINT", stop);
    }
  },
};

// Whoever reads the output may stop reading, as `head` does: that is no fault.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

process.exitCode = await runCli(process.argv.slice(2), session);
