import { readdirSync, readFileSync } from "node:fs";

// Runs the vectors of the model package wherever there is JavaScript and something like Node's way to read files: no test runner, no
// other package. Prints how many cases there were, and what was wrong; ends with 1 where anything was.

interface Model {
  is(value: unknown): boolean;
  validate(value: unknown): readonly { readonly code: string; readonly rule?: string }[];
  parse(value: unknown): { equals(other: unknown): boolean };
  fromConfig(value: unknown): object;
  safeParse(value: unknown): { readonly success: boolean };
  parseJson(json: Uint8Array): object;
  validateJson(json: string): readonly { readonly code: string }[];
}

/** What the members of a catalog come to, by their keys. */
interface ResolutionCase {
  readonly description: string;
  readonly value: unknown;
  readonly resolution: string;
  readonly gives: Readonly<Record<string, unknown>>;
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
/** By the ending of a file, before `.json`. */
const judges: Readonly<Record<string, (model: Model, one: Case & ResolutionCase) => readonly string[]>> = {
  config: judgeConfig,
  resolutions: judgeResolution,
};
const faults: string[] = [];
let cases = 0;

for (const file of readdirSync(new URL("vectors/", folder))) {
  const suite: { type: string; cases: readonly (Case & ResolutionCase)[] } = JSON.parse(
    readFileSync(new URL(`vectors/${file}`, folder), "utf8"),
  );
  const model: unknown = Reflect.get(exported, suite.type);
  // Enums and scalars have no validator that the package exports.
  if (!isModel(model)) continue;
  const judge = judges[file.split(".").at(-2) ?? ""] ?? judgeValue;
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
  const json = JSON.stringify(value);
  return [
    ...(model.is(value) === valid ? [] : ["is"]),
    ...((issues.length === 0) === valid ? [] : ["validate"]),
    ...(model.safeParse(value).success === valid ? [] : ["safeParse"]),
    ...((model.validateJson(json).length === 0) === valid ? [] : ["validateJson"]),
    ...(codes === undefined || JSON.stringify(found) === JSON.stringify(codes) ? [] : [`codes ${found}`]),
    ...(rule === undefined || issues.every((issue) => issue.rule === rule) ? [] : ["rule"]),
    ...(valid ? judgeInstance(model.parse(value), output ?? value) : []),
    ...(valid ? judgeInstance(model.parseJson(new TextEncoder().encode(json)), output ?? value) : []),
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

function judgeResolution(model: Model, { value, resolution, gives }: ResolutionCase): readonly string[] {
  const catalog = model.parse(value);
  const method = resolution.replace(/_(.)/gu, (_, letter: string) => letter.toUpperCase());
  return Object.entries(gives).flatMap(([key, entries]) => {
    const found: unknown = Reflect.get(catalog, method).call(catalog, key);
    return JSON.stringify(found) === JSON.stringify(entries) ? [] : [`${resolution} of ${key}`];
  });
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
