import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../generator/diagnostics/format.ts";
import type { DocumentFormat } from "../../generator/documents/read-documents.ts";
import { validateDocuments } from "../../generator/documents/validate-documents.ts";
import type { Program } from "../../generator/program/program.ts";
import { compileSpec, placeText } from "../support/compile-spec.ts";
import { sampleOrder, sampleSpec } from "../support/sample-spec.ts";

const { program, diagnostics } = await compileSpec(sampleSpec);

test("takes a document that fits, in every notation", () => {
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(told("Order", sampleOrder), []);
  const json = '{"id": "o-1", "lines": [{"article": "cup-7"}], "payment": {"kind": "cash"}}';
  assert.deepEqual(told("Order", json, "json"), []);
  assert.deepEqual(told("Order", `${json}\n\n${json}\n`, "ndjson"), []);
});

for (const [name, from, to, expected, hint] of [
  ["missing, at the document's first key", "id: o-1\n", "", "missing 1:1", 'Add "id": a text.'],
  ["missing, at the key of the object", "{ kind: cash }", "{ kind: card }", "missing 5:1", 'Add "number": a text.'],
  [
    "missing, at the first key of an element",
    "- article: cup-7\n    count: 2",
    "- count: 2",
    "missing 3:5",
    'Add "article": a text.',
  ],
  ["missing, for the tag of a union", "{ kind: cash }", "{}", "missing 5:1", 'Add "kind": one of "card", "cash".'],
  ["unknown_key, at the key", "count: 2", "coumt: 2", "unknown_key 4:5", 'Did you mean "count"?'],
  [
    "unknown_key, with the keys that there are",
    "count: 2",
    "shape: 2",
    "unknown_key 4:5",
    'Take it out. The keys are "article", "count", "weight", "color".',
  ],
  [
    "unknown_key, with the object that it belongs to",
    "id: o-1",
    "id: o-1\nexpress: true",
    "unknown_key 2:1",
    'It belongs inside "shipping".',
  ],
  ["wrong_type, at the value", "id: o-1", "id: 12", "wrong_type 1:5", 'Put it in quotes: "12".'],
  [
    "wrong_type, for a text that reads as a number",
    "count: 2",
    'count: "2"',
    "wrong_type 4:12",
    "Take the quotes away: 2.",
  ],
  ["wrong_type, for half a piece", "count: 2", "count: 2.5", "wrong_type 4:12", "Write a whole number: 3."],
  [
    "wrong_type, for a value that was left out",
    "id: o-1",
    "id:",
    "wrong_type 1:1",
    "Write a value, or take the key out.",
  ],
  [
    "wrong_type, for one thing in place of a list",
    "lines:\n  - article: cup-7\n    count: 2",
    "lines: cup-7",
    "wrong_type 2:8",
    "Put it in a list, even where it is the only element.",
  ],
  ["wrong_type, for a list in place of a text, at its key", "id: o-1", "id: [o-1]", "wrong_type 1:1", undefined],
  ["not_in_enum, at the value", "count: 2", "color: gren", "not_in_enum 4:12", 'Did you mean "green"?'],
  [
    "not_allowed, with the only value",
    "id: o-1",
    "id: o-1\nversion: 2",
    "not_allowed 2:10",
    'Write 1, or leave "version" out.',
  ],
  ["unknown_variant, at the tag", "kind: cash", "kind: cass", "unknown_variant 5:18", 'Did you mean "cash"?'],
  ["pattern, with an example", "cup-7", "Cup", "pattern 3:14", 'Write it as in "cup-7".'],
  ["too_short, with the length", "id: o-1", 'id: ""', "too_short 1:5", "It has 0: add 2 or more."],
  [
    "too_long, counted in characters",
    "id: o-1",
    "id: o-1\ngift: true\nnote: 😀😀😀😀😀😀",
    "too_long 3:7",
    "It has 6: take 1 away.",
  ],
  ["too_small", "count: 2", "count: 0", "too_small 4:12", "The smallest number allowed is 1."],
  ["too_big", "count: 2", "count: 101", "too_big 4:12", "The biggest number allowed is 100."],
  ["not_multiple", "count: 2", "weight: 0.7", "not_multiple 4:13", "The nearest are 0.5 and 1."],
  [
    "too_few, at the key of the list",
    "lines:\n  - article: cup-7\n    count: 2",
    "lines: []",
    "too_few 2:1",
    "It has 0: add 1 or more.",
  ],
  [
    "too_many, at the key of the list",
    "lines:\n  - article: cup-7\n    count: 2",
    "lines: [{article: a-1}, {article: a-2}, {article: a-3}, {article: a-4}]",
    "too_many 2:1",
    "It has 4: take 1 away.",
  ],
  [
    "duplicate, at the second",
    "    count: 2",
    "    count: 2\n  - article: cup-7",
    "duplicate 5:",
    "Take it out, or let it differ from the one before.",
  ],
  ["rule, at its place", "id: o-1", "id: o-1\nnote: hello", "rule 2:7", 'Change "gift" or "note".'],
  [
    "rule, where the value is not there",
    "id: o-1",
    "id: o-1\nnote: hello\ngift: false",
    "rule 2:7",
    'Change "gift" or "note".',
  ],
] as const) {
  test(`tells ${name}`, () => {
    const [fault, ...others] = faults("Order", sampleOrder.replace(from, to));
    assert.deepEqual(others, []);
    assert.ok(fault);
    assert.ok(
      place(fault, sampleOrder.replace(from, to)).startsWith(expected),
      place(fault, sampleOrder.replace(from, to)),
    );
    assert.equal(fault.hint, hint);
  });
}

