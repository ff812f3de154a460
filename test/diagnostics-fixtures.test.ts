import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";
import { catalog } from "../generator/diagnostics/catalog.ts";
import type { DiagnosticSink } from "../generator/diagnostics/diagnostic.ts";
import { allCodes } from "../generator/diagnostics/explain.ts";
import { lint } from "../generator/lint/lint.ts";
import { compileSpec, placeText } from "./support/compile-spec.ts";

// Every code that a spec can bring about has a folder here with specs that have this fault and no other. The first line of the
// guilty file says where: `# expect: LINE:COLUMN`. A spec of several files is a folder of its own.

const root = "test/fixtures/invalid";
/** Specs that compile without a word, and of which lint has something to say. */
const lintRoot = "test/fixtures/lint";

/** Codes that no readable spec can bring about, and the test that shows each of them. */
const elsewhere: Readonly<Record<string, string>> = {
  // Bytes and sizes that no one wants in a repository.
  "file-too-large": "test/load/read-source.test.ts",
  "invalid-utf8": "test/load/read-source.test.ts",
  "too-many-keys": "test/load/sizes.test.ts",
  "too-many-nodes": "test/load/sizes.test.ts",
  "more-errors": "test/load/limits.test.ts",
  // Files and folders.
  "spec-folder-missing": "test/cli/spec-folder.test.ts",
  "project-file-missing": "test/cli/spec-folder.test.ts",
  "project-invalid": "test/cli/spec-folder.test.ts",
  "spec-empty": "test/cli/spec-folder.test.ts",
  "spec-link": "test/cli/spec-folder.test.ts",
  "module-not-read": "test/cli/spec-folder.test.ts",
  "file-unreadable": "test/cli/spec-folder.test.ts",
  "not-a-file": "test/cli/spec-folder.test.ts",
  // Output.
  "manifest-invalid": "test/write/write.test.ts",
  "output-edited": "test/write/write.test.ts",
  "output-foreign": "test/write/write.test.ts",
  "output-link": "test/write/write.test.ts",
  "output-blocked": "test/write/write.test.ts",
  "output-locked": "test/write/interrupted.test.ts",
  "write-failed": "test/write/interrupted.test.ts",
  "output-stale": "test/cli/generate-and-check.test.ts",
  "output-missing": "test/cli/generate-and-check.test.ts",
  "output-leftover": "test/cli/generate-and-check.test.ts",
  // What targets cannot say.
  "rule-not-exact": "test/cli/coverage.test.ts",
  // Documents. What the issues of a document are is tested with the interpreter; here, that they find their place.
  invalid_json: "test/documents/json-tree.test.ts",
  duplicate_key: "test/documents/json-tree.test.ts",
  unsafe_integer: "test/documents/json-tree.test.ts",
  ill_formed: "test/documents/json-tree.test.ts",
  unknown_reference: "test/documents/catalogs.test.ts",
  cycle: "test/documents/catalogs.test.ts",
  chain_too_long: "test/documents/catalogs.test.ts",
  // Types of the schemas in documents.
  "schema-reference": "test/tool-types/references.test.ts",
  "schema-circle": "test/tool-types/references.test.ts",
  "schemas-missing": "test/tool-types/tools.test.ts",
  "key-repeated": "test/tool-types/tools.test.ts",
  "file-foreign": "test/tool-types/tools.test.ts",
  missing: "test/documents/validate.test.ts",
  conflict: "test/documents/layouts.test.ts",
  unknown_key: "test/documents/validate.test.ts",
  wrong_type: "test/documents/validate.test.ts",
  not_in_enum: "test/documents/validate.test.ts",
  not_allowed: "test/documents/validate.test.ts",
  unknown_variant: "test/documents/validate.test.ts",
  pattern: "test/documents/validate.test.ts",
  too_short: "test/documents/validate.test.ts",
  too_long: "test/documents/validate.test.ts",
  too_small: "test/documents/validate.test.ts",
  too_big: "test/documents/validate.test.ts",
  not_multiple: "test/documents/validate.test.ts",
  too_few: "test/documents/validate.test.ts",
  too_many: "test/documents/validate.test.ts",
  duplicate: "test/documents/validate.test.ts",
  rule: "test/documents/validate.test.ts",
  too_many_issues: "test/documents/validate.test.ts",
  too_deep: "test/interpret/validate.test.ts",
};

