import assert from "node:assert/strict";
import { test } from "node:test";
import { checkSpec } from "../support/check-spec.ts";

/** A module with one enum called like it. */
function moduleText(name: string, more: { readonly uses?: readonly string[]; readonly types?: string } = {}): string {
  const uses = more.uses === undefined ? "" : `uses: [${more.uses.join(", ")}]\n`;
  const type = `  ${name.charAt(0).toUpperCase()}${name.slice(1)}Kind: { doc: K, enum: { one: The only one } }\n`;
  return `specwright: 1\nmodule: ${name}\ntitle: T\ndoc: D.\n${uses}types:\n${more.types ?? type}`;
}

/** A module with a field for one enum of each module that it uses. */
function user(name: string, uses: readonly string[]): string {
  const fields = uses.map((other) => {
    return `      ${other}: { type: ${other.charAt(0).toUpperCase()}${other.slice(1)}Kind, doc: O }\n`;
  });
  const own = `  ${name.charAt(0).toUpperCase()}${name.slice(1)}Kind: { doc: K, enum: { one: The only one } }\n`;
  const types = `${own}  ${name.charAt(0).toUpperCase()}${name.slice(1)}:\n    doc: D\n    fields:\n${fields.join("")}`;
  return moduleText(name, { uses, types });
}

test("modules stand after those they use, and among equals by name, whatever the order of the files", () => {
  const files = {
    "zebra.yaml": moduleText("zebra"),
    "mid.yaml": user("mid", ["zebra"]),
    "apex.yaml": user("apex", ["mid", "bee"]),
    "bee.yaml": moduleText("bee"),
    "ant.yaml": user("ant", ["zebra", "mid"]),
  };
  const expected = ["bee", "zebra", "mid", "ant", "apex"];
  for (const paths of [Object.entries(files), Object.entries(files).reverse()]) {
    const { program, diagnostics } = checkSpec(Object.fromEntries(paths));
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(
      program?.modules.map(({ name }) => name),
      expected,
    );
    assert.deepEqual(program?.modules.at(-1)?.uses, ["bee", "mid"]);
  }
});

test("a circle of modules is told once, with its way round, at the first module of it", () => {
  const { diagnostics, full } = checkSpec({
    "delta.yaml": user("delta", ["beta"]),
    "beta.yaml": user("beta", ["gamma", "delta"]),
    "gamma.yaml": user("gamma", ["alpha"]),
    "alpha.yaml": moduleText("alpha"),
    "watcher.yaml": user("watcher", ["beta"]),
  });
  assert.deepEqual(diagnostics, ["module-circle beta.yaml:5:15"]);
  assert.match(full[0]?.message ?? "", /beta -> delta -> beta/u);
});

test("two circles that touch are one, and a module outside of them is not blamed", () => {
  const { diagnostics } = checkSpec({
    "aaa.yaml": user("aaa", ["bbb"]),
    "bbb.yaml": user("bbb", ["aaa", "ccc"]),
    "ccc.yaml": user("ccc", ["bbb"]),
  });
  assert.deepEqual(diagnostics, ["module-circle aaa.yaml:5:8"]);
});

test("a name that is declared again is told at the second place, with the first", () => {
  const { diagnostics, full } = checkSpec({
    "chess.yaml": moduleText("chess", { types: "  Piece: { doc: P, scalar: int }\n" }),
    "music.yaml": moduleText("music", { types: "  Piece: { doc: P, scalar: int }\n" }),
    "opera.yaml": moduleText("opera", { types: "  PIECE: { doc: P, scalar: int }\n" }),
  });
  assert.deepEqual(diagnostics, ["duplicate-type music.yaml:6:3", "names-alike opera.yaml:6:3"]);
  assert.deepEqual(
    full.map(({ related }) => related?.map(({ span }) => span.file)),
    [["chess.yaml"], ["chess.yaml"]],
  );
});

test("a second file of a module is told, and its names are left out", () => {
  const { diagnostics } = checkSpec({
    "one.yaml": moduleText("one"),
    "two.yaml": moduleText("one"),
  });
  assert.deepEqual(diagnostics, ["duplicate-module two.yaml:2:9"]);
});

test("modules that are not there, that are the module itself, or that are not needed are told where they are listed", () => {
  const { diagnostics, full } = checkSpec({
    "colour.yaml": moduleText("colour"),
    "shop.yaml": moduleText("shop", { uses: ["color", "shop"] }),
  });
  assert.deepEqual(diagnostics, ["unknown-module shop.yaml:5:8", "module-uses-itself shop.yaml:5:15"]);
  assert.equal(full[0]?.hint, 'Did you mean "colour"?');
  const unused = checkSpec({
    "colour.yaml": moduleText("colour"),
    "shop.yaml": moduleText("shop", { uses: ["colour"] }),
  });
  assert.deepEqual(unused.diagnostics, ["unused-module shop.yaml:5:8"]);
  assert.notEqual(unused.program, undefined);
});

test("a module is needed where only an expression or a base names something of it", () => {
  const tax = `${moduleText("tax")}  Bill: { doc: B, fields: { cents: { type: int, default: 1, doc: C } }, constructors: { blank: { doc: B, set: { cents: "0" } } } }
functions:
  half: { doc: H, params: { cents: int }, returns: int, value: cents / 2 }
`;
  for (const types of [
    "  Order: { doc: O, fields: { cents: { type: int, doc: C } }, derived: { tax: { type: int, value: half(this.cents), doc: T } } }\n",
    "  Order: { doc: O, extends: Bill }\n",
    "  Order: { doc: O, fields: { cents: { type: int, doc: C } }, constructors: { blank: { doc: B, set: { cents: Bill.blank().cents } } } }\n",
  ]) {
    const { diagnostics } = checkSpec({ "tax.yaml": tax, "shop.yaml": moduleText("shop", { uses: ["tax"], types }) });
    assert.deepEqual(diagnostics, [], types);
    const without = checkSpec({ "tax.yaml": tax, "shop.yaml": moduleText("shop", { types }) });
    assert.deepEqual(
      without.diagnostics.map((text) => text.split(" ")[0]),
      ["module-not-used"],
      types,
    );
  }
});

test("names that only look dangerous are fine", () => {
  const { diagnostics } = checkSpec({
    "shop.yaml": moduleText("shop", {
      types: `  Node: { doc: Name, scalar: int }
  Event: { doc: E, scalar: int }
  Wire: { doc: W, fields: { toString: { type: int, doc: T }, hasOwnProperty: { type: int, doc: H }, then: { type: int, doc: T }, class: { type: int, doc: C } } }
  NodeWire: { doc: No form of a scalar has that name, scalar: int }
`,
    }),
  });
  assert.deepEqual(diagnostics, []);
});
