import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePattern } from "../../generator/check/pattern/parse-pattern.ts";
import { shippedScalar, shippedScalarNames } from "../../generator/check/scalar/shipped-scalars.ts";

const samples: Readonly<Record<string, { readonly good: readonly string[]; readonly bad: readonly string[] }>> = {
  date: {
    good: ["2024-02-29", "0000-01-01", "9999-12-31"],
    bad: [
      "2024-13-01",
      "2024-00-10",
      "2024-01-32",
      "2024-1-1",
      "24-01-01",
      "2024-01-01 ",
      "2024-01-01\n",
      "٢٠٢٤-01-01",
    ],
  },
  date_time: {
    good: ["2024-02-29T23:59:59Z", "2024-02-29T00:00:00.123456789-23:59"],
    bad: [
      "2024-02-29 12:00:00Z",
      "2024-02-29T24:00:00Z",
      "2024-02-29T12:60:00Z",
      "2024-02-29T12:00Z",
      "2024-02-29T12:00:00",
      "2024-02-29T12:00:60Z",
      "2024-02-29T12:00:00+24:00",
    ],
  },
  uri: {
    good: ["https://example.org", "urn:isbn:0451450523", "mailto:a@b", "http://[::1]/x?y=%20#z", "a:"],
    bad: ["example.org", "//example.org", "http://a b", "http://a/%2", "http://ü", "1a:b", "a:#x#y", ""],
  },
  email: {
    good: ["a@b", "first.last+tag@sub.example.org", "o'neil@x-y.z"],
    bad: ["a", "@b", "a@", "a@b@c", "a b@c", "a@b..c", "a@.b", "a@b_c"],
  },
  uuid: {
    good: ["123e4567-e89b-12d3-a456-426614174000", "123E4567-E89B-12D3-A456-426614174000"],
    bad: [
      "123e4567e89b12d3a456426614174000",
      "g23e4567-e89b-12d3-a456-426614174000",
      "{123e4567-e89b-12d3-a456-426614174000}",
    ],
  },
  semver: {
    good: ["0.0.0", "1.2.3-rc.1+build.01", "1.0.0--", "1.0.0-0a"],
    bad: ["1.0", "v1.0.0", "01.0.0", "1.0.0-01", "1.0.0-", "1.0.0+", "1.0.0-a..b"],
  },
  decimal: { good: ["0", "-0.50", "12345678901234567890.01"], bad: ["1.", ".5", "+1", "01", "1e3", "--1", "", "1,5"] },
};

test("every shipped scalar takes what is one and nothing that merely looks like one", () => {
  assert.deepEqual(Object.keys(samples).sort(), [...shippedScalarNames].sort());
  for (const [name, { good, bad }] of Object.entries(samples)) {
    const pattern = whole(name);
    assert.deepEqual(
      good.filter((text) => !pattern.test(text)),
      [],
      `${name} refuses`,
    );
    assert.deepEqual(
      bad.filter((text) => pattern.test(text)),
      [],
      `${name} accepts`,
    );
  }
});

test("shipped scalars keep to the portable subset and take time in proportion to the text", () => {
  for (const name of shippedScalarNames) {
    const [constraint] = shippedScalar(name)?.constraints ?? [];
    assert.equal(constraint?.kind, "pattern");
    const parsed = constraint.kind === "pattern" ? parsePattern(constraint.pattern) : undefined;
    assert.ok(parsed !== undefined && !("code" in parsed), name);
  }
  const start = performance.now();
  for (const name of shippedScalarNames) {
    for (const text of [
      `a@${"a.".repeat(30_000)}`,
      `1.0.0-${"a.".repeat(30_000)}`,
      `a:${"%20".repeat(30_000)} `,
      `${"1".repeat(60_000)}x`,
    ]) {
      whole(name).test(text);
    }
  }
  assert.ok(performance.now() - start < 1_000);
});

test("a shipped scalar says what is wanted, never what was found", () => {
  for (const name of shippedScalarNames) {
    const scalar = shippedScalar(name);
    assert.match(scalar?.constraints[0]?.message ?? "", /^Must be an? .+\.$/u);
    assert.ok((scalar?.doc.length ?? 0) > 20);
    for (const { value } of scalar?.examples ?? []) assert.match(String(value), whole(name));
  }
});

function whole(name: string): RegExp {
  const constraint = shippedScalar(name)?.constraints[0];
  return new RegExp(`^(?:${constraint?.kind === "pattern" ? constraint.pattern : ""})$`, "u");
}
