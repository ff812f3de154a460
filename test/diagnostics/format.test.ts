import assert from "node:assert/strict";
import { test } from "node:test";
import { type Diagnostic, type DiagnosticSink, report } from "../../generator/diagnostics/diagnostic.ts";
import { type FormatName, type FormatOptions, formatDiagnostics } from "../../generator/diagnostics/format.ts";
import type { Span } from "../../generator/diagnostics/span.ts";
import { wantsColor } from "../../generator/diagnostics/wants-color.ts";

const text = 'types:\n  Word: { scalar: strng }\n\tnote: "日本 😀 sk-secret-1", x: 1\r\nlast: line';
const file = { path: "spec/a b,c.yaml", text };

function spanOf(needle: string): Span {
  const start = text.indexOf(needle);
  return { file: file.path, start, end: start + needle.length };
}

function find(needle: string): Diagnostic {
  const sink: DiagnosticSink = { diagnostics: [] };
  report(sink, "invalid-value", spanOf(needle), { found: "`strng`", expected: "`string`" });
  const [diagnostic] = sink.diagnostics;
  assert.ok(diagnostic !== undefined);
  const { hint: _, ...plain } = diagnostic;
  return plain;
}

function format(diagnostics: readonly Diagnostic[], name: FormatName, options: Partial<FormatOptions> = {}): string {
  return formatDiagnostics(diagnostics, name, { files: [file], ...options });
}

function parsed(diagnostics: readonly Diagnostic[], name: "json" | "sarif"): unknown {
  const value: unknown = JSON.parse(format(diagnostics, name));
  return value;
}

test("pretty shows place, sentence, line, hint, related places and counts", () => {
  const diagnostic = {
    ...find("strng"),
    hint: 'Did you mean "string"?',
    related: [{ span: spanOf("last"), message: "The end." }],
  };
  const warning: Diagnostic = { ...find("last"), severity: "warning" };
  assert.equal(
    format([warning, diagnostic], "pretty"),
    [
      "spec/a b,c.yaml:2:19 - error invalid-value: Expected `string`, found `strng`.",
      "",
      "  2 |   Word: { scalar: strng }",
      "    |                   ^^^^^",
      '  hint: Did you mean "string"?',
      "  spec/a b,c.yaml:4:1 - The end.",
      "",
      "spec/a b,c.yaml:4:1 - warning invalid-value: Expected `string`, found `strng`.",
      "",
      "  4 | last: line",
      "    | ^^^^",
      "",
      "1 error, 1 warning",
      "",
    ].join("\n"),
  );
});

test("pretty can leave out the lines, and knows faults without place or text", () => {
  const { span: _, ...nowhere } = find("strng");
  const elsewhere = { ...find("strng"), span: { file: "other.yaml", start: 0, end: 1 } };
  assert.equal(
    format([find("strng"), { ...nowhere, span: undefined }, elsewhere], "pretty", { frames: false }),
    [
      "error invalid-value: Expected `string`, found `strng`.",
      "",
      "other.yaml - error invalid-value: Expected `string`, found `strng`.",
      "",
      "spec/a b,c.yaml:2:19 - error invalid-value: Expected `string`, found `strng`.",
      "",
      "3 errors, 0 warnings",
      "",
    ].join("\n"),
  );
});

test("pretty prints nothing where nothing was found, and a twin once", () => {
  assert.equal(format([], "pretty"), "");
  assert.match(format([find("strng"), find("strng")], "pretty"), /^1 error, 0 warnings$/mu);
});

/** The two lines of the frame for a span, without the gutter. */
function frame(span: Span, options: Partial<FormatOptions> = {}): readonly string[] {
  const lines = format([{ ...find("strng"), span }], "pretty", options).split("\n");
  return lines.slice(2, 4).map((line) => line.replace(/^[ 0-9]*\| ?/u, ""));
}

test("carets stand under wide characters, behind tabs and at the end of a line", () => {
  assert.deepEqual(frame(spanOf("😀")), [' note: "日本 😀 sk-secret-1", x: 1', `${" ".repeat(13)}^^`]);
  assert.deepEqual(frame({ file: file.path, start: text.length, end: text.length }), [
    "last: line",
    `${" ".repeat(10)}^`,
  ]);
});

test("a span over several lines is marked to the end of its first line", () => {
  assert.deepEqual(frame({ ...spanOf("scalar"), end: text.length }), [
    "  Word: { scalar: strng }",
    `${" ".repeat(10)}^^^^^^^^^^^^^^^`,
  ]);
});