/** Codes of the catalogue that only running code of other people can bring about. */
const notFromSpecwright = ["unreadable"];

test("every code has a spec that brings it about, or is known to be tested elsewhere", () => {
  const folders = new Set([root, lintRoot].flatMap((folder) => readdirSync(folder)));
  const missing = allCodes().filter(
    (code) => !folders.has(code) && !(code in elsewhere) && !notFromSpecwright.includes(code),
  );
  assert.deepEqual(missing, [], `add a spec under ${root}/CODE/`);
  const needless = Object.keys(elsewhere).filter((code) => folders.has(code));
  assert.deepEqual(needless, [], "these have specs now and need not be listed here");
});

test("every folder of specs is called after a code", () => {
  const codes: readonly string[] = allCodes();
  for (const folder of [root, lintRoot]) {
    assert.deepEqual(
      readdirSync(folder).filter((name) => !codes.includes(name)),
      [],
    );
  }
});

test("codes that are said to be tested elsewhere are", () => {
  const codes: readonly string[] = allCodes();
  const wrong = Object.entries(elsewhere).filter(
    ([code, path]) => !codes.includes(code) || !existsSync(path) || !readFileSync(path, "utf8").includes(code),
  );
  assert.deepEqual(wrong, []);
});

test("codes are kebab-case in specs and snake_case in documents, and each is explained at some length", () => {
  for (const code of allCodes()) {
    assert.match(code, /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|[a-z]+(?:_[a-z]+)+)$/u);
    assert.ok(catalog[code].explain.length >= 90, `${code} needs a longer explanation`);
    assert.doesNotMatch(catalog[code].explain, /\bundefined\b|\[object/u, code);
  }
});

for (const fixture of fixtures(root)) {
  test(`${fixture.code} is told of ${fixture.name}, at its place, and nothing else is`, async () => {
    const { diagnostics, full, files, program } = await compileSpec(fixture.files);
    assert.deepEqual(diagnostics, [fixture.expected]);
    for (const { hint } of full) assert.ok(hint, "a hint says what to do");
    const isError = allCodes().some((code) => code === fixture.code && catalog[code].severity === "error");
    assert.equal(program === undefined, isError);
    assert.equal(files.length === 0, isError);
  });
}

for (const fixture of fixtures(lintRoot)) {
  test(`lint tells ${fixture.code} of ${fixture.name}, at its place, and nothing else; generating goes on`, async () => {
    const compiled = await compileSpec(fixture.files);
    assert.deepEqual(compiled.diagnostics, []);
    assert.ok(compiled.program !== undefined && compiled.files.length > 0);
    const sink: DiagnosticSink = { diagnostics: [] };
    lint(compiled.program, sink);
    assert.deepEqual(
      sink.diagnostics.map((diagnostic) => placeText(diagnostic, fixture.files)),
      [fixture.expected],
    );
    assert.deepEqual(
      sink.diagnostics.map(({ severity }) => severity),
      ["warning"],
    );
    for (const { hint } of sink.diagnostics) assert.ok(hint, "a hint says what to do");
  });
}

interface Fixture {
  readonly code: string;
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly expected: string;
}

function fixtures(root: string): readonly Fixture[] {
  return readdirSync(root).flatMap((code) =>
    readdirSync(posix.join(root, code)).map((name) => readFixture(code, posix.join(root, code, name), name)),
  );
}

function readFixture(code: string, path: string, name: string): Fixture {
  const paths = statSync(path).isDirectory()
    ? readdirSync(path).map((file) => [file, posix.join(path, file)] as const)
    : [[name, path] as const];
  const files = Object.fromEntries(paths.map(([file, place]) => [file, readFileSync(place, "utf8")]));
  const guilty = Object.entries(files).flatMap(([file, text]) => {
    const place = /^\uFEFF?# expect: (\d+:\d+)/u.exec(text)?.[1];
    return place === undefined ? [] : [`${code} ${file}:${place}`];
  });
  const [expected] = guilty;
  if (expected === undefined || guilty.length > 1)
    throw new Error(`${path}: one file begins with "# expect: LINE:COLUMN"`);
  return { code, name: name.replace(/\.yaml$/u, ""), files, expected };
}
