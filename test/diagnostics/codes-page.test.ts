import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { codesPage } from "../../generator/diagnostics/codes-page.ts";

test("the page of error codes is as fresh as the catalogue", () => {
  assert.equal(readFileSync("generator/docs/error-codes.md", "utf8"), codesPage());
});
