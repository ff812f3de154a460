import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { DiagnosticSink } from "../../generator/diagnostics/diagnostic.ts";
import { hiddenCharacters } from "../../generator/load/hidden-characters.ts";
import { maxFileBytes } from "../../generator/load/limits.ts";
import { readThoroughly } from "../../generator/load/load-yaml.ts";
import { readPlainly } from "../../generator/load/read-plainly.ts";
import { yamlTexts } from "../suites/yaml-texts.ts";

interface Text {
  readonly path: string;
  readonly text: string;
}

function specsIn(folder: string): readonly Text[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

/** Whether a text is read plainly. What is read has to be what the parser reads, to the offset, and no fault. */
function isPlain(file: Text): boolean {
  if ([...hiddenCharacters(file.text, "document")].length > 0) return false;
  const read = readPlainly(file);
  if (read === undefined) return false;
  const sink: DiagnosticSink = { diagnostics: [] };
  assert.deepEqual(read, readThoroughly(file, sink), JSON.stringify(file));
  assert.deepEqual(sink.diagnostics, [], JSON.stringify(file));
  return true;
}

test("specs are read plainly, and as the parser reads them", () => {
  const ours = specsIn("spec");
  assert.deepEqual(
    ours.filter((file) => !isPlain(file)).map(({ path }) => path),
    [],
  );
  const others = [...specsIn("examples"), ...specsIn("test/fixtures")];
  assert.ok(others.filter(isPlain).length > others.length * 0.8);
});

test("texts of the YAML test suite are read as the parser reads them, or not at all", () => {
  const texts = yamlTexts().map(({ name, input }) => ({ path: name, text: input }));
  const plain = texts.filter(isPlain).length;
  assert.ok(plain > 5 && plain < texts.length / 2, `${plain} of ${texts.length}`);
});

/** Pieces that mean something in YAML. */
const pieces = [
  ...["", " ", "  ", "\n", "\n\n", "\n  ", " #", "#", ":", ": ", "- ", "-", "? ", ",", "{", "}", "[", "]", "{}", "[]"],
  ...[
    "'",
    '"',
    "|",
    ">",
    ">-\n",
    "|\n",
    "&a ",
    "*a",
    "!t ",
    "%",
    "@",
    "`",
    "---\n",
    "...\n",
    "\\",
    "\\n",
    "null",
    "no",
    "<<",
  ],
  ...["1e3", "0x1", "=", "é", "y: ", "'':", '"a": '],
];

test("a spec with one piece put in, or put in the place of something, is read as the parser reads it, or not at all", () => {
  const text = specsIn("spec")
    .map((spec) => spec.text.slice(0, 3000))
    .join("");
  const seen = { plain: 0, other: 0 };
  let state = 7;
  const random = (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  for (let round = 0; round < 4000; round += 1) {
    const start = random(text.length - 400);
    const lines = text.slice(text.indexOf("\n", start) + 1, text.indexOf("\n", start + 100 + random(200)) + 1);
    const margin = /^ */u.exec(lines)?.[0] ?? "";
    const source = lines.replaceAll(new RegExp(`^${margin}`, "gmu"), "");
    const at = random(source.length);
    const changed = `${source.slice(0, at)}${pieces[random(pieces.length)] ?? ""}${source.slice(at + random(3))}`;
    seen[isPlain({ path: "changed.yaml", text: changed }) ? "plain" : "other"] += 1;
  }
  assert.ok(seen.plain > 400 && seen.other > 400, JSON.stringify(seen));
});

test("what the plain reader leaves to the parser", () => {
  const refused = {
    "an anchor": "a: &b c\n",
    "a key twice": "a: 1\na: 2\n",
    "a text of several lines": "a: b\n  c\n",
    "a colon in a text": "a: b: c\n",
    "a tab": "a:\tb\n",
    "a further document": "a: b\n---\n",
    "no value": "a:\nb: 1\n",
    "an ambiguous text": "a: no\n",
    "no line end": "a: b",
    "an unclosed bracket": "a: [b\n",
    "the wrong bracket": "a: [b}\n",
    "an empty text": "",
    "a text alone": "a\n",
  };
  for (const [name, text] of Object.entries(refused))
    assert.equal(readPlainly({ path: "a.yaml", text }), undefined, name);
});

test("the longest texts of one kind are read or left, and neither takes long nor ends the process", () => {
  const room = maxFileBytes - 10;
  const fill = (piece: string): string => piece.repeat(Math.floor(room / piece.length));
  const long = [
    `a: ${fill("b ")}\n`,
    `a: ${fill("[")}\n`,
    `${fill("- ")}\n`,
    `a: |\n b${fill("\n")}`,
    `a: 1${fill("\n")}`,
  ];
  for (const text of [...long, `a: "${fill("\\n")}"\n`, `${fill("b")}: 1\n`, `a: [${fill("b, ")}c]\n`]) {
    readPlainly({ path: "long.yaml", text });
  }
});
