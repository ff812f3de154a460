import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { docsFields } from "./docs-fields.ts";
import { docsInherited, docsRules, docsTables, docsValues } from "./docs-members.ts";
import { type Row, readPage, type Section } from "./docs-page.ts";
import { faults, type ModelName, smallest } from "./models.ts";

// What the reference pages say, and what was decided about the domain, is said by the generated docs: every row of every table.

const pages = readdirSync("generated/docs").filter((name) => name !== "index.md");
const texts = new Map(pages.map((page) => [page.replace(".md", ""), readFileSync(`generated/docs/${page}`, "utf8")]));
const sections = sectionsOf([...texts.values()]);
const index = readPage(readFileSync("generated/docs/index.md", "utf8"));

function sectionsOf(pages: readonly string[]): ReadonlyMap<string, Section> {
  return new Map(pages.flatMap((page) => [...readPage(page)]));
}

function sectionOf(name: string, all: ReadonlyMap<string, Section> = sections): Section {
  const section = all.get(name);
  assert.ok(section !== undefined, `there is no section on ${name}`);
  return section;
}

/** Some columns of a table. */
function columnsOf(section: Section, title: string, ...columns: readonly string[]): readonly (readonly string[])[] {
  const rows: readonly Row[] | undefined = section.tables.get(title);
  assert.ok(rows !== undefined, `there is no table "${title}" among ${[...section.tables.keys()].join(", ")}`);
  return rows.map((row) => columns.map((column) => row[column] ?? `no column ${column}`));
}

/** Every row must say in words what its subject is, not just repeat its name. */
function assertMeanings(section: Section, title: string): void {
  for (const [meaning = ""] of columnsOf(section, title, "Meaning")) assert.match(meaning, /^\S+(?: \S+)+/u, title);
}

function checkFields(model: string, section: Section): void {
  assert.deepEqual(columnsOf(section, "Fields", "Field", "Type", "Default"), docsFields[model]);
  assertMeanings(section, "Fields");
}

for (const model of Object.keys(docsFields)) {
  test(`the docs tell every field of ${model}, with its type, its default and its meaning`, () => {
    checkFields(model, sectionOf(model));
  });
}

test("a row that is missing is found out", () => {
  const page = texts.get("protocol") ?? "";
  const lines = [...page.matchAll(/^\| `\w+` \|.*\n/gmu)].map(([line]) => line);
  const row = lines.find((line) =>
    line.startsWith("| `tool_name` | [`ResolvedToolName`](names.md#resolvedtoolname) or"),
  );
  assert.ok(row !== undefined);
  checkFields("SkillError", sectionOf("SkillError", sectionsOf([page])));
  assert.throws(() => checkFields("SkillError", sectionOf("SkillError", sectionsOf([page.replace(row, "")]))));
  const silent = page.replace(row, row.replace(/[^|]+\|\n$/u, " |\n"));
  assert.throws(() => checkFields("SkillError", sectionOf("SkillError", sectionsOf([silent]))));
});

for (const name of Object.keys(docsFields)) {
  test(`the docs tell the rules of ${name}, and no others`, () => {
    const { rules, inherited } = sectionOf(name);
    assert.deepEqual(
      rules.map(({ id, at }) => [id, at]),
      docsRules[name] ?? [],
    );
    for (const { sentence, message, cel } of rules) {
      for (const text of [sentence, message]) assert.match(text, /^[`A-Z].+\.$/u);
      assert.match(cel, /`.+`/u);
    }
    const { owner, ids = [] } = docsInherited[name] ?? {};
    assert.deepEqual(
      inherited.map((rule) => [rule.owner, rule.id]),
      ids.map((id) => [owner, id]),
    );
    for (const { sentence } of inherited) assert.match(sentence, /^[`A-Z].+\.$/u);
  });
}

for (const [name, values] of Object.entries(docsValues)) {
  test(`the docs tell the values of ${name}`, () => {
    assert.deepEqual(
      columnsOf(sectionOf(name), "Values", "Value"),
      values.map((value) => [value]),
    );
    assertMeanings(sectionOf(name), "Values");
  });
}

for (const { of, title, columns, rows } of docsTables) {
  test(`the docs tell of ${of}: ${title}`, () => {
    assert.deepEqual(columnsOf(sectionOf(of), title, ...columns), rows);
  });
}

test("the docs say what methods and functions give", () => {
  assert.match(sectionOf("SkillMetadata").text, /Returns `bool`: `!\(this\.read_only && capability\.writes\)`/u);
  assert.match(sectionOf("mapToolError").text, /Returns \[`SkillError`\]/u);
  assert.match(sectionOf("mapToolError").text, /`mapToolError\(error, \{ skill_name, tool_name \}\)`/u);
});

test("the docs say of every model that it is frozen, and what it does with other keys", () => {
  for (const name of Object.keys(smallest).filter((key): key is ModelName => key in smallest)) {
    const refuses = faults(name, { ...smallest[name], no_such_key: 1 }).length > 0;
    assert.match(
      sectionOf(name).text,
      refuses ? /^Frozen\. Other keys are refused\.$/mu : /^Frozen\. Other keys are ignored\.$/mu,
    );
  }
});

test("the docs say of every model what makes it, from a config dict too", () => {
  for (const name of Object.keys(docsFields)) {
    const { text } = sectionOf(name);
    assert.match(text, new RegExp(`^Made by .${name}\\.parse\\(value\\).*.${name}\\.fromConfig\\(value\\)`, "mu"));
  }
});

test("the docs say what every model and every instance can do", () => {
  const [models, instances] = (index.get("What every model can do")?.text.match(/(?:^\|.*\n)+/gmu) ?? []).map((table) =>
    [...table.matchAll(/^\| `([^`]+)`/gmu)].map(([, call]) => call),
  );
  const calls = ["parse(value)", "safeParse(value)", "fromConfig(value)", "is(value)", "validate(value)"];
  for (const call of calls) assert.ok(models?.includes(`M.${call}`), call);
  assert.ok(models?.includes('M["~standard"]'));
  assert.deepEqual(instances?.slice(0, 3), ["m.with(patch)", "m.equals(other)", "m.toJSON()"]);
});

test("the index leads to every model and enum, and to the function of the reference pages", () => {
  const text = readFileSync("generated/docs/index.md", "utf8");
  const names = [...Object.keys(docsFields), ...Object.keys(docsValues), "mapToolError"];
  for (const name of names) assert.ok(text.includes(`[\`${name}\`](`), name);
});

/** Words that must stand on a page, in this order of facts on the reference pages. */
const told: readonly (readonly [string, ...RegExp[]])[] = [
  ["names", /namespace\/short_name/u, /local\/line-counter/u, /devops\/docker-build/u],
  ["tool", /Agent Skills/u, /MCP server/u, /same namespace/u, /seconds/u, /Python/u, /rolled? back/u],
  ["validation", /ten steps/u, /`passed`/u],
  ["skill", /includes?/u],
  ["protocol", /frozen/u, /milliseconds/u, /never allowed to trigger/u, /`type`/u],
  ["protocol", /ValueError/u, /PermissionError/u, /ValidationError/u, /ZodError/u, /EACCES/u, /EPERM/u],
];

for (const [name, ...words] of told) {
  test(`the page on ${name} tells of ${words.map((word) => word.source).join(", ")}`, () => {
    for (const word of words) assert.match(texts.get(name) ?? "", word);
  });
}
