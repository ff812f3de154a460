import type { Catalog } from "../catalog-entry.ts";

/** Faults found while trying defaults, fixed values and examples. `problem` is the sentence of an issue, `at` where it is. */
export interface ExamplesCodes {
  "default-refused": { readonly name: string; readonly at: string; readonly problem: string };
  "fixed-refused": { readonly name: string; readonly at: string; readonly problem: string };
  "example-refused": { readonly type: string; readonly name: string; readonly at: string; readonly problem: string };
  "config-reads-otherwise": { readonly type: string; readonly name: string };
  "counterexample-accepted": { readonly type: string; readonly name: string };
  "counterexample-surprise": {
    readonly type: string;
    readonly name: string;
    readonly reason: string;
    readonly at: string;
    readonly problem: string;
  };
  "counterexample-unfounded": {
    readonly type: string;
    readonly name: string;
    readonly reason: string;
    readonly at: string;
  };
  "example-argument": {
    readonly function: string;
    readonly name: string;
    readonly argument: string;
    readonly problem: string;
  };
  "example-result": {
    readonly function: string;
    readonly name: string;
    readonly at: string;
    readonly expected: string;
    readonly found: string;
  };
}

export const examplesCodes: Catalog<ExamplesCodes> = {
  "default-refused": {
    severity: "error",
    message: ({ name, at, problem }) => `The default of "${name}" is not valid${placed(at)}: ${problem}`,
    explain: `A default stands in for a value that is left out, so it must itself be a value that the type accepts. Constraints of
the field count, and so do the rules of a model that the default makes.

    timeout: { type: int, min: 1, default: 0, doc: Seconds to wait }     # refused: 0 is below 1
    timeout: { type: int, min: 1, default: 300, doc: Seconds to wait }   # fine

Change the default, or loosen what forbids it. Where a model inherits the field and tightens it, give the field a default of
its own there.`,
  },
  "fixed-refused": {
    severity: "error",
    message: ({ name, at, problem }) => `The fixed value of "${name}" is not valid${placed(at)}: ${problem}`,
    explain: `A fixed value is the only one that its field takes. If the type or a constraint of the field refuses it, no document
could ever be valid.

    mode: { type: Mode, fixed: fast, doc: How it runs }   # refused where the enum Mode has no value "fast"

Name a value that the type has.`,
  },
  "example-refused": {
    severity: "error",
    message: ({ type, name, at, problem }) => `The example "${name}" of ${type} is not valid${placed(at)}: ${problem}`,
    explain: `Examples are shown in the docs and run as tests in every language, so each one must be accepted by its type. The message
says what is wrong first and where; there may be more.

    examples:
      short: { value: { name: a, count: -1 } }   # refused where count has min: 0

Mend the example. If it is meant to be refused, move it to counterexamples and say why under because.`,
  },
  "config-reads-otherwise": {
    severity: "error",
    message: ({ type, name }) =>
      `In the example "${name}" of ${type}, \`config\` does not come to what \`value\` says.`,
    hint: () => "Correct either of the two.",
    explain: `Under \`config\` an example shows what configuration may write for its value. Read by the layouts of the type, with
all defaults filled in, it must come to the same.

    examples:
      short: { config: local/x, value: { name: local/x } }     # fine where \`name\` is the shorthand
      other: { config: local/x, value: { name: local/y } }     # refused

Correct either of the two.`,
  },
  "counterexample-accepted": {
    severity: "error",
    message: ({ type, name }) => `The counterexample "${name}" of ${type} is accepted.`,
    explain: `A counterexample shows a value that the type refuses. This one is valid, so either the value is not what was meant, or a
constraint or rule that should refuse it is missing.

    Count: { scalar: int, doc: A number, counterexamples: [-1] }           # accepted: nothing forbids -1
    Count: { scalar: int, min: 0, doc: A number, counterexamples: [-1] }   # refused, as it should be`,
  },
  "counterexample-surprise": {
    severity: "error",
    message: ({ type, name, reason, at, problem }) =>
      `The counterexample "${name}" of ${type} also fails with "${reason}"${placed(at)}: ${problem}`,
    explain: `Under because, a counterexample lists every fault that is found in it, and only those: a path, and the code of the issue or
the id of the rule. A fault that is not listed may hide that the one meant is never reached.

    because: { timeout: too_small }   # the value also lacks a name, and nobody said so

Mend the value so that only the intended fault is left, or list the other one too.`,
  },
  "counterexample-unfounded": {
    severity: "error",
    message: ({ type, name, reason, at }) =>
      `The counterexample "${name}" of ${type} does not fail with "${reason}"${placed(at)}.`,
    hint: () => "Take the entry out, or change the value so that it fails in this way alone.",
    explain: `Under because, a counterexample lists the faults that are found in it: a path, and the code of the issue or the id of the
rule. The fault named here was not found at that path. Often the path is another one: a missing field and an unknown key are
reported at that key, a rule at its "at", and the path of the value itself is ".".

    because: { writes: read_only_never_writes }   # rule id
    because: { "slots[1].name": duplicate }       # issue code, at the second of two equal names

A rule does not run while a field that it reads has a fault of its own.`,
  },
  "example-argument": {
    severity: "error",
    message: ({ function: called, name, argument, problem }) =>
      `The example "${name}" of ${called} gives no valid "${argument}": ${problem}`,
    hint: ({ argument }) => `Take \`${argument}\` out of \`given\`.`,
    explain: `An example of a function lists arguments under given, by the names of the parameters. Each must be valid for its parameter;
one that has a default or a nullable type may be left out, the others may not.

    params: { count: int }
    examples:
      two: { given: { count: two }, gives: 4 }   # refused: a text is no int`,
  },
  "example-result": {
    severity: "error",
    message: ({ function: called, name, at, expected, found }) =>
      `The example "${name}" of ${called} gives ${found}${placed(at)}, not ${expected}.`,
    explain: `An example of a function says under gives what the function returns. Where that is a model, it need only list the fields that
matter; everything else must be the whole result. The function returned something else: mend the example or the function.

    examples:
      two: { given: { count: 2 }, gives: 5 }   # refused where the function doubles`,
  },
};

function placed(at: string): string {
  return at === "" ? "" : ` at "${at}"`;
}
