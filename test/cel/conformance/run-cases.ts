import { createInterpreter } from "../../../generator/interpret/interpreter.ts";
import type { JsonValue } from "../../../generator/program/json.ts";
import type { FunctionDeclaration } from "../../../generator/program/member.ts";
import { named, programOf } from "../../support/hand-made-program.ts";
import { loadFunctions } from "../native/load-functions.ts";
import { type Dyn, parameterOf, type Verdict } from "./judge.ts";
import { sameValue } from "./values.ts";

type Run = Verdict & { readonly kind: "run" };

/** Tests whose result is not what it must be, with what came out. */
export interface Outcome {
  readonly native: readonly string[];
  readonly interpreted: readonly string[];
}

/** Evaluates the expressions of all tests that are run, as compiled code and by the interpreter. */
export async function runCases(verdicts: readonly Verdict[], folder: string): Promise<Outcome> {
  const runs = verdicts.filter((verdict) => verdict.kind === "run");
  const outcomes: Outcome[] = [];
  for (const dyn of ["number", "json"] as const) {
    const group = runs.filter((run) => (run.dyn ?? "json") === dyn);
    outcomes.push(await runGroup(group, dyn, `${folder}-${dyn}`));
  }
  return {
    native: outcomes.flatMap(({ native }) => native),
    interpreted: outcomes.flatMap(({ interpreted }) => interpreted),
  };
}

async function runGroup(runs: readonly Run[], dyn: Dyn, folder: string): Promise<Outcome> {
  const program = programOf([], [dynFunction(dyn), ...runs.map(functionOf)]);
  const call = await loadFunctions(program, folder);
  const { callFunction } = createInterpreter(program);
  const native: string[] = [];
  const interpreted: string[] = [];
  for (const [index, run] of runs.entries()) {
    const { name, text, variables, expected } = run.case;
    if (expected.kind !== "value") continue;
    const args: Record<string, JsonValue> = {};
    for (const variable of variables) args[variable.name] = variable.value ?? null;
    const [first, ...others] = variables.map((variable) => variable.name);
    const positional =
      first === undefined ? [] : [args[first], Object.fromEntries(others.map((other) => [other, args[other]]))];
    const actual = call(`case${index}`, ...positional);
    if (!sameValue(actual, expected.value)) native.push(`${name}: ${text} gave ${String(JSON.stringify(actual))}`);
    const outcome = callFunction(`case_${index}`, args);
    const value = "value" in outcome ? outcome.value : undefined;
    if (!sameValue(value, expected.value)) interpreted.push(`${name}: ${text} gave ${String(JSON.stringify(value))}`);
  }
  return { native, interpreted };
}

function functionOf(run: Run, index: number): FunctionDeclaration {
  return {
    ...named(`case_${index}`),
    localName: `case${index}`,
    kind: "function",
    module: "hand-made",
    internal: false,
    parameters: run.case.variables.map(({ name, type }) => ({ ...parameterOf("json"), name, localName: name, type })),
    returns: run.expr.type,
    body: { kind: "expression", value: run.expr },
    examples: [],
  };
}

function dynFunction(dyn: Dyn): FunctionDeclaration {
  const parameter = parameterOf(dyn);
  const value = { kind: "variable", name: "x", type: parameter.type, span: parameter.span } as const;
  return {
    ...named("dyn"),
    kind: "function",
    module: "hand-made",
    internal: false,
    parameters: [parameter],
    returns: parameter.type,
    body: { kind: "expression", value },
    examples: [],
  };
}
