import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parsePattern } from "../../../generator/check/pattern/parse-pattern.ts";
import { shippedScalar, shippedScalarNames } from "../../../generator/check/scalar/shipped-scalars.ts";
import { compileSpec } from "../../support/compile-spec.ts";
import { patternsOfSpecs } from "./patterns-of-specs.ts";

const search = { fromStart: false, toEnd: false };
const searchToEnd = { fromStart: false, toEnd: true };
const fromStart = { fromStart: true, toEnd: false };

function verdict(pattern: string, anchors?: typeof search): string {
  const parsed = parsePattern(pattern, anchors);
  return "code" in parsed ? `${parsed.code} ${pattern.slice(parsed.start, parsed.end)}` : "accepted";
}

function verdicts(patterns: Readonly<Record<string, string>>, anchors?: typeof search): unknown {
  return Object.fromEntries(Object.keys(patterns).map((pattern) => [pattern, verdict(pattern, anchors)]));
}

test("patterns that can be read in ever more ways are refused at the repetition to blame", () => {
  const refused: Readonly<Record<string, string>> = {
    "(a?){30}a{30}": "pattern-ambiguous (a?){30}",
    "(?:a?){30}a{30}": "pattern-ambiguous (?:a?){30}",
    "x(?:a{0,2}){28}b": "pattern-ambiguous (?:a{0,2}){28}",
    "(|){30}x": "pattern-ambiguous (|){30}",
    "(a?){2}": "pattern-ambiguous (a?){2}",
    "(a*)*": "pattern-ambiguous (a*)*",
    "a*a*a*a*a*b": "pattern-ambiguous a*a*",
    "[a-z]*[a-z]*[a-z]*!": "pattern-ambiguous [a-z]*[a-z]*",
    "(a|b)*(a|c)*(a|d)*x": "pattern-ambiguous (a|b)*(a|c)*",
    "(a|[ab]){27}x": "pattern-ambiguous (a|[ab]){27}",
    "(?:a|ab|b){14}(?:a|ab|b){14}x": "pattern-ambiguous (?:a|ab|b){14}",
    "x(a+)+y": "pattern-ambiguous (a+)+",
    "(x+x+)+y": "pattern-ambiguous x+x+",
    "a+a+": "pattern-ambiguous a+a+",
    "-[a-z]*needle[a-z]*": "pattern-ambiguous [a-z]*needle[a-z]*",
    "[^@]+@[^@]+\\.[^@]+": "pattern-ambiguous [^@]+\\.[^@]+",
    "([a-z]{1,30}){1,30}": "pattern-ambiguous ([a-z]{1,30}){1,30}",
    "(a+,?)*(,a)*": "pattern-ambiguous (a+,?)*",
  };
  assert.deepEqual(verdicts(refused), refused);
});

test("parts that can be empty in very many ways together are refused, though each is harmless", () => {
  for (const end of ["", "x", "[^a]"]) {
    assert.match(verdict(`x${"(a?|b?)".repeat(12)}${end}`), /^pattern-ambiguous \(a\?\|b\?\)/u);
  }
  // Seventeen ways to read the b, from each of which the text can end in sixteen: the ways multiply.
  const many = `(?:${Array.from({ length: 17 }, () => "a").join("|")})b`;
  assert.match(verdict(`${many}(?:|)(?:|)(?:|)(?:|)`), /^pattern-ambiguous/u);
  assert.equal(verdict(`${many}(?:|)(?:|)`), "accepted");
});

test("patterns that are read in few ways are taken, be they long, nested or counted", () => {
  const taken = [
    "(a+-)+",
    "(-a+)*",
    "(ab|ac)*",
    "([a-z]+(-[a-z]+)*/)*",
    "(\\.(0|[1-9][0-9]*))*",
    "((a|b)c)*",
    "(a|b)*a(a|b){20}",
    "[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*",
    "[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?",
    "(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])){3}",
    "[^@]+@[^@.]+(\\.[^@.]+)+",
    "[a-z]{1,1000}",
    "[a-z]{0,1000}[0-9]",
    "a{1000}b",
    "[a-z]{1,30}[a-z0-9]{1,30}x",
    "((a?)?)?",
    "()|a",
    "",
  ];
  assert.deepEqual(
    taken.filter((pattern) => verdict(pattern) !== "accepted"),
    [],
  );
});

test("a search without ^ is judged as one that begins at every character", () => {
  const refused: Readonly<Record<string, string>> = {
    "[a-z]+[0-9]+x": "pattern-ambiguous [a-z]+",
    "[0-9]{3,}x": "pattern-ambiguous [0-9]{3,}",
    "a{300}b": "pattern-ambiguous a{300}",
  };
  assert.deepEqual(verdicts(refused, search), refused);
  for (const pattern of ["needle", "[a-z]+", "[0-9]{8}-[0-9]{4}", "https?://[^ ]+", "a*", "-[0-9]+x"]) {
    assert.equal(verdict(pattern, search), "accepted", pattern);
  }
  assert.equal(verdict("[ \\t]+", searchToEnd), "pattern-ambiguous [ \\t]+");
  assert.equal(verdict("-[0-9]+", searchToEnd), "accepted");
  assert.equal(verdict("[a-z]+[0-9]+x", fromStart), "accepted");
});

