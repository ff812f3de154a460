import type { Declaration } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { acceptedValues } from "./accepted-values.ts";
import { type Candidate, judge, type VectorCase, withoutTwins } from "./candidate.ts";
import { modelCases } from "./model-cases.ts";
import { refusedValues } from "./refused-values.ts";
import type { Suite } from "./suite.ts";
import type { ValueSource } from "./value-source.ts";
import { createWithoutCircles } from "./without-circles.ts";

/** What a vector file holds. */
export interface VectorFile {
  readonly type: string;
  readonly cases: readonly VectorCase[];
}

/** Makes the suite that the cases of one program come from. */
export function createSuite(source: ValueSource): Suite {
  const known = new Map<string, readonly Candidate[]>();
  const suite: Suite = {
    source,
    withoutCircles: createWithoutCircles(),
    refused(name) {
      const made = known.get(name);
      if (made !== undefined) return made;
      known.set(name, []);
      const model = source.program.declarations[name];
      const cases = model?.kind === "model" ? modelCases(suite, model) : [];
      const refused = cases.filter(({ value }) => source.interpreter.validate(name, value).length > 0);
      known.set(name, refused);
      return refused;
    },
  };
  return suite;
}

/** Every case of a declared type: its examples, then what is derived from its declaration. Equal values stand once. */
export function vectorFile(suite: Suite, declaration: Declaration): VectorFile {
  const { name } = declaration;
  const type: TypeExpr = { kind: "reference", target: name };
  const derived =
    declaration.kind === "model"
      ? [...modelCases(suite, declaration), ...refusedValues(suite, type, [])]
      : [...acceptedValues(suite, type, []), ...refusedValues(suite, type, [])];
  const examples = declaration.examples.map((example) => ({
    description: `example ${example.name}`,
    value: example.value,
  }));
  const counterexamples = declaration.counterexamples.map((example) => ({
    description: `counterexample ${example.name}`,
    value: example.value,
  }));
  const candidates = withoutTwins([...examples, ...counterexamples, ...derived]);
  return { type: name, cases: candidates.map((candidate) => judge(suite.source.interpreter, name, candidate)) };
}
