import assert from "node:assert/strict";
import { test } from "node:test";
import { createMemoryHost } from "../../generator/host/memory-host.ts";
import { runInMemory } from "../support/run-in-memory.ts";
import { sampleProject, sampleSpec } from "../support/sample-spec.ts";

const limits = `specwright: 1
module: limits
title: Limits
doc: What may be used.
types:
  Limit:
    doc: A limit.
    fields:
      low: { type: int, doc: At least, min: 0 }
      high: { type: int, doc: At most }
      marks: { type: list<string>, doc: Marks, default: [] }
    rules:
      in_order:
        must: this.low <= this.high
        message: Low comes before high.
      one_main:
        must: "this.marks.exists_one(m, m == 'main')"
        message: One mark is the main one.
      low_is_even:
        must: this.low % 2 == 0
        message: Low is even.
  Narrow:
    doc: A narrow limit.
    extends: Limit
`;

const files = { ...sampleSpec, "spec/limits.yaml": limits };

test("the table has a line for every rule and constraint, a column for every target, and the reasons", async () => {
  const { code, out, err } = await runInMemory(createMemoryHost({ files }), ["coverage"]);
  assert.deepEqual([code, err], [0, ""]);
  const lines = out.split("\n").map((line) => line.split(/ {2,}/u));
  const targets = ["typescript", "json-schema-2020-12", "json-schema-draft-07", "docs"];
  assert.deepEqual(
    lines.filter(([first]) => first === "rule" || first === "constraint"),
    [
      ["rule", ...targets],
      ["constraint", ...targets],
    ],
  );
  assert.deepEqual(
    lines.filter(([first]) => first?.startsWith("Limit.")),
    [
      ["Limit.in_order", "exact", "no", "no", "exact", "field compared with field"],
      ["Limit.low_is_even", "exact", "exact", "exact", "exact"],
      ["Limit.one_main", "exact", "exact", "no", "exact", "elements counted (draft-07)"],
      ["Limit.low min", "exact", "exact", "exact", "exact"],
    ],
  );
  assert.match(out, /^Order\.lines unique_by .* unique by one property$/mu);
  assert.match(out, /^\* depth .* depth counted from the root$/mu);
  assert.match(out, /^typescript: 7 of 7 rules and (\d+) of \1 constraints exact$/mu);
  assert.match(out, /^json-schema-draft-07: 3 of 7 rules /mu);
});

test("the JSON is the report that generate writes, and --target leaves only the columns that are asked for", async () => {
  const project = sampleProject.replace("[docs]", "[json-schema]");
  const host = createMemoryHost({ files: { ...files, "spec/specwright.yaml": project } });
  await runInMemory(host, ["generate"]);
  const { code, out } = await runInMemory(host, ["coverage", "--format", "json"]);
  assert.equal(code, 0);
  const { without_witness: unwitnessed, ...carried } = JSON.parse(out);
  assert.deepEqual(carried, JSON.parse(host.files()["generated/coverage.json"] ?? ""));
  assert.ok(Array.isArray(unwitnessed));
  const one = await runInMemory(host, ["coverage", "--format", "json", "--target", "json-schema-draft-07"]);
  const report: { rules: readonly unknown[] } = JSON.parse(one.out);
  assert.deepEqual(report.rules[2], {
    model: "Limit",
    rule: "one_main",
    targets: { "json-schema-draft-07": { exact: false, reason: "elements counted (draft-07)" } },
  });
});

