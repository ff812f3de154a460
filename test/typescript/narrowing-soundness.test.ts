import assert from "node:assert/strict";
import { test } from "node:test";
import { type NarrowingPart, narrowingOf } from "../../generator/emit/typescript/narrowing/narrowing.ts";
import { present, type State } from "../../generator/emit/typescript/narrowing/state.ts";
import type { Variant } from "../../generator/emit/typescript/narrowing/variants.ts";
import { createInterpreter } from "../../generator/interpret/interpreter.ts";
import { modelOf } from "../../generator/program/lookup.ts";
import type { Program } from "../../generator/program/program.ts";
import { checkSpec } from "../support/check-spec.ts";
import { createRandom } from "../support/random.ts";
import { buildModel } from "./build-model.ts";
import { randomJudges, randomThing, thingFields } from "./narrowed/random-thing.ts";

// Random rules, and every document that they can tell from others: whatever is accepted is in the type.

type Document = Readonly<Record<string, unknown>>;

const documents = Object.entries(thingFields).reduce<readonly Document[]>(
  (all, [name, { states }]) =>
    all.flatMap((document) => states.map((state) => (state === undefined ? document : { ...document, [name]: state }))),
  [{}],
);

test("what rules accept is one of the variants of every part, and no more than one", () => {
  let narrowed = 0;
  let variants = 0;
  for (let seed = 1; seed <= 120; seed += 1) {
    const { text, isPlain } = randomThing(createRandom(seed));
    const { program } = checkSpec({ "thing.yaml": text });
    if (program === undefined) continue;
    const parts = narrowingOf(modelOf(program, "Thing"), program);
    if (parts.length === 0) continue;
    const accepted = acceptedBy(program);
    narrowed += 1;
    for (const part of parts) {
      variants += part.variants.length;
      for (const document of accepted) {
        const fitting = part.variants.filter((variant) => fits(document, variant));
        assert.equal(fitting.length, 1, `seed ${seed}: ${JSON.stringify(document)}\n${text}`);
        assert.ok(part.rows.some((row) => [...row].every(([name, state]) => isIn(document[name], state))));
      }
      if (isPlain) checkExact(part, accepted, `seed ${seed}\n${text}`);
    }
  }
  assert.ok(narrowed >= 80 && variants >= 250, `${variants} variants of ${narrowed} models`);
});

test("code that reads instances in any way compiles, and means what it says", async () => {
  const specs: Record<string, string> = {};
  for (let seed = 1000; Object.keys(specs).length < 16; seed += 1) {
    const random = createRandom(seed);
    const { text } = randomThing(random);
    const { program } = checkSpec({ "thing.yaml": text });
    const parts = program === undefined ? [] : narrowingOf(modelOf(program, "Thing"), program);
    if (program === undefined || parts.length === 0 || acceptedBy(program).length === 0) continue;
    const tied = parts.flatMap(({ rows: [row] }) => [...(row ?? new Map()).keys()]);
    specs[`thing-${seed}.yaml`] = numbered(text + randomJudges(random, tied), seed);
  }
  const built = await buildModel("narrowing-soundness", specs);
  const interpreter = createInterpreter(built.program);
  const verdicts = new Set<boolean>();
  for (const { name } of Object.values(built.program.declarations).filter(({ kind }) => kind === "model")) {
    const random = createRandom(name.length);
    const things = documents.filter((document) => built.model(name).is(document));
    for (let round = 0; round < 100; round += 1) {
      const args = { thing: random.pick(things), things: things.slice(0, random.below(3)) };
      const [thing, ...others] = [args.thing, ...args.things].map((each) => built.model(name).parse(each));
      for (const judge of ["judge", "judgeAll"]) {
        const called = built.call(name.replace("Thing", judge), thing, { things: others });
        const declared = name.replace("Thing", judge === "judge" ? "judge" : "judge_all");
        const normal = JSON.parse(JSON.stringify({ thing, things: others }));
        assert.deepEqual(
          { value: called },
          interpreter.callFunction(declared, normal),
          `${declared} ${JSON.stringify(args)}`,
        );
        verdicts.add(called === true);
      }
    }
  }
  assert.equal(verdicts.size, 2);
});

/** The same spec under names of its own. */
function numbered(text: string, seed: number): string {
  return text
    .replaceAll(/\b(?:Thing|Sort|judge|judge_all)(?=\b)/gu, (name) => `${name}${seed}`)
    .replace("module: thing", `module: thing-${seed}`);
}

test("what would be no help to a reader is left out", () => {
  const members = Array.from({ length: 17 }, (_, index) => `kind_${index}`);
  const spec = (count: number): string => `specwright: 1
module: thing
title: Thing
doc: A thing.
types:
  Sort: { doc: Sorts., enum: { ${members.map((name) => `${name}: Kind.`).join(", ")} } }
  Thing:
    doc: A thing.
    fields:
      sort: { type: Sort, doc: Sort }
${members.map((name) => `      ${name}: { type: string?, doc: Field }\n`).join("")}    rules:
${members
  .slice(0, count)
  .map((name) => `      needs_${name}: { when: this.sort == '${name}', must: has(this.${name}), message: Needed. }\n`)
  .join("")}`;
  const variantsFor = (count: number): readonly number[] => {
    const { program } = checkSpec({ "thing.yaml": spec(count) });
    assert.ok(program !== undefined);
    return narrowingOf(modelOf(program, "Thing"), program).map(({ variants }) => variants.length);
  };
  assert.deepEqual([1, 7, 17].map(variantsFor), [[2], [8], []]);
});

/** Where rules speak of nothing else, a variant promises no less than what is true of all that fits it. */
function checkExact({ variants }: NarrowingPart, accepted: readonly Document[], hint: string): void {
  if (accepted.length === 0) return;
  for (const variant of variants) {
    const fitting = accepted.filter((document) => fits(document, variant));
    for (const [{ name }, states] of variant) {
      for (const state of states)
        assert.ok(
          fitting.some((document) => isIn(document[name], state)),
          hint,
        );
    }
    for (const name of ["text", "size", "note"]) {
      const [first, ...others] = new Set(fitting.map((document) => (document[name] ?? null) === null));
      const isSettled = first !== undefined && others.length === 0;
      const isTold = [...variant.keys()].some((property) => property.name === name);
      const isElsewhere = !variants.some((each) => [...each.keys()].some((property) => property.name === name));
      assert.ok(!isSettled || isTold || isElsewhere, hint);
    }
  }
}

function acceptedBy(program: Program): readonly Document[] {
  const interpreter = createInterpreter(program);
  return documents.filter((document) => interpreter.validate("Thing", document).length === 0);
}

/** Whether a document is of a variant, as TypeScript reads its type. */
function fits(document: Document, variant: Variant): boolean {
  return [...variant].every(([{ name }, states]) => states.some((state) => isIn(document[name], state)));
}

function isIn(value: unknown, state: State): boolean {
  return state === present ? (value ?? null) !== null : (value ?? null) === state;
}
