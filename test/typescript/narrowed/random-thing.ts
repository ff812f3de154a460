import type { Random } from "../../support/random.ts";

/** Fields of the thing, and what a document may say of each; undefined leaves it out. */
export const thingFields = {
  sort: { type: "Sort", states: ["red", "green", "blue"] },
  other: { type: "Sort?", states: ["red", "green", "blue", null] },
  on: { type: "bool", states: [true, false] },
  sure: { type: "bool", states: [true, false] },
  text: { type: "string?", states: ["a", "b", null] },
  size: { type: "int", presence: "optional: true", states: [1, 9, undefined] },
  note: { type: "string?", presence: "optional: true", states: ["a", null, undefined] },
} as const;

const head = `specwright: 1
module: thing
title: Thing
doc: A thing.
types:
  Sort: { doc: Sorts., enum: { red: R., green: G., blue: B. } }
  Thing:
    doc: A thing.
    fields:
`;

/** A spec of a model with random rules, most of them over enums, bools and presence; `isPlain` says that there are no others. */
export function randomThing(random: Random): { readonly text: string; readonly isPlain: boolean } {
  const isPlain = random.chance(0.5);
  const atoms = isPlain ? plainAtoms("this") : [...plainAtoms("this"), ...furtherAtoms];
  const rules = Array.from({ length: 1 + random.below(4) }, (_, index) => randomRule(random, index, atoms));
  const fields = Object.entries(thingFields).map(([name, field]) => {
    const presence = "presence" in field ? `, ${field.presence}` : "";
    return `      "${name}": { type: ${field.type}${presence}, doc: Field }\n`;
  });
  return { text: `${head}${fields.join("")}    rules:\n${rules.join("")}`, isPlain };
}

/**
 * Functions that read things in all ways, to follow the types of a spec; `tied` are names of fields that are tied to others, so that
 * they can be used where a guard stands that can never be passed.
 */
export function randomJudges(random: Random, tied: readonly string[]): string {
  const guarded = (owner: string): readonly string[] => [
    ...(tied.includes("text") ? [`(has(${owner}.text) && ${owner}.text.startsWith('a'))`] : []),
    ...(tied.includes("size") ? [`(!has(${owner}.size) || ${owner}.size > 3)`] : []),
  ];
  const about = (owner: string): string => condition(random, 2, [...plainAtoms(owner), ...guarded(owner)]);
  const params = "params: { thing: { type: Thing, doc: Thing }, things: { type: list<Thing>, doc: Things } }";
  return `functions:
  judge: { doc: Judges., ${params}, returns: bool, value: "thing.sure == (${about("thing")}) || size(things) > 1 && ${about("thing")}" }
  judge_all:
    doc: Judges all.
    ${params}
    returns: bool
    value: "thing.sure == (things.all(x, ${about("x")}) ? things.exists(x, ${about("x")}) : ${about("thing")} || size(things.filter(x, ${about("x")})) < 2)"
`;
}

function randomRule(random: Random, index: number, atoms: readonly string[]): string {
  const when = random.chance(0.7) ? `when: "${condition(random, 1, atoms)}", ` : "";
  return `      rule_${index}: { ${when}must: "${condition(random, 1, atoms)}", message: Rule. }\n`;
}

function condition(random: Random, depth: number, atoms: readonly string[]): string {
  const inner = (): string => condition(random, depth - 1, atoms);
  if (depth < 0 || random.chance(0.3)) return random.pick(atoms) ?? "true";
  switch (random.below(6)) {
    case 0:
      return `!(${inner()})`;
    case 1:
      return `(${inner()} ? ${inner()} : ${inner()})`;
    case 2:
      return `((${inner()}) == (${inner()}))`;
    case 3:
      return `(${inner()} && ${inner()})`;
    default:
      return `(${inner()} || ${inner()})`;
  }
}

function plainAtoms(owner: string): readonly string[] {
  return [
    ...["red", "green", "blue"].map((sort) => `${owner}.sort == '${sort}'`),
    ...["red", "green", "blue"].map((sort) => `${owner}.sort != '${sort}'`),
    `${owner}.sort in ['red', 'blue']`,
    `${owner}.other == 'red'`,
    `${owner}.other == null`,
    `${owner}.other == ${owner}.sort`,
    `${owner}['on']`,
    `${owner}.sure`,
    `${owner}['on'] != ${owner}.sure`,
    `has(${owner}.text)`,
    `has(${owner}.size)`,
    `${owner}.note == null`,
  ];
}

const furtherAtoms = ["this.text == 'a'", "(has(this.size) && this.size > 3)", "this.text == this.note"];