test("--strict tells each rule that a named target does not carry at its place, once, and ends with 1", async () => {
  const host = createMemoryHost({ files });
  const strict = ["coverage", "--strict", "--target"];
  const { code, out, err } = await runInMemory(host, [...strict, "json-schema-2020-12", "json-schema-draft-07"]);
  assert.equal(code, 1);
  assert.match(out, /^Limit\.in_order +no +no +field compared with field$/mu);
  const told = [...err.matchAll(/^(\S+):(\d+):\d+ - error rule-not-exact: (.*)$/gmu)].map(([, ...parts]) => parts);
  assert.deepEqual(
    told.map(([file, line]) => [file, limits.split("\n")[Number(line) - 1]?.trim()]),
    [
      ["spec/limits.yaml", "in_order:"],
      ["spec/limits.yaml", "in_order:"],
      ["spec/limits.yaml", "one_main:"],
    ],
  );
  const json = await runInMemory(host, [...strict, "json-schema-2020-12", "--format", "json"]);
  assert.equal(json.code, 1);
  assert.doesNotThrow(() => JSON.parse(json.out));
});

test("--strict is content with targets that carry every rule, and constraints do not matter to it", async () => {
  const host = createMemoryHost({ files });
  assert.equal((await runInMemory(host, ["coverage", "--strict", "--target", "typescript", "docs"])).code, 0);
  assert.equal((await runInMemory(host, ["coverage", "--strict"])).code, 1);
  const plain = createMemoryHost({ files: sampleSpec });
  assert.equal((await runInMemory(plain, ["coverage", "--strict"])).code, 0);
});

test("an unknown target ends with 2, an error in the spec is told as ever", async () => {
  const host = createMemoryHost({ files });
  const unknown = await runInMemory(host, ["coverage", "--target", "json-schema-2020"]);
  assert.equal(unknown.code, 2);
  assert.match(unknown.err, /Did you mean "json-schema-2020-12"\?/u);
  const broken = createMemoryHost({
    files: { ...files, "spec/limits.yaml": limits.replace("this.low <=", "this.lo <=") },
  });
  const { code, out } = await runInMemory(broken, ["coverage"]);
  assert.equal(code, 1);
  assert.match(out, /^spec\/limits\.yaml:\d+:\d+ - error /mu);
});

test("rules, branches and constraints that no document shows are named at the end, in both formats", async () => {
  const text = limits
    .replace("must: this.low % 2 == 0", "must: this.low >= 0 || has(this.note)")
    .replace("marks: {", "note: { type: string?, min_length: 1, pattern: '[a-z]+', doc: Note }\n      marks: {");
  const host = createMemoryHost({ files: { ...sampleSpec, "spec/limits.yaml": text } });
  const { code, out } = await runInMemory(host, ["coverage"]);
  assert.equal(code, 0);
  const [, list = ""] = out.split(/^No document .*$/mu);
  assert.deepEqual(
    list.split("\n").flatMap((line) => (line === "" ? [] : [line.split(/ {2,}/u)])),
    [
      ["Limit.low_is_even", "never broken"],
      ["Limit.note min_length", "never broken alone"],
      ["Narrow.low_is_even", "never broken"],
      ["Narrow.note min_length", "never broken alone"],
    ],
  );
  const json = await runInMemory(host, ["coverage", "--format", "json"]);
  assert.deepEqual(JSON.parse(json.out).without_witness.slice(0, 2), [
    { type: "Limit", rule: "low_is_even", finding: "never broken" },
    { type: "Limit", property: "note", constraint: "min_length", finding: "never broken alone" },
  ]);
});

test("a branch is told by its place and its conditions, and a spec with a document for everything says so", async () => {
  const bounded = limits.replace("must: this.low % 2 == 0", "must: this.low > 5 || this.high > 9");
  const text = bounded.replace("high: { type: int,", "high: { type: int, max: 9,");
  const host = createMemoryHost({ files: { ...sampleSpec, "spec/limits.yaml": text } });
  const { out } = await runInMemory(host, ["coverage"]);
  const branch = "never kept with `this.low > 5` false and `this.high > 9` true";
  assert.ok(out.includes(`Limit.low_is_even branch 2   ${branch}\n`), out);
  const plain = createMemoryHost({ files: { ...sampleSpec, "spec/limits.yaml": limits } });
  assert.match((await runInMemory(plain, ["coverage"])).out, /^Every rule, branch of a rule and constraint /mu);
});
