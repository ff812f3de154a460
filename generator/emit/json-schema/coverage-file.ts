import type { Coverage } from "../../json-schema/coverage.ts";
import { coverageJson } from "../../json-schema/coverage-report.ts";
import { printJson } from "../../json-schema/print.ts";
import type { OutputFile } from "../target.ts";

/** The report as a file: every rule and constraint, and for each target whether it carries it, or why not. */
export function coverageFile(coverage: Coverage): OutputFile {
  return { path: "coverage.json", content: printJson(coverageJson(coverage)) };
}
