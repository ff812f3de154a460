import { readdirSync, readFileSync } from "node:fs";

// Runs the vectors of the model package wherever there is JavaScript and something like Node's way to read files: no test runner, no
// other package. Prints how many cases there were, and what was wrong; ends with 1 where anything was.

interface Model {
  is(value: unknown): boolean;
  validate(value: unknown): readonly { readonly code: string; readonly rule?: string }[];
  parse(value: unknown): { equals(other: unknown): boolean };
  fromConfig(value: unknown): object;
  safeParse(value: unknown): { readonly success: boolean };
}

interface Case {
  readonly description: string;
  readonly value: unknown;
  readonly valid: boolean;
  readonly rule?: string;
  readonly codes?: readonly string[];
  readonly output?: unknown;
}

const folder = new URL("../../../generated/", import.meta.url);
const exported: object = await import(new URL("dist/index.js", folder).href);
const faults: string[] = [];
let cases = 0;

for (const file of readdirSync(new URL("vectors/", folder))) {
  const suite: { type: string; cases: readonly Case[] } = JSON.parse(
    readFileSync(new URL(`vectors/${file}`, folder), "utf8"),
  );
  const model: unknown = Reflect.get(exported, suite.type);
  // Enums and scalars have no validator that the package exports.
  if (!isModel(model)) continue;
  const judge = file.endsWith(".config.json") ? judgeConfig : judgeValue;
  for (const one of suite.cases) {
    cases += 1;
    faults.push(...judge(model, one).map((fault) => `${file}, ${one.description}: ${fault}`));
  }
}

process.stdout.write(`${cases} cases, ${faults.length} faults\n`);
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
if (faults.length > 0 || cases < 100) process.exitCode = 1;

function judgeValue(model: Model, { value, valid, rule, codes, output }: Case): readonly string[] {
  const issues = model.validate(value);
  const found = [...new Set(issues.map(({ code }) => code))].sort();
  return [
    ...(model.is(value) === valid ? [] : ["is"]),
    ...((issues.length === 0) === valid ? [] : ["validate"]),
    ...(model.safeParse(value).success === valid ? [] : ["safeParse"]),
    ...(codes === undefined || JSON.stringify(found) === JSON.stringify(codes) ? [] : [`codes ${found}`]),
    ...(rule === undefined || issues.every((issue) => issue.rule === rule) ? [] : ["rule"]),
    ...(valid ? judgeInstance(model.parse(value), output ?? value) : []),
    ...(valid && !model.parse(value).equals(model.parse(value)) ? ["equals"] : []),
  ];
}

function judgeConfig(model: Model, { value, valid, output }: Case): readonly string[] {
  try {
    const instance = model.fromConfig(value);
    return valid ? judgeInstance(instance, output ?? value) : ["fromConfig accepts"];
  } catch {
    return valid ? ["fromConfig refuses"] : [];
  }
}

function judgeInstance(instance: object, output: unknown): readonly string[] {
  return [
    ...(JSON.stringify(instance) === JSON.stringify(output) ? [] : ["toJSON"]),
    ...(Object.isFrozen(instance) ? [] : ["not frozen"]),
  ];
}

function isModel(value: unknown): value is Model {
  return typeof value === "object" && value !== null && "validate" in value && "parse" in value;
}
