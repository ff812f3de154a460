import { exitCodes } from "./commands/exit-code.ts";
import { defaultSpecOptions, type Session } from "./commands/session.ts";
import { InternalError } from "./internal-error.ts";
import { version } from "./version.ts";

/** Runs the command line with the arguments after the name of the program. Returns the exit code; never throws. */
export async function runCli(args: readonly string[], session: Session): Promise<number> {
  try {
    return await (isBareGenerate(args) ? generate(session) : runArguments(args, session));
  } catch (error) {
    session.terminal.err(bugText(error, args.includes("--debug")));
    return exitCodes.bug;
  }
}

/** What is run most, and mostly finds nothing to do: that takes no longer than loading a reader of arguments. */
function isBareGenerate(args: readonly string[]): boolean {
  return args.length === 1 && args[0] === "generate";
}

async function generate(session: Session): Promise<number> {
  const { runGenerate } = await import("./commands/generate.ts");
  return runGenerate({ ...defaultSpecOptions, force: false, timings: false, verify: false }, session);
}

async function runArguments(args: readonly string[], session: Session): Promise<number> {
  const line = await import("./command-line.ts");
  return line.runArguments(args, session);
}

function bugText(error: unknown, debug: boolean): string {
  const stage = error instanceof InternalError ? ` in the stage "${error.stage}"` : "";
  const cause = error instanceof InternalError ? error.cause : error;
  const what = cause instanceof Error ? cause.message : String(cause);
  const trace = cause instanceof Error && debug ? `${cause.stack ?? ""}\n` : "";
  const advice = debug ? "" : " Run again with --debug to see where it happened.";
  return `This is a bug in Specwright ${version}${stage}: ${what}\nPlease report it, with the spec that leads to it.${advice}\n${trace}`;
}
