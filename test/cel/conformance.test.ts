import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sectionOf } from "../support/page-section.ts";
import { casesOf, coreFiles } from "./conformance/cases.ts";
import { reportOf, runConformance, takenIn } from "./conformance/report.ts";

describe("the official test data of CEL", async () => {
  const conformance = await runConformance();
  const { verdicts, outcome, parsing, texts } = conformance;

  it("has 1,076 core tests that need no protobuf", () => {
    assert.equal(casesOf(coreFiles).length, 1076);
  });

  it("is taken in for at least 600 of them", () => {
    assert.ok(takenIn(verdicts).length >= 600, `${takenIn(verdicts).length}`);
  });

  it("gives what it must as compiled code", () => {
    assert.deepEqual([...outcome.native, ...texts.outcome.native], []);
  });

  it("gives what it must by the interpreter", () => {
    assert.deepEqual([...outcome.interpreted, ...texts.outcome.interpreted], []);
  });

  it("is parsed into the trees of the reference parser", () => {
    assert.deepEqual(parsing.failed, []);
    assert.ok(parsing.passed > 150, `${parsing.passed}`);
  });

  it("is left out for known reasons only", () => {
    const unknown = verdicts.flatMap((verdict) =>
      verdict.kind === "left out" && verdict.reason.startsWith("other") ? [verdict.case.text] : [],
    );
    assert.deepEqual(unknown, []);
  });

  it("is told of on the page as it is", () => {
    assert.equal(sectionOf("generator/docs/cel.md", "conformance"), reportOf(conformance));
  });
});