test("an anchor beside a bare choice ties one option only", () => {
  assert.equal(verdict("x|[a-z]+", { fromStart: true, toEnd: true }), "pattern-ambiguous [a-z]+");
  assert.equal(verdict("(x|[a-z]+)", { fromStart: true, toEnd: true }), "accepted");
  assert.equal(verdict("x|[a-z]+"), "accepted");
});

test("counts and sizes have a limit, and what is too involved is refused at a bounded cost", () => {
  const start = performance.now();
  assert.equal(verdict("a{1000}"), "accepted");
  assert.equal(verdict("a{1001}"), "pattern-too-large a{1001}");
  assert.equal(verdict("([a-z]{1000}[a-z]){2}").split(" ")[0], "pattern-too-large");
  const letters = Array.from({ length: 900 }, (_, index) => `[a-${String.fromCodePoint(0x4e00 + index)}]x`);
  const involved = [
    `(${letters.join("|")})*y`,
    `(a|b)*a(a|b){1000}`,
    `(${"(a|b)*a(a|b){12}|".repeat(20)}c)d`,
    `(([a-f]{1,9}[d-k]{1,9}){1,9}-){1,9}`,
  ];
  for (const pattern of involved) verdict(pattern);
  assert.ok(performance.now() - start < 10_000);
});

test("a class that holds no character is refused", () => {
  assert.equal(verdict("a[^\\x00-\u{10ffff}]"), "pattern-syntax [^\\x00-\u{10ffff}]");
});

test("the shipped scalars and the patterns of the specs that people read keep to the rule", async () => {
  for (const name of shippedScalarNames) {
    const [constraint] = shippedScalar(name)?.constraints ?? [];
    assert.equal(constraint?.kind === "pattern" ? verdict(constraint.pattern) : "no pattern", "accepted", name);
  }
  const patterns = patternsOfSpecs();
  assert.ok(patterns.length > 10);
  for (const pattern of patterns) assert.equal(verdict(pattern), "accepted", pattern);
});

test("in a spec, the fault of a slow pattern stands at the repetition, and that of matches at its text", async () => {
  const { diagnostics, full } = await compileSpec({
    "a.yaml": [
      "specwright: 1",
      "module: a",
      "title: A",
      "doc: Slow.",
      "types:",
      "  Slow:",
      "    doc: Slow.",
      "    fields:",
      '      one: { type: string, pattern: "x(a?){30}a{30}", doc: One }',
      "      two: { type: string, doc: Two }",
      "    rules:",
      "      two_ends:",
      "        must: this.two.matches('[a-z]+[0-9]+x')",
      "        message: Two must end.",
      "",
    ].join("\n"),
  });
  assert.deepEqual(diagnostics, ["pattern-ambiguous a.yaml:9:39", "match-pattern a.yaml:13:32"]);
  assert.match(full[0]?.message ?? "", /\(a\?\)\{30\}/u);
  assert.match(full[1]?.message ?? "", /from each "\[a-z\]\+"/u);
  for (const { hint } of full) assert.ok(hint !== undefined);
});

test("the mended patterns of the documentation are accepted, and those that they stand for are not", () => {
  const page = readFileSync("generator/docs/patterns.md", "utf8");
  const table = page.split("How to mend")[1]?.split("\n\n")[1] ?? "";
  const rows = [...table.matchAll(/^\| `([^`]+)` \| `([^`]+)`/gmu)].map(([, slow = "", mended = ""]) => [slow, mended]);
  assert.ok(rows.length >= 5);
  const judged = (code: string): string => {
    const searched = /^matches\('(\^?)(.*)'\)$/u.exec(code);
    if (searched === null) return verdict(code);
    return verdict(searched[2] ?? "", searched[1] === "^" ? fromStart : search);
  };
  for (const [slow = "", mended = ""] of rows) {
    assert.match(judged(slow), /^pattern-ambiguous/u, slow);
    assert.equal(judged(mended), "accepted", mended);
  }
});

test("a template is judged as a whole, as the ways of its parts multiply", async () => {
  const template = (parts: number): string => {
    const names = Array.from({ length: parts }, (_, index) => `p${index}`);
    return [
      "specwright: 1",
      "module: a",
      "title: A",
      "doc: Made up.",
      "types:",
      "  Octet:",
      "    doc: A number.",
      "    scalar: string",
      '    pattern: "1?[0-9]?[0-9]"',
      "  Address:",
      "    doc: Numbers.",
      `    template: "${names.map((name) => `{${name}}`).join(".")}"`,
      "    parts:",
      ...names.map((name) => `      ${name}: { type: Octet, doc: A number }`),
      "",
    ].join("\n");
  };
  assert.deepEqual((await compileSpec({ "a.yaml": template(4) })).diagnostics, []);
  assert.deepEqual((await compileSpec({ "a.yaml": template(10) })).diagnostics, ["pattern-ambiguous a.yaml:12:15"]);
});
