import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

// The page of limits, held against the code.

const page = readFileSync("generator/docs/limits.md", "utf8");
const codes =
  readFileSync("generator/docs/error-codes.md", "utf8") + readFileSync("generated/src/runtime/issue.ts", "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:what|---) /u.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );

/** Where the page finds a limit: a file and the name in it. */
const places = rows.flatMap(([what = "", limit = "", , , , where = ""]) =>
  [...where.matchAll(/`([\w/.-]+): (\w+)`/gu)].map(([, file = "", name = ""]) => ({ what, limit, file, name })),
);

function sourceOf(file: string): string {
  const path = [`generator/${file}`, `templates/typescript/${file}`].find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`there is no ${file}`);
  return readFileSync(path, "utf8");
}

/** The number that a name has in a source; of a bare number, whether it is there at all. */
function numberIn(source: string, name: string): number | undefined {
  if (/^\d+$/u.test(name)) return new RegExp(`\\b${name}\\b`, "u").test(source) ? Number(name) : undefined;
  const [, text] = new RegExp(`\\b"?${name}"?(?:: number = | = |: )([\\d_ *]+)`, "u").exec(source) ?? [];
  return text === undefined ? undefined : product(text);
}

function product(factors: string): number {
  return factors.split("*").reduce((before, factor) => before * Number(factor.replaceAll("_", "")), 1);
}

function shown(value: number): string {
  const mebibytes = value / 1024 / 1024;
  return Number.isInteger(mebibytes) ? `${mebibytes} MiB` : value.toLocaleString("en-GB");
}

for (const { what, limit, file, name } of places) {
  test(`${what}: the limit in ${file} is that of the page`, () => {
    const value = numberIn(sourceOf(file), name);
    assert.equal(value === undefined ? undefined : shown(value), limit);
  });
}

for (const [what = "", , code = ""] of rows) {
  test(`${what}: what is said beyond it has a code that exists`, () => {
    assert.ok(code === "" || codes.includes(code), code);
  });
}

const ways = rows.filter(([, , , way = ""]) => way !== "");

for (const [what = "", , , way = ""] of ways) {
  test(`${what}: the switch that the page names is there, and goes as far`, () => {
    const [, key, highest] = /^`limits: (\w+)` of the project file, up to ([\d,]+(?: MiB)?)$/u.exec(way) ?? [];
    if (key !== undefined) {
      const source = sourceOf("shape/project.schema.json");
      const maximum = new RegExp(`"${key}": \\{[^}]*"maximum": (\\d+)`, "u").exec(source)?.[1];
      assert.equal(shown(Number(maximum)), highest);
      return;
    }
    const [, option, most] = /^`validate (--[a-z-]+)`, up to ([\d,]+(?: MiB)?)$/u.exec(way) ?? [];
    if (option === undefined)
      assert.equal(way, "`parseNdjson(type, source, { maxLineBytes })`, `validateNdjson` alike");
    else {
      const factors = new RegExp(`"${option} <number>",\\s+"[^"]+",\\s+upTo\\(([\\d_ *]+)\\)`, "u").exec(
        sourceOf("command-line.ts"),
      );
      assert.equal(shown(product(factors?.[1] ?? "0")), most);
    }
  });
}

test("what can be changed is on the page", () => {
  assert.equal(ways.length, 7);
});

/** What is no limit of what people write: how the code goes about it. */
const inner = new Set([
  "check/pattern/count-ways.ts manyWays",
  "runtime/json-skip.ts maxCompared",
  "commands/check.ts maxDiffLines",
  "commands/write-report.ts maxLines",
  "interpret/thrown.ts mostTexts",
]);

test("every limit that the stages which judge and the runtime know is on the page", () => {
  const known = new Set([...places.map(({ file, name }) => `${file} ${name}`), ...inner]);
  const folders = [
    "generator/load",
    "generator/check",
    "generator/interpret",
    "generator/documents",
    "generator/commands",
    "templates/typescript/runtime",
  ];
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts"))
      .flatMap((path) => {
        const file = `${folder}/${path}`.replace(/^generator\/|^templates\/typescript\//u, "");
        const source = readFileSync(`${folder}/${path}`, "utf8");
        return [...source.matchAll(/^(?:export )?const ((?:max|most)\w*)(?:: number)? = \d/gmu)].map(
          ([, name]) => `${file} ${name}`,
        );
      }),
  );
  assert.ok(found.length > 15);
  assert.deepEqual(
    found.filter((each) => !known.has(each)),
    [],
  );
});
