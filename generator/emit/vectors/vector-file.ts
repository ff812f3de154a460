import type { Declaration } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Candidate } from "../../witness/candidate.ts";
import { mostNodesInFile, nodesOf } from "../../witness/size.ts";
import type { ValueSource } from "../../witness/value-source.ts";
import { createWithoutCircles } from "../../witness/without-circles.ts";
import { acceptedValues } from "./accepted-values.ts";
import { configCases } from "./config-cases.ts";
import { modelCases } from "./model-cases.ts";
import { objectKinds, oncePerFault, otherKinds, refusedValues } from "./refused-values.ts";
import type { Suite } from "./suite.ts";
import { judge, judgeConfig, type VectorCase, withoutTwins } from "./vector-case.ts";

/** What a vector file holds. */
export interface VectorFile {
  readonly type: string;
  readonly cases: readonly VectorCase[];
}

/** Makes the suite that the cases of one program come from. */
export function createSuite(source: ValueSource): Suite {
  const known = new Map<string, readonly Candidate[]>();
  const cases = new Map<string, readonly Candidate[]>();
  const suite: Suite = {
    source,
    withoutCircles: createWithoutCircles(),
    cases(name) {
      const model = source.program.declarations[name];
      const made = cases.get(name) ?? (model?.kind === "model" ? modelCases(suite, model) : []);
      cases.set(name, made);
      return made;
    },
    faulty(name) {
      const made = known.get(name);
      if (made !== undefined) return made;
      known.set(name, []);
      const faulty = oncePerFault(suite, name);
      known.set(name, faulty);
      return faulty;
    },
    finish(name) {
      if (!cases.has(name)) return;
      suite.faulty(name);
      cases.delete(name);
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
      ? [...suite.cases(name), ...otherKinds(objectKinds)]
      : [...acceptedValues(suite, type, []), ...refusedValues(suite, type, [])];
  const examples = declaration.examples.map((example) => ({
    description: `example ${example.name}`,
    value: example.value,
  }));
  const counterexamples = declaration.counterexamples.map((example) => ({
    description: `counterexample ${example.name}`,
    value: example.value,
  }));
  const written = [...examples, ...counterexamples];
  const candidates = withoutTwins([...written, ...within(mostNodesInFile, derived)]).filter(({ value }) =>
    suite.source.fits(type, value),
  );
  suite.finish(name);
  return { type: name, cases: candidates.map((candidate) => judge(suite.source.interpreter, name, candidate)) };
}

/** Configuration of a declared type with its verdicts: its examples, then all ways to write it. */
export function configVectorFile({ source }: Suite, declaration: Declaration): VectorFile {
  const { name } = declaration;
  const examples = declaration.examples.flatMap(({ name: example, config }): readonly Candidate[] =>
    config === undefined ? [] : [{ description: `example ${example}`, value: config }],
  );
  const refused = declaration.refusedConfigs.map((example) => ({
    description: `counterexample ${example.name}`,
    value: example.value,
  }));
  const derived = declaration.kind === "model" ? configCases(declaration, source) : [];
  const candidates = withoutTwins([...examples, ...refused, ...within(mostNodesInFile, derived)]);
  return { type: name, cases: candidates.map((candidate) => judgeConfig(source.interpreter, name, candidate)) };
}

/** The first candidates, up to so many nodes. */
function within(most: number, candidates: readonly Candidate[]): readonly Candidate[] {
  let nodes = 0;
  return candidates.filter(({ value }) => {
    nodes += nodesOf(value);
    return nodes <= most;
  });
}
