import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type DiagnosticSink, hasErrors, report, sortDiagnostics } from "../../generator/diagnostics/diagnostic.ts";
import { indexLines } from "../../generator/diagnostics/line-index.ts";
import { positionAt } from "../../generator/diagnostics/source-file.ts";

test("severity, sentence and hint come from the catalogue", () => {
  const sink: DiagnosticSink = { diagnostics: [] };
  report(sink, "text-cut-by-comment", undefined, { key: "doc" });
  assert.equal(hasErrors(sink), false);
  report(sink, "merge-key", undefined, {});
  assert.equal(hasErrors(sink), true);
  assert.deepEqual(Object.keys(sink.diagnostics[0] ?? {}), ["code", "severity", "message", "span", "hint"]);
  assert.match(sink.diagnostics[0]?.hint ?? "", /quotes/u);
});

test("a file that is refused as a whole, where no line can be shown, comes with a hint", () => {
  const sink: DiagnosticSink = { diagnostics: [] };
  report(sink, "file-too-large", undefined, { bytes: 1 });
  report(sink, "invalid-utf8", undefined, { offset: 1 });
  report(sink, "spec-link", undefined, { path: "spec/a.yaml" });
  report(sink, "module-not-read", undefined, { path: "spec/a.yml" });
  report(sink, "not-a-file", undefined, { path: "tools", found: "a folder" });
  for (const { code, hint } of sink.diagnostics) assert.match(hint ?? "", /^[A-Z].+\.$/u, code);
});

test("a hint of the place is better than that of the catalogue", () => {
  const sink: DiagnosticSink = { diagnostics: [] };
  report(sink, "merge-key", undefined, {}, { hint: "Write `a: 1`." });
  assert.equal(sink.diagnostics[0]?.hint, "Write `a: 1`.");
});

test("sorts by file, place and code, and tells twins once", () => {
  const sink: DiagnosticSink = { diagnostics: [] };
  const at = (file: string, start: number) => ({ file, start, end: start });
  report(sink, "merge-key", at("b", 0), {});
  report(sink, "merge-key", at("a", 9), {});
  report(sink, "empty-document", at("a", 9), {});
  report(sink, "merge-key", at("a", 2), {});
  report(sink, "merge-key", at("a", 2), {});
  report(sink, "merge-key", undefined, {});
  assert.deepEqual(
    sortDiagnostics(sink.diagnostics).map(({ code, span }) => `${span?.file ?? ""}${span?.start ?? ""} ${code}`),
    [" merge-key", "a2 merge-key", "a9 empty-document", "a9 merge-key", "b0 merge-key"],
  );
});

test("the index of lines agrees with the slow way, whatever the line ends", () => {
  const text = fc.array(fc.constantFrom("a", "\n", "\r\n", "\r", "😀"), { maxLength: 20 });
  fc.assert(
    fc.property(text, fc.nat(40), (parts, at) => {
      const whole = parts.join("");
      const offset = Math.min(at, whole.length);
      // Between the two halves of a line end there is no position that anyone could mean.
      if (whole[offset - 1] === "\r" && whole[offset] === "\n") return;
      assert.deepEqual(indexLines({ path: "a", text: whole }).position(offset), positionAt(whole, offset));
    }),
  );
});
