import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { checkSpec } from "../support/check-spec.ts";

/** The specs of this repository, by path. */
function ownSpecs(): Readonly<Record<string, string>> {
  const paths = readdirSync("spec").filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(paths.map((name) => [`spec/${name}`, readFileSync(`spec/${name}`, "utf8")]));
}

test("the specs of this repository are free of faults, and their program is frozen to the last leaf", () => {
  const { program, diagnostics } = checkSpec(ownSpecs());
  assert.deepEqual(diagnostics, []);
  let nodes = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    nodes += 1;
    assert.ok(Object.isFrozen(value));
    for (const part of Object.values(value)) visit(part);
  };
  visit(program);
  assert.ok(nodes > 5_000);
});

test("the program is plain data: it survives JSON, and holds nothing that is undefined", () => {
  const { program } = checkSpec(ownSpecs());
  const visit = (value: unknown, path: string): void => {
    assert.notEqual(value, undefined, path);
    if (typeof value !== "object" || value === null) return;
    const prototype: unknown = Object.getPrototypeOf(value);
    assert.ok(prototype === null || prototype === Object.prototype || prototype === Array.prototype, path);
    for (const [key, part] of Object.entries(value)) visit(part, `${path}.${key}`);
  };
  visit(program, "program");
});

test("the order of the files and their line ends make no difference", () => {
  const specs = ownSpecs();
  const shown = (files: Readonly<Record<string, string>>): string =>
    JSON.stringify(checkSpec(files).program, (key, value: unknown) => (key === "span" ? undefined : value));
  const expected = shown(specs);
  assert.equal(shown(Object.fromEntries(Object.entries(specs).reverse())), expected);
  const crlf = Object.fromEntries(Object.entries(specs).map(([path, text]) => [path, text.replaceAll("\n", "\r\n")]));
  assert.equal(shown(crlf), expected);
});

test("every span lies in a file that was read, and names point at their own text", () => {
  const specs = ownSpecs();
  const { program } = checkSpec(specs);
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const span: unknown = Reflect.get(value, "span");
    const name: unknown = Reflect.get(value, "name");
    if (isSpan(span) && span.file !== "") {
      const text = specs[span.file];
      assert.ok(text !== undefined && span.start >= 0 && span.end <= text.length && span.start <= span.end, span.file);
      const kind: unknown = Reflect.get(value, "kind");
      if (kind === "property" || kind === "derived" || kind === "rule" || kind === "function") {
        const key = text.slice(span.start, span.end);
        const wanted = kind === "rule" ? Reflect.get(value, "id") : name;
        // A dotted field tightens the field after its dot.
        assert.ok(
          key === wanted || key.endsWith(`.${String(wanted)}`) || key.startsWith(`${String(wanted)}.`),
          `${key} for ${String(wanted)}`,
        );
      }
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(program);
});

function isSpan(value: unknown): value is { readonly file: string; readonly start: number; readonly end: number } {
  return typeof value === "object" && value !== null && "start" in value;
}

test("an empty spec and a module without types make an empty program", () => {
  assert.deepEqual(checkSpec({}).program?.modules, []);
  const { program } = checkSpec({ "none.yaml": "specwright: 1\nmodule: none\ntitle: N2\ndoc: D\ntypes: {}\n" });
  assert.deepEqual(
    program?.modules.map(({ declarations }) => declarations),
    [[]],
  );
});