test("a broken rule names the place in the spec where it stands", () => {
  const [fault] = faults("Order", `${sampleOrder}note: hello\n`);
  const [related] = fault?.related ?? [];
  assert.equal(related?.span.file, "spec/orders.yaml");
  const spec = sampleSpec["spec/orders.yaml"] ?? "";
  assert.ok(
    spec.slice(related.span.start).startsWith("note_for_gifts") || spec.slice(0, related.span.start).includes("rules:"),
  );
});

test("tells every fault of a document at once, in the order of the document", () => {
  const text = "lines:\n  - article: Cup\n    cuont: 2\n    color: gren\npayment: { kind: cash }\nnote: 3\n";
  assert.deepEqual(told("Order", text), [
    "missing 1:1",
    "pattern 2:14",
    "unknown_key 3:5",
    "not_in_enum 4:12",
    "wrong_type 6:7",
  ]);
});

test("counts the lines of NDJSON as an editor does, and goes on after a line that is no JSON", () => {
  const good = '{"article": "cup-7"}';
  const text = `${good}\r\n\n{"article": 7}\n{"article": \n  {"article": "cup-7", "count": 0}\n${good}`;
  assert.deepEqual(told("Line", text, "ndjson"), ["wrong_type 3:13", "invalid_json 4:13", "too_small 5:33"]);
});

test("a key of JSON in a list in a list is found at its place", () => {
  const text = '{"id":"o-1","lines":[{"article":"cup-7"},\n\t{"article":"cup-8","x":1}],"payment":{"kind":"cash"}}';
  assert.deepEqual(told("Order", text, "json"), ["unknown_key 2:21"]);
});

test("never shows a secret, nor the value of a key that may be a misspelt one", () => {
  const text = 'kind: card\nnumber: s3cr3t-and-more\nnumbr: s3cr3t-too\nextra: {a: "s3cr3t-deep"}\n';
  const { printed } = validated("Card", text, "yaml");
  assert.match(printed, /unknown_key/u);
  assert.doesNotMatch(printed, /s3cr3t/u);
  const short = validated("Card", "kind: card\nnumber: 123\n", "yaml").printed;
  assert.match(short, /wrong_type/u);
  assert.doesNotMatch(short, /123/u);
  const nested = validated(
    "Order",
    sampleOrder.replace("{ kind: cash }", "{ kind: card, number: abc, x: s3cr3t }"),
    "yaml",
  ).printed;
  assert.match(nested, /too_short/u);
  assert.doesNotMatch(nested, /abc|s3cr3t/u);
});

test("tells the first hundred issues of a document, and that there may be more", () => {
  const text = `[${Array.from({ length: 150 }, () => '{"article": 1}').join(",")}]`;
  const codes = faults("Lines", text, "json").map(({ code }) => code);
  assert.equal(codes.filter((code) => code === "wrong_type").length, 100);
  assert.equal(codes.filter((code) => code === "too_many_issues").length, 1);
});

test("gives up on files that are wrong throughout, instead of telling for ever", () => {
  const found = faults("Line", '{"article": 1}\n'.repeat(5000), "ndjson");
  assert.ok(found.length < 1200);
  assert.equal(found.filter(({ code }) => code === "too_many_issues").length, 1);
});

test("reads documents that are nested as deep as may be, and refuses deeper ones without harm", () => {
  for (const format of ["json", "yaml"] as const) {
    const deep = "[".repeat(50_000) + "]".repeat(50_000);
    assert.equal(faults("Line", deep, format).length, 1);
  }
});

function validated(
  type: string,
  text: string,
  format: DocumentFormat,
): { readonly found: readonly Diagnostic[]; readonly printed: string } {
  const sink: { diagnostics: Diagnostic[] } = { diagnostics: [] };
  const file = { path: `document.${format}`, text };
  const { secrets } = validateDocuments(withList(program), type, [{ file, format }], sink);
  const printed = formatDiagnostics(sink.diagnostics, "pretty", { files: [file], secrets });
  return { found: sink.diagnostics, printed };
}

function faults(type: string, text: string, format: DocumentFormat = "yaml"): readonly Diagnostic[] {
  return validated(type, text, format).found;
}

function told(type: string, text: string, format: DocumentFormat = "yaml"): readonly string[] {
  const found = faults(type, text, format).toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  return found.map((fault) => place(fault, text));
}

function place(fault: Diagnostic, text: string): string {
  return placeText(fault, { [fault.span?.file ?? ""]: text }).replace(/ document\.\w+:/u, " ");
}

/** The program with a list of lines in it, which the sample does not need otherwise. */
function withList(found: Program | undefined): Program {
  assert.ok(found);
  const { Line: line } = found.declarations;
  assert.ok(line);
  const { name: _, kind: __, ...base } = line;
  const list = {
    ...base,
    kind: "list" as const,
    name: "Lines",
    element: { kind: "reference" as const, target: "Line" },
    constraints: [],
  };
  return { ...found, declarations: { ...found.declarations, Lines: list } };
}
