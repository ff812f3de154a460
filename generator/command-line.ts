import { isAbsolute, posix } from "node:path";
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import type { CoverageOptions } from "./commands/coverage.ts";
import { exitCodes } from "./commands/exit-code.ts";
import { defaultSpecOptions, outputFormats, type Session, type SpecOptions } from "./commands/session.ts";
import type { ToolsOptions } from "./commands/tools.ts";
import type { ValidateOptions } from "./commands/validate.ts";
import type { GenerateOptions } from "./commands/write-folder.ts";
import { hostPath } from "./host/disk-host.ts";
import { version } from "./version.ts";

/** Reads the arguments after the name of the program and runs the command that they name. Returns the exit code; what it throws is a bug. */
export async function runArguments(args: readonly string[], session: Session): Promise<number> {
  let exitCode: number = exitCodes.fine;
  const end = (code: number): void => {
    exitCode = code;
  };
  try {
    await createCommand(session, end).parseAsync([...args], { from: "user" });
    return exitCode;
  } catch (error) {
    // Commander throws after it has printed help or what is wrong with the arguments.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
    throw error;
  }
}

function createCommand(session: Session, end: (code: number) => void): Command {
  const { terminal } = session;
  const root = new Command("specwright")
    .description("Turns specs in YAML into TypeScript models, JSON Schemas, docs and test vectors.")
    .version(version, "--version", "print the version")
    .helpOption("--help", "show help")
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) });
  addGenerate(root, session, end);
  addCheck(root, session, end);
  addValidate(root, session, end);
  addLint(root, session, end);
  addCoverage(root, session, end);
  addTools(root, session, end);
  addExplain(root, session, end);
  return root;
}

function addGenerate(root: Command, session: Session, end: (code: number) => void): void {
  addSpecOptions(root.command("generate"))
    .summary("write everything that the spec gives")
    .description("Writes everything that the spec gives into the output folder, and deletes what it no longer gives.")
    .option("--force", "overwrite generated files that were changed by hand")
    .option("--verify", "read what was printed, and write only what emitters are known to print")
    .option("--timings", "tell at the end how long each part took, on standard error")
    .addHelpText("after", example("specwright generate --spec examples/orders"))
    .action(async (options: RawSpecOptions & Partial<Pick<GenerateOptions, "force" | "timings" | "verify">>) => {
      const { runGenerate } = await import("./commands/generate.ts");
      const { force = false, timings = false, verify = false } = options;
      end(await runGenerate({ ...specOptions(options), force, timings, verify }, session));
    });
}

function addCheck(root: Command, session: Session, end: (code: number) => void): void {
  addSpecOptions(root.command("check"))
    .summary("tell where the output differs from what the spec gives")
    .description(
      "Compares the output folder with what the spec gives. Writes nothing; prints the difference and exits with 1.",
    )
    .addHelpText("after", example("specwright check --format github"))
    .action(async (options: RawSpecOptions) => {
      const { runCheck } = await import("./commands/check.ts");
      end(await runCheck(specOptions(options), session));
    });
}

function addValidate(root: Command, session: Session, end: (code: number) => void): void {
  addSpecOptions(root.command("validate"))
    .summary("validate documents as a type of the spec")
    .description("Validates YAML, JSON and NDJSON documents as a type of the spec, and tells every fault at its line.")
    .addArgument(new Argument("<file...>", "documents; - is standard input"))
    .requiredOption("--type <name>", "type that each document has to be of")
    .addOption(
      new Option("--input <format>", "format, where the names do not tell").choices(["yaml", "json", "ndjson"]),
    )
    .option("--progress", "show how far long NDJSON has been read, also where nobody is watching", false)
    .option("--canonical", "take only the layout that is sent, none in which configuration is written", false)
    .option(
      "--max-bytes <number>",
      "bytes that a document may have, or a line of NDJSON; 1 MiB of YAML and 32 MiB of JSON where it is left out",
      upTo(256 * 1024 * 1024),
    )
    .option(
      "--max-faults <number>",
      "faults after which no further document is looked at; 1000 where it is left out",
      upTo(1_000_000),
    )
    .addHelpText("after", example("specwright validate --type Tool tools/*.yaml"))
    .action(
      async (
        files: readonly string[],
        options: RawSpecOptions &
          Pick<ValidateOptions, "type" | "input" | "canonical" | "progress" | "maxBytes" | "maxFaults">,
      ) => {
        const { runValidate } = await import("./commands/validate.ts");
        const paths = files.map((file) => (file === "-" ? file : pathOf(file)));
        end(await runValidate(paths, { ...options, ...specOptions(options) }, session));
      },
    );
}

