import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { compile } from "../../generator/index.ts";

// The generated package of the shop, compiled and used as its customers would.

const spec = "examples/orders";
const folder = "dist/tmp/orders";
const settings = {
  target: "es2022",
  lib: ["es2023"],
  module: "nodenext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  rewriteRelativeImportExtensions: true,
  rootDir: "src",
  outDir: "dist",
};

/** The parts of the package that the tests use. */
interface Shop {
  readonly Order: { parse(value: unknown): Order; validate(value: unknown): readonly { readonly path: Path }[] };
  readonly RushOrder: { parse(value: unknown): Order };
  readonly Product: { parse(value: unknown): Product };
  readonly OrderLine: { of(product: Product, options: { quantity: number }): { readonly total: number } };
  readonly Payment: { parse(value: unknown): { readonly kind: string } };
  readonly shippingClass: (grams: number, options: { country: string }) => string;
}

type Path = readonly (string | number)[];

interface Product {
  readonly family: string;
  readonly digital: boolean;
  speaks(language: string): boolean;
}

interface Order {
  readonly format_version: number;
  readonly open: boolean;
  readonly articles: readonly string[];
  readonly attribution: { readonly extra: object };
  contains(sku: string): boolean;
  goesTo(country: string): boolean;
  asReceipt(): object;
  toJSON(): object;
}

let shop: Shop;

before(async () => {
  const sources = readdirSync(spec)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ path: `${spec}/${name}`, text: readFileSync(`${spec}/${name}`, "utf8") }));
  const { files } = await compile(sources, { targets: ["typescript"] });
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: settings, include: ["src"] }));
  execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", folder], { encoding: "utf8" });
  shop = await import(pathToFileURL(resolve(folder, "dist/index.js")).href);
});

const line = { position: 1, sku: "BOOK-0042", quantity: 2, unit_price: 1999, total: 3998 };
const order = {
  number: "2026-000017",
  placed_at: "2026-01-31T12:00:00Z",
  email: "ada@example.org",
  lines: [line],
  totals: { goods: 3998, shipping: 495, due: 4493 },
  ship_to: { name: "Ada", street: "Kade 1", postal_code: "3511 AA", city: "Utrecht" },
  attribution: { channel: "partner", campaign: "spring" },
  gift: true,
};

test("an order has its members", () => {
  const made = shop.Order.parse(order);
  assert.equal(made.format_version, 2);
  assert.equal(made.open, true);
  assert.deepEqual(made.articles, ["BOOK-0042"]);
  assert.deepEqual([made.contains("BOOK-0042"), made.contains("BOOK-0043")], [true, false]);
  assert.deepEqual([made.goesTo("NL"), made.goesTo("CH")], [true, false]);
});

test("unknown keys are dropped, kept or refused, as each type says", () => {
  const made = shop.Order.parse(order);
  assert.ok(!("gift" in made.toJSON()));
  assert.deepEqual({ ...made.attribution.extra }, { campaign: "spring" });
  assert.deepEqual(
    shop.Order.validate({ ...order, lines: [{ ...line, color: "red" }] }).map(({ path }) => path.join(".")),
    ["lines.0.color"],
  );
});

test("what was parsed writes itself down and is parsed again", () => {
  const made = shop.Order.parse(order);
  const written = JSON.parse(JSON.stringify(made));
  assert.equal(written.$version, 2);
  assert.equal(written.attribution.campaign, "spring");
  assert.deepEqual(JSON.parse(JSON.stringify(shop.Order.parse(written))), written);
});

test("a receipt has its order, and leaves out what is not there", () => {
  assert.deepEqual(Object.keys(shop.Order.parse(order).asReceipt()), [
    "number",
    "placed_at",
    "state",
    "lines",
    "totals",
    "ship_to",
  ]);
  const paid = { ...order, state: "paid", payment: { kind: "wallet", provider: "tikkie" } };
  assert.equal(Reflect.get(shop.Order.parse(paid).asReceipt(), "paid_by"), "wallet");
});

test("a rush order is stricter than an order", () => {
  assert.throws(() => shop.RushOrder.parse({ ...order, courier: "Fietskoerier" }));
  const payment = { kind: "wallet", provider: "tikkie" };
  assert.ok(shop.RushOrder.parse({ ...order, courier: "Fietskoerier", payment }).open);
});

test("a line is made from a product", () => {
  const product = shop.Product.parse({ sku: "EBOOK-0042", title: "Moby Dick", price: 999, translations: { nl: "M" } });
  assert.deepEqual([product.family, product.digital, product.speaks("nl")], ["EBOOK", true, true]);
  assert.equal(shop.OrderLine.of(product, { quantity: 3 }).total, 2997);
});

test("a payment is told by its kind", () => {
  assert.equal(shop.Payment.parse({ kind: "bank", iban: "NL91ABNA0417164300" }).kind, "bank");
  assert.throws(() => shop.Payment.parse({ kind: "cash" }));
});

test("a parcel finds its class", () => {
  const classOf = (grams: number, country: string): string => shop.shippingClass(grams, { country });
  assert.deepEqual([classOf(0, "NL"), classOf(300, "BE"), classOf(300, "HK")], ["none", "letter", "parcel"]);
});
