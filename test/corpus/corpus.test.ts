import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compile } from "../../generator/compile.ts";
import { moduleText } from "../json-schema/support/schema-files.ts";
import { corpusPrograms, corpusRules } from "./corpus.ts";
import { corpusPage, exactIn, figuresIn } from "./corpus-page.ts";
import { tryRules } from "./differential.ts";
import { outsideRules } from "./outside.ts";

const programs = await corpusPrograms();
const rules = corpusRules(programs);

test("the corpus has at least 150 rules, of which 70 % are exact in draft 2020-12", () => {
  assert.ok(rules.length >= 150, `${rules.length} rules`);
  const share = exactIn(rules, "draft-2020-12") / rules.length;
  assert.ok(share >= 0.7, `${share}`);
  assert.ok(exactIn(rules, "draft-07") <= exactIn(rules, "draft-2020-12"));
});

test("what draft-07 says exactly, draft 2020-12 says exactly", () => {
  const worse = rules.filter(
    ({ reasons }) => reasons["draft-07"] === undefined && reasons["draft-2020-12"] !== undefined,
  );
  assert.deepEqual(worse, []);
});

for (const [name, program] of programs) {
  test(`schemas of ${name} agree with the interpreter on random objects`, () => {
    const { faults, met, broken } = tryRules(program, 60, 7);
    assert.deepEqual(faults, []);
    assert.ok(met > 0 && broken > met / 10, `${met} met, ${broken} broken`);
  });
}

test("rules that the language has no words for are refused", async () => {
  const taken: string[] = [];
  for (const { id, fields, must } of outsideRules) {
    const rule = `{ ${id}: { must: ${JSON.stringify(must)}, message: Wrong. } }`;
    const types = `types:\n  Probe: { doc: Tried., fields: ${fields}, rules: ${rule} }`;
    const { diagnostics, program } = await compile({ "probe.yaml": moduleText(types) }, { targets: [] });
    if (program !== undefined || diagnostics.length === 0) taken.push(id);
  }
  assert.deepEqual(taken, []);
});

test("the page about the corpus is fresh", () => {
  const page = readFileSync("generator/docs/rule-corpus.md", "utf8");
  const figures = figuresIn(page);
  assert.ok(figures !== undefined, "the page has no figures");
  assert.equal(figures.disagreements, 0);
  assert.ok(figures.objects >= 2000);
  assert.equal(page, corpusPage(rules, figures), "run `node dist/test/corpus/write-page.js`");
});