test("a secret is hidden with its length, inside and outside of the marked part", () => {
  const secrets = [spanOf("sk-secret-1")];
  assert.deepEqual(frame(spanOf("x"), { secrets }), [' note: "日本 😀 ***", x: 1', `${" ".repeat(22)}^`]);
  assert.deepEqual(frame(spanOf("sk-secret-1"), { secrets }), [' note: "日本 😀 ***", x: 1', `${" ".repeat(16)}^^^`]);
  assert.deepEqual(frame(spanOf("secret"), { secrets }), [' note: "日本 😀 ***", x: 1', `${" ".repeat(16)}^^^`]);
  const whole = { file: file.path, start: 0, end: text.length };
  assert.deepEqual(frame(spanOf("x"), { secrets: [whole] })[0], "***");
  assert.deepEqual(frame(spanOf("x"), { secrets: [{ ...whole, file: "other" }] })[0]?.includes("sk-secret-1"), true);
});

test("a long line is cut around the marked part", () => {
  const long = { path: "long.yaml", text: `${"a".repeat(500)}GUILTY${"b".repeat(500)}` };
  const output = formatDiagnostics(
    [{ ...find("strng"), span: { file: "long.yaml", start: 500, end: 506 } }],
    "pretty",
    { files: [long] },
  );
  const [, , line = "", marks = ""] = output.split("\n");
  assert.ok(line.length < 140);
  assert.equal(line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1), "GUILTY");
});

test("nothing that a terminal would obey is printed", () => {
  const evil = "a\u001b[31m\u202e\u0007\r\nb";
  const diagnostic = { ...find("strng"), message: evil, hint: evil, span: { file: "e.yaml", start: 0, end: 3 } };
  for (const name of ["pretty", "github", "json", "sarif"] as const) {
    const output = formatDiagnostics([diagnostic], name, { files: [{ path: "e.yaml", text: `${evil}: 1\n` }] });
    for (const character of "\u001b\u202e\u0007\r") assert.ok(!output.includes(character), name);
  }
});

test("colours only where asked to", () => {
  assert.ok(!format([find("strng")], "pretty").includes("\u001b"));
  assert.ok(format([find("strng")], "pretty", { color: true }).includes("\u001b[31m"));
});

test("wants colour on a terminal, unless NO_COLOR or a dumb one says otherwise", () => {
  assert.equal(wantsColor(true, {}), true);
  assert.equal(wantsColor(false, {}), false);
  assert.equal(wantsColor(true, { NO_COLOR: "1", FORCE_COLOR: "1" }), false);
  assert.equal(wantsColor(true, { NO_COLOR: "" }), true);
  assert.equal(wantsColor(false, { FORCE_COLOR: "1" }), true);
  assert.equal(wantsColor(true, { TERM: "dumb" }), false);
});

test("json has places in lines and columns from 1, and the counts", () => {
  const related = [{ span: spanOf("last"), message: "The end." }];
  assert.deepEqual(parsed([{ ...find("strng"), related }], "json"), {
    diagnostics: [
      {
        code: "invalid-value",
        severity: "error",
        message: "Expected `string`, found `strng`.",
        file: "spec/a b,c.yaml",
        line: 2,
        column: 19,
        endLine: 2,
        endColumn: 24,
        related: [{ message: "The end.", file: "spec/a b,c.yaml", line: 4, column: 1, endLine: 4, endColumn: 5 }],
      },
    ],
    errors: 1,
    warnings: 0,
  });
  assert.deepEqual(parsed([], "json"), { diagnostics: [], errors: 0, warnings: 0 });
});

test("github escapes what its commands would read as their own", () => {
  const diagnostic = { ...find("strng"), message: "100%: a::b", hint: "Next line." };
  assert.equal(
    format([diagnostic], "github"),
    "::error file=spec/a b%2Cc.yaml,line=2,endLine=2,col=19,endColumn=24,title=invalid-value::100%25: a::b%0ANext line.\n",
  );
  assert.equal(format([], "github"), "");
});

test("github gives no columns for what spans lines", () => {
  const span = { ...spanOf("scalar"), end: text.length };
  assert.match(format([{ ...find("strng"), span }], "github"), /line=2,endLine=4,title=/u);
});

test("sarif has a rule for each code and a result for each fault", () => {
  const log = JSON.stringify(parsed([find("strng"), find("last")], "sarif"));
  assert.match(log, /"version":"2\.1\.0"/u);
  assert.equal(log.match(/"id":"invalid-value"/gu)?.length, 1);
  assert.equal(log.match(/"ruleIndex":0/gu)?.length, 2);
  assert.match(log, /"uri":"spec\/a%20b%2Cc\.yaml"/u);
  assert.match(log, /"startLine":2,"startColumn":19,"endLine":2,"endColumn":24/u);
});

test("printing ten thousand faults of one large file is quick", () => {
  const large = { path: "l.yaml", text: "a: b\n".repeat(100_000) };
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...find("strng"),
    span: { file: "l.yaml", start: index * 50, end: index * 50 + 1 },
  }));
  const start = performance.now();
  formatDiagnostics(many, "pretty", { files: [large] });
  assert.ok(performance.now() - start < 3000);
});
