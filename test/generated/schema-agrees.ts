import assert from "node:assert/strict";
import type { Issue } from "../../generator/interpret/issue.ts";
import { schemaAccepts } from "../facts/schemas.ts";
import { readCoverage } from "../support/coverage.ts";

const coverage = readCoverage("generated/coverage.json");

/** Asserts that the emitted schema refuses what has issues, unless each is one that the coverage report takes out. */
export function assertSchemaAgrees(type: string, document: unknown, issues: readonly Issue[]): void {
  const untold = issues.every((issue) => coverage.isUntold(issue, document));
  // Where something is nested too deep or there twice, rules around it do not run, and the schema may find what they would have found.
  if (untold && issues.some(({ code }) => code === "too_deep" || code === "duplicate")) return;
  assert.equal(schemaAccepts(type, document), untold, `${JSON.stringify(document)} ${JSON.stringify(issues)}`);
}
