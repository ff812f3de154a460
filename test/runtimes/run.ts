import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { writeSection } from "../support/page-section.ts";
import { installRuntimes } from "./programs.ts";

// Runs the vectors of the model package on other runtimes, which it fetches from npm first: `node dist/test/runtimes/run.js`. Writes
// its part of a page, and ends with 1 where a case fails.

const program = join(import.meta.dirname, "vectors-program.js");
const rows = installRuntimes(resolve("dist/tmp/runtimes")).map(({ name, command: [file, ...args] }) => {
  const version = spawnSync(file, ["--version"], { encoding: "utf8" });
  const { status, stdout, stderr } = spawnSync(file, [...args, program], { encoding: "utf8" });
  process.stdout.write(`${name}: ${stdout}${stderr}`);
  if (status !== 0) process.exitCode = 1;
  const number = /\d+\.\d+\.\d+/u.exec(version.stdout)?.[0] ?? "?";
  // How many cases there are changes with every spec, and is no figure for a page.
  const faults = /, (\d+) faults/u.exec(stdout)?.[1] ?? "did not run";
  return `| ${name.replace(/-\d+$/u, "")} ${number} | ${faults} |`;
});
const page = [
  "Made by `node dist/test/runtimes/run.js`.",
  "",
  "| runtime | vectors not kept |",
  "| --- | --- |",
  ...rows,
  "",
];
writeSection("generator/docs/robustness.md", "runtimes", page.join("\n"));
