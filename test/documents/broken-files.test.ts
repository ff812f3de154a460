import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../generator/diagnostics/format.ts";
import type { DocumentFormat } from "../../generator/documents/read-documents.ts";
import { validateDocuments } from "../../generator/documents/validate-documents.ts";
import { compileSpec } from "../support/compile-spec.ts";

// A file that cannot be read has no fields, so nobody knows which of its text is a secret.

const { program } = await compileSpec({
  "logins.yaml": [
    "specwright: 1",
    "module: logins",
    "title: Logins",
    "doc: Who may come in.",
    "types:",
    "  Login:",
    "    doc: Name and password.",
    "    fields:",
    "      user: { type: string, doc: Name }",
    "      password: { type: string?, secret: true, doc: Password }",
    "  Team:",
    "    doc: Logins by name.",
    "    map: Login",
    "  Room:",
    "    doc: A place without secrets.",
    "    fields:",
    "      user: { type: string, doc: Name }",
    "",
  ].join("\n"),
});

const canary = "hunter0sesame";

for (const [code, format, text] of [
  ["duplicate_key", "yaml", `user: a\npassword: ${canary}\npassword: ${canary}2\n`],
  ["unsafe_integer", "yaml", `user: 9007199254740993\npassword: ${canary}\n`],
  ["too_deep", "yaml", `user: ${"[".repeat(65)}${"]".repeat(65)}\npassword: ${canary}\n`],
  ["anchor", "yaml", `user: a\npassword: &x ${canary}\n`],
  ["explicit-tag", "yaml", `user: a\npassword: !secret ${canary}\n`],
  ["yaml-syntax", "yaml", `user: a\npassword: "${canary}\n`],
  ["ambiguous-scalar", "yaml", `user: yes\npassword: ${canary}\n`],
  ["missing-value", "yaml", `{ user: a, ${canary} }\n`],
  ["invalid_json", "json", `{"user": "a", "password": "${canary}" "x"}`],
  ["duplicate_key", "json", `{"user": "a", "password": "${canary}", "password": "x"}`],
  ["duplicate_key", "yaml", `${canary}: 1\n${canary}: 2\n`],
  ["duplicate_key", "json", `{"user": "a", "${canary}": 1, "${canary}": 2}`],
  ["invalid_json", "json", `{"user": "a", "password": ${canary}}`],
  ["invalid_json", "json", `{"user": "a", ${canary}: "x"}`],
  ["invalid_json", "ndjson", `{"user": "a"}\n{"user": "a", "password": "${canary}"\n`],
] as const) {
  test(`${code} in ${format} does not print what may be a secret`, () => {
    const told = toldOf("Login", text, format);
    assert.match(told, new RegExp(`error ${code}:`, "u"));
    assert.ok(!told.includes(canary), told);
    assert.ok(!toldOf("Team", text, format).includes(canary));
  });
}

test("the text is shown where the type has no secret", () => {
  assert.ok(toldOf("Room", `user: &x ${canary}\n`, "yaml").includes(canary));
});

function toldOf(type: string, text: string, format: DocumentFormat): string {
  assert.ok(program !== undefined);
  const diagnostics: Diagnostic[] = [];
  const file = { path: "document", text };
  const { secrets } = validateDocuments(program, type, [{ file, format }], { diagnostics });
  return formatDiagnostics(diagnostics, "pretty", { files: [file], secrets });
}

test("documents are not told to declare types, which only specs can do", () => {
  for (const [text, hint] of [
    ["user: &x Ada\n", /hint: Write the value out; put a text/u],
    [`user: ${"[".repeat(65)}${"]".repeat(65)}\n`, /hint: Make the value flatter\.$/mu],
  ] as const) {
    const told = toldOf("Room", text, "yaml");
    assert.match(told, hint);
    assert.doesNotMatch(told, /type of its own/u);
  }
});
