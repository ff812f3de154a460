import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { catalog } from "../../generator/diagnostics/catalog.ts";
import { formCodes, issueCodes } from "../../generator/program/issue-codes.ts";

test("the generated package has the same codes of issues, each once and in the same order", () => {
  const template = readFileSync("templates/typescript/runtime/issue.ts", "utf8");
  const union = /export type IssueCode =([^;]+);/u.exec(template)?.[1] ?? "";
  const codes = [...union.matchAll(/"(\w+)"/gu)].map(([, code]) => code);
  assert.deepEqual(codes, [...issueCodes, ...formCodes]);
});

test("every code that a document can bring about is explained", () => {
  assert.deepEqual(
    [...issueCodes, ...formCodes].filter((code) => !(code in catalog)),
    [],
  );
});
