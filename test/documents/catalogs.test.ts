import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diagnostic, DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import { positionAt } from "../../generator/diagnostics/source-file.ts";
import type { Span } from "../../generator/diagnostics/span.ts";
import { validateDocuments } from "../../generator/documents/validate-documents.ts";
import { netSpec } from "../catalogs/net.ts";
import { programOf } from "../support/check-spec.ts";

const program = programOf(netSpec);

const document = `left:
  - { name: north, next: [soth] }
  - name: b
    next: [a]
  - { name: a, next: [b] }
right:
  - { name: north }
`;

test("duplicate, with the place of the first", () => {
  const [fault] = told(document);
  assert.deepEqual(placesOf(fault), ["duplicate 7:13", "2:13"]);
});

test("unknown_reference, with the key that was meant", () => {
  const [, fault] = told(document.replace("- { name: north }", "- { name: south }").replace("[a]", "[nobody, a]"));
  assert.deepEqual(placesOf(fault), ["unknown_reference 4:12"]);
  assert.equal(fault?.hint, "Add what it names to the catalog, or take it out.");
  const [, near] = told(document.replace("- { name: north }", "- { name: south }\n  - { name: north }"));
  assert.equal(near?.code, "unknown_reference");
  assert.equal(near?.hint, 'Did you mean "south"?');
});

test("cycle, with the places where it goes on", () => {
  assert.deepEqual(placesOf(told(document).at(-1)), ["cycle 5:23", "4:12"]);
});

test("chain_too_long, at the reference that is one too many", () => {
  const rows = [..."abcdef"].map((name, index) => `  - { name: ${name}, next: [${"bcdef"[index] ?? ""}] }\n`);
  rows.unshift("left:\n");
  assert.deepEqual(placesOf(told(rows.join(""))[0], rows.join("")), ["chain_too_long 2:23"]);
});

function told(text: string): readonly Diagnostic[] {
  const sink: DiagnosticSink = { diagnostics: [] };
  validateDocuments(program, "Net", [{ file: { path: "net.yaml", text }, format: "yaml" }], sink);
  return sink.diagnostics;
}

/** Code and place of a fault, then the places that have to do with it; `text` is where they are counted in. */
function placesOf(fault: Diagnostic | undefined, text: string = document): readonly string[] {
  if (fault === undefined) return [];
  const place = (span: Span | undefined): string => {
    const { line, column } = positionAt(text, span?.start ?? 0);
    return `${line}:${column}`;
  };
  return [`${fault.code} ${place(fault.span)}`, ...(fault.related ?? []).map(({ span }) => place(span))];
}
