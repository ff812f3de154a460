import assert from "node:assert/strict";
import { test } from "node:test";
import { didYouMean, nearest } from "../../generator/diagnostics/suggest.ts";

test("finds the nearest of several names", () => {
  assert.equal(nearest("Ordr", ["Order", "Orders", "Other"]), "Order");
  assert.equal(nearest("min_lenght", ["min_length", "max_length"]), "min_length");
});

test("takes upper and lower case for the same, and is silent about the name itself", () => {
  assert.equal(nearest("toolsource", ["ToolSource"]), "ToolSource");
  assert.equal(nearest("tool", ["tool"]), undefined);
});

test("suggests nothing that is far", () => {
  assert.equal(nearest("timeout", ["name", "description"]), undefined);
  assert.equal(nearest("a", ["xyz"]), undefined);
  assert.equal(nearest("", ["abc"]), undefined);
  assert.equal(didYouMean("timeout", []), undefined);
});

test("knows abbreviations of three letters and more", () => {
  assert.equal(nearest("minimum", ["max", "min"]), "min");
  assert.equal(nearest("desc", ["name", "description"]), "description");
  assert.equal(nearest("id", ["identity"]), undefined);
});

test("takes two letters that changed places for one slip", () => {
  assert.equal(nearest("hihg", ["low", "high"]), "high");
  assert.equal(nearest("lwo", ["low", "high"]), "low");
  assert.equal(nearest("wol", ["low"]), undefined);
  assert.equal(nearest("ab", ["ba"]), "ba");
});

test("does not depend on the order of the candidates", () => {
  assert.equal(nearest("abx", ["abz", "aby"]), "aby");
  assert.equal(nearest("abx", ["aby", "abz"]), "aby");
});

test("makes a sentence", () => {
  assert.equal(didYouMean("Ordr", new Set(["Order"])), 'Did you mean "Order"?');
});
