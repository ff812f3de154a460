import assert from "node:assert/strict";
import { test } from "node:test";
import { specIn } from "../json-schema/support/own-spec.ts";
import { findings } from "./support/claims.ts";

for (const folder of ["spec", "examples/orders", "examples/services"]) {
  test(`lint has nothing to say of ${folder}`, async () => {
    assert.deepEqual(
      findings(await specIn(folder)).map(({ code, message }) => `${code}: ${message}`),
      [],
    );
  });
}
