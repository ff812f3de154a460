import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as model from "cleveragents-model";

// The vectors as a stranger would run them, knowing nothing but the package.

interface Native {
  is(value: unknown): boolean;
  validate(value: unknown): readonly { readonly code: string; readonly rule?: string }[];
  parse(value: unknown): unknown;
}

const natives = new Map<string, unknown>(Object.entries(model));

for (const file of readdirSync("generated/vectors").sort()) {
  const { type, cases } = JSON.parse(readFileSync(`generated/vectors/${file}`, "utf8"));
  const native = natives.get(type);
  if (!isNative(native)) continue;
  test(`${type} passes its ${cases.length} vectors`, () => {
    assert.ok(cases.length >= 2);
    for (const { description, value, valid, rule, codes, output } of cases) {
      const issues = native.validate(value);
      assert.equal(issues.length === 0, valid, description);
      assert.equal(native.is(value), valid, description);
      if (codes !== undefined)
        assert.deepEqual([...new Set(issues.map((issue) => issue.code))].sort(), codes, description);
      if (rule !== undefined)
        assert.ok(
          issues.every((issue) => issue.rule === rule),
          description,
        );
      if (valid) assert.equal(JSON.stringify(native.parse(value)), JSON.stringify(output ?? value), description);
    }
  });
}

function isNative(value: unknown): value is Native {
  return typeof value === "object" && value !== null && "validate" in value && "is" in value && "parse" in value;
}
