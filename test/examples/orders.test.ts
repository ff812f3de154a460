import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { type CompileResult, compile } from "../../generator/index.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";

// A second domain, of which the generator knows nothing.

const folder = "examples/orders";
let compiled: Promise<CompileResult> | undefined;

function orders(): Promise<CompileResult> {
  compiled ??= compile(
    readdirSync(folder)
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, "utf8") })),
  );
  return compiled;
}

test("the shop compiles without a fault", async () => {
  const { diagnostics, files } = await orders();
  assert.deepEqual(diagnostics, []);
  const paths = files.map(({ path }) => path);
  for (const type of ["Order", "Payment", "Category", "RushOrder"]) {
    assert.ok(paths.includes(`schemas/${type}.schema.json`), type);
  }
});

test("the package has the name, version and licence of the project file", async () => {
  const { files } = await orders();
  const text = files.find(({ path }) => path === "package.json")?.content ?? "null";
  const { name, version, license } = JSON.parse(text);
  assert.deepEqual([name, version, license], ["orders-model", "0.1.0", "MIT"]);
});

test("nothing of the first domain is in the output of the second", async () => {
  const { files } = await orders();
  for (const { path, content } of files) assert.doesNotMatch(content, /cleveragents|ToolCapability|SkillError/iu, path);
});

const line = { position: 1, sku: "BOOK-0042", quantity: 2, unit_price: 1999, total: 3998 };
const order = {
  number: "2026-000017",
  placed_at: "2026-01-31T12:00:00Z",
  email: "ada@example.org",
  lines: [line],
  totals: { goods: 3998, due: 3998 },
};

/** Documents of a type, with what is found in them as `path: code or rule`. */
const documents: readonly (readonly [string, string, unknown, ...string[]])[] = [
  ["an order", "Order", order],
  ["an order with a key of a newer client", "Order", { ...order, gift: true }],
  [
    "a line that adds up wrongly",
    "Order",
    { ...order, lines: [{ ...line, total: 1 }] },
    "lines.0.total: total_is_right",
  ],
  ["two lines for one article", "Order", { ...order, lines: [line, line] }, "lines.1.sku: duplicate"],
  [
    "an order shipped in secret",
    "Order",
    { ...order, state: "shipped" },
    "tracking: shipped_needs_tracking",
    "shipped_on: shipped_needs_a_day",
    "payment: only_paid_is_shipped",
  ],
  [
    "a card that is half told",
    "Order",
    { ...order, payment: { kind: "card", brand: "amex", last_digits: "1234", installments: 3 } },
    "payment.token: missing",
    "payment.installments: amex_is_paid_at_once",
  ],
  ["cash", "Order", { ...order, payment: { kind: "cash" } }, "payment.kind: unknown_variant"],
  ["a deep tree", "Category", tree(12)],
  ["a tree that is too deep", "Category", tree(70), `${"children.0.".repeat(31)}children.0: too_deep`],
];

for (const [what, type, value, ...found] of documents) {
  test(`${what} has ${found.length === 0 ? "no fault" : found.map((fault) => fault.slice(-40)).join(", ")}`, async () => {
    const { program } = await orders();
    assert.ok(program);
    const issues = createInterpreter(program).validate(type, value);
    assert.deepEqual(
      issues.map(({ path, code, rule }) => `${path.join(".")}: ${rule ?? code}`),
      found,
    );
  });
}

test("a secret never gets into an issue", async () => {
  const { program } = await orders();
  assert.ok(program);
  const payment = { kind: "card", brand: "visa", last_digits: "1234", token: "hush" };
  const issues = createInterpreter(program).validate("Payment", payment);
  assert.deepEqual(
    issues.map(({ code }) => code),
    ["too_short"],
  );
  assert.doesNotMatch(JSON.stringify(issues), /hush/u);
});

function tree(depth: number): unknown {
  let category: object = { slug: "leaf", title: "Leaf" };
  for (let level = 1; level < depth; level += 1) category = { slug: "branch", title: "Branch", children: [category] };
  return category;
}
