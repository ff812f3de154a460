import type { FormatName } from "../diagnostics/format.ts";
import type { Host } from "../host/host.ts";

/** What a command works with: the disk and the terminal, each real or not. */
export interface Session {
  readonly host: Host;
  readonly terminal: Terminal;
  /** Runs what may be interrupted; the signal tells it that the user wants to stop. */
  interruptible<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** Where a command writes to, and where it reads what is piped into it. */
export interface Terminal {
  /** Results: what a command is run for. */
  out(text: string): void;
  /** Everything else. */
  err(text: string): void;
  /** Whether a person is watching `err`. */
  readonly isInteractive: boolean;
  /** Whether `out` may have colours. */
  readonly hasColors: boolean;
  /** Standard input; reading stops once it has more than `maxBytes`. */
  readInput(maxBytes: number): Promise<Uint8Array>;
  /** The same piece by piece, however long it is. */
  inputPieces(): AsyncIterable<Uint8Array>;
}

/** Options that every command on a spec takes. Paths are as the host knows them. */
export interface SpecOptions {
  readonly spec: string;
  readonly out: string | undefined;
  /** How findings are printed. */
  readonly format: FormatName;
}

/** What holds where nothing is said. */
export const defaultSpecOptions: SpecOptions = Object.freeze({ spec: "spec", out: undefined, format: "pretty" });

/** How findings can be printed, for `--help`. */
export const outputFormats: readonly FormatName[] = Object.freeze(["pretty", "json", "github", "sarif"]);