function addTools(root: Command, session: Session, end: (code: number) => void): void {
  addCommonOptions(root.command("tools"))
    .summary("write TypeScript types of the JSON Schemas in documents")
    .description(
      'Writes TypeScript types of the JSON Schemas that documents carry, such as ToolInput<"local/line-counter">. Reads nothing that a schema refers to outside itself.',
    )
    .addArgument(new Argument("<file...>", "documents; - is standard input"))
    .requiredOption("--out <dir>", "folder of the file that is written, tool-types.ts")
    .option("--type <name>", "type of the documents, where the spec leaves a choice")
    .addOption(
      new Option("--input <format>", "format, where the names do not tell").choices(["yaml", "json", "ndjson"]),
    )
    .addHelpText("after", example("specwright tools catalog.yaml --out src/generated"))
    .action(
      async (files: readonly string[], options: RawSpecOptions & Pick<ToolsOptions, "out" | "type" | "input">) => {
        const { runTools } = await import("./commands/tools.ts");
        const paths = files.map((file) => (file === "-" ? file : pathOf(file)));
        end(
          await runTools(
            paths,
            { ...specOptions(options), out: pathOf(options.out), type: options.type, input: options.input },
            session,
          ),
        );
      },
    );
}

function addLint(root: Command, session: Session, end: (code: number) => void): void {
  addSpecOptions(root.command("lint"))
    .summary("find rules that cannot have been meant as they are")
    .description(
      "Finds rules that refuse nothing or everything, rules that contradict each other, and parts that make no difference. Writes nothing; exits with 1 where it finds something.",
    )
    .addHelpText("after", example("specwright lint --format github"))
    .action(async (options: RawSpecOptions) => {
      const { runLint } = await import("./commands/lint.ts");
      end(runLint(specOptions(options), session));
    });
}

function addCoverage(root: Command, session: Session, end: (code: number) => void): void {
  root
    .command("coverage")
    .summary("tell which target carries which rule and constraint")
    .description(
      "Tells for every rule and constraint which targets carry it exactly, and why another cannot. Nothing is ever carried roughly. Names rules, branches of rules and constraints of which no document was found that shows them.",
    )
    .option("--spec <dir>", "folder of the spec", defaultSpecOptions.spec)
    .addOption(new Option("--format <name>", "how it is printed").choices(["pretty", "json"]).default("pretty"))
    .option("--target <name...>", "targets to tell of; all where left out")
    .option("--strict", "exit with 1 where a rule is not exact in one of these targets")
    .addOption(debugOption())
    .addHelpText("after", example("specwright coverage --strict --target typescript json-schema-2020-12"))
    .action(async (options: Pick<CoverageOptions, "spec" | "format" | "target"> & { readonly strict?: true }) => {
      const { runCoverage } = await import("./commands/coverage.ts");
      const { spec, format, target, strict = false } = options;
      end(runCoverage({ spec: pathOf(spec), format, target, strict }, session));
    });
}

function addExplain(root: Command, session: Session, end: (code: number) => void): void {
  root
    .command("explain")
    .summary("explain the code of a fault")
    .description("Explains what a code means and how to mend the fault. Lists all codes where none is given.")
    .addArgument(new Argument("[code]", "code as it is printed, such as unknown_key"))
    .addOption(debugOption())
    .addHelpText("after", example("specwright explain output-edited"))
    .action(async (code: string | undefined) => {
      const { runExplain } = await import("./commands/explain.ts");
      end(runExplain(code, session));
    });
}

/** Options as commander hands them over. */
interface RawSpecOptions {
  readonly spec: string;
  readonly out?: string;
  readonly format: SpecOptions["format"];
}

function addSpecOptions(command: Command): Command {
  return addCommonOptions(command).option(
    "--out <dir>",
    "output folder, instead of the one that the project file names",
  );
}

function addCommonOptions(command: Command): Command {
  return command
    .option("--spec <dir>", "folder of the spec", defaultSpecOptions.spec)
    .addOption(
      new Option("--format <name>", "how findings are printed")
        .choices(outputFormats)
        .default(defaultSpecOptions.format),
    )
    .addOption(debugOption());
}

function debugOption(): Option {
  return new Option("--debug", "show where an internal error happened");
}

function specOptions({ spec, out, format }: RawSpecOptions): SpecOptions {
  return { spec: pathOf(spec), out: out === undefined ? undefined : pathOf(out), format };
}

/** Reads a number from 1 to `most`, which keeps the process within its memory; anything else is told with what may stand there. */
function upTo(most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/u.test(text) ? Number(text) : 0;
    if (value < 1 || value > most) throw new InvalidArgumentError(`It is a whole number from 1 to ${most}.`);
    return value;
  };
}

/** A path as hosts have it. */
function pathOf(argument: string): string {
  if (isAbsolute(argument)) return hostPath(process.cwd(), argument);
  const forward = process.platform === "win32" ? argument.replaceAll("\\", "/") : argument;
  return posix.normalize(forward).replace(/(?<=.)\/$/u, "");
}

function example(command: string): string {
  return `\nExample:\n  ${command}`;
}
