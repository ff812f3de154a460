import assert from "node:assert/strict";
import { test } from "node:test";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import type { JsonValue } from "../../generator/program/json.ts";
import { createDocumentSource } from "../support/random-document.ts";
import { specIn } from "./support/own-spec.ts";
import { coverageEntries, emitted, parsed, strictly } from "./support/schema-files.ts";

/** What only a catalog as a whole tells, and no schema. */
const betweenMembers = ["unknown_reference", "cycle", "chain_too_long"];

/** Ids of the rules that schemas do not check, as the report has them. */
function unchecked(files: ReadonlyMap<string, string>): ReadonlySet<unknown> {
  return new Set(coverageEntries(files, "rules").flatMap(({ rule, exact }) => (exact === false ? [rule] : [])));
}

test("schemas of the domain agree with the interpreter on everything that the report does not name", async () => {
  const program = await specIn("spec");
  const files = await emitted(program);
  const missing = unchecked(files);
  const { validate } = createInterpreter(program);
  const documentsOf = createDocumentSource(program);
  const verdicts = { yes: 0, no: 0 };
  for (const path of [...files.keys()].filter((name) => /^schemas\/[A-Z]\w*\.schema\.json$/u.test(name))) {
    const type = path.slice("schemas/".length, -".schema.json".length);
    const accepts = strictly(parsed(files, path));
    const documents = documentsOf(type, 7);
    for (let count = 0; count < 60; count += 1) {
      const document: JsonValue = documents.next();
      const issues = validate(type, document).filter(
        ({ rule, code }) => !missing.has(rule) && !betweenMembers.includes(code),
      );
      // Some lists are unique by a key, which no schema says, and some as a whole, which schemas do say.
      if (issues.length > 0 && issues.every(({ code }) => code === "duplicate")) continue;
      // Rules do not run where something is nested too deep.
      if (issues.some(({ code }) => code === "too_deep")) continue;
      const isValid = issues.length === 0;
      assert.equal(accepts(document), isValid, `${type}: ${JSON.stringify(document)} ${JSON.stringify(issues)}`);
      verdicts[isValid ? "yes" : "no"] += 1;
    }
  }
  assert.ok(verdicts.yes > 300 && verdicts.no > 300, JSON.stringify(verdicts));
});

test("schemas of the domain accept every example and refuse every counterexample that a schema can refuse", async () => {
  const program = await specIn("spec");
  const files = await emitted(program);
  const missing = unchecked(files);
  let tried = 0;
  for (const declaration of Object.values(program.declarations)) {
    const path = `schemas/${declaration.name}.schema.json`;
    if (!files.has(path)) continue;
    const accepts = strictly(parsed(files, path));
    for (const { name, value } of declaration.examples) {
      assert.equal(accepts(value), true, `${declaration.name}.${name}`);
      tried += 1;
    }
    for (const { name, value, because } of declaration.counterexamples) {
      // What a change makes of an entry of a catalog is known once it is resolved: its faults stand at the change.
      const unseen = because.filter(
        ({ path }) => declaration.kind === "model" && declaration.catalog && path.at(-1) === "override",
      );
      if (because.length > 0 && unseen.length === because.length) continue;
      const reasons = because.map(({ reason }) => reason).filter((reason) => reason !== "duplicate");
      if (because.length > 0 && reasons.length === 0) continue;
      // A scalar does not say why it refuses a value.
      const isUnchecked =
        reasons.length > 0 && reasons.every((reason) => missing.has(reason) || betweenMembers.includes(reason));
      assert.equal(accepts(value), isUnchecked, `${declaration.name}.${name}`);
      tried += 1;
    }
  }
  assert.ok(tried > 50, `only ${tried} examples`);
});

test("most rules of the domain are exact", async () => {
  const rules = coverageEntries(await emitted(await specIn("spec")), "rules");
  const exact = rules.filter((entry) => entry["exact"] === true);
  assert.ok(exact.length / rules.length > 0.7, `${exact.length} of ${rules.length}`);
});
