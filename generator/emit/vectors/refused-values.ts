import type { Issue } from "../../interpret/issue.ts";
import { assertNever } from "../../program/assert-never.ts";
import type { Constraint } from "../../program/constraint.ts";
import type { Declaration } from "../../program/declaration.ts";
import type { JsonValue } from "../../program/json.ts";
import { declarationOf } from "../../program/lookup.ts";
import { jsonSchemaName } from "../../program/shipped.ts";
import type { PrimitiveName, TypeExpr } from "../../program/type-expr.ts";
import type { Candidate } from "../../witness/candidate.ts";
import { outside } from "../../witness/outside-limits.ts";
import { mostNodesInside, nodesOf } from "../../witness/size.ts";
import type { Suite } from "./suite.ts";

/** Candidates that a type refuses: other kinds of JSON, values just outside its limits, and every fault inside it once. */
export function refusedValues(suite: Suite, type: TypeExpr, constraints: readonly Constraint[]): readonly Candidate[] {
  const refused = ({ value }: Candidate): boolean =>
    suite.source.interpreter.validateType(type, constraints, value).length > 0;
  return candidates(suite, type, constraints).filter(refused);
}

function candidates(suite: Suite, type: TypeExpr, constraints: readonly Constraint[]): readonly Candidate[] {
  switch (type.kind) {
    case "nullable":
      return candidates(suite, type.inner, constraints);
    case "primitive":
      return [
        ...otherKinds(primitiveKinds[type.name]),
        ...(type.name === jsonSchemaName ? brokenSchemas(suite) : []),
        ...outside(suite.source, type, constraints),
      ];
    case "list":
      return [
        ...otherKinds(listKinds),
        ...outside(suite.source, type, constraints),
        ...faultsInside(suite, type.element, (value) => [value]),
      ];
    case "map":
      return [
        ...otherKinds(objectKinds),
        ...outside(suite.source, type, constraints),
        ...faultsInside(suite, type.value, (value) => ({ key: value })),
      ];
    case "reference":
      return suite.withoutCircles(`refused ${type.target}`, () =>
        declared(suite, suite.source.program.declarations[type.target], constraints),
      );
    default:
      return assertNever(type);
  }
}

function declared(
  suite: Suite,
  declaration: Declaration | undefined,
  more: readonly Constraint[],
): readonly Candidate[] {
  switch (declaration?.kind) {
    case "scalar": {
      const base: TypeExpr = { kind: "primitive", name: declaration.base };
      return candidates(suite, base, [...declaration.constraints, ...more]);
    }
    case "enum": {
      const type: TypeExpr = { kind: "reference", target: declaration.name };
      const [first = ""] = declaration.members.map(({ name }) => name);
      return [
        ...otherKinds([null, 0, []]),
        { description: "no member", value: "no_such_member" },
        { description: "a member in capitals", value: first.toUpperCase() },
        { description: "a name that every JavaScript object knows", value: "toString" },
        ...outside(suite.source, type, more),
      ];
    }
    case "model":
      return [...otherKinds(objectKinds), ...suite.faulty(declaration.name)];
    case "union":
      return [
        ...otherKinds(declaration.tag === undefined ? [null, true, 0, "text", [], {}] : objectKinds),
        ...(declaration.tag === undefined ? [] : tagFaults(declaration.tag)),
        ...declaration.variants.flatMap((variant) => refusedValues(suite, variant.type, [])),
      ];
    case "list":
      return candidates(suite, { kind: "list", element: declaration.element }, [...declaration.constraints, ...more]);
    case "map":
      return candidates(suite, { kind: "map", value: declaration.value }, [...declaration.constraints, ...more]);
    default:
      return [];
  }
}

const listKinds: readonly JsonValue[] = [null, {}, "text"];

/** Values that are easily taken for an object. */
export const objectKinds: readonly JsonValue[] = [null, [], "text"];

/** Of each type, values of other kinds that are easily taken for its own. */
const primitiveKinds: Readonly<Record<PrimitiveName, readonly JsonValue[]>> = {
  string: [null, 0, []],
  int: [null, "1", true, 1.5, 2 ** 53, -(2 ** 53)],
  number: [null, "1", true],
  bool: [null, "true", 0],
  json: [],
  json_object: objectKinds,
  json_schema: [null, [], true],
  thrown: [],
  null: [0],
};

/** The spec of the keywords says what goes wrong in schemas. */
function brokenSchemas({ source }: Suite): readonly Candidate[] {
  return declarationOf(source.program, jsonSchemaName).counterexamples.map(({ name, value }) => {
    return { description: `a schema: ${name}`, value };
  });
}

/** Candidates that are described by what they are. */
export function otherKinds(values: readonly JsonValue[]): readonly Candidate[] {
  return values.map((value) => ({ description: JSON.stringify(value), value }));
}

function tagFaults(tag: string): readonly Candidate[] {
  return [
    { description: "no tag", value: {} },
    { description: "an unknown tag", value: { [tag]: "no_such_variant" } },
    { description: "a tag that is no text", value: { [tag]: 0 } },
  ];
}

/** Of the candidates that a model refuses, one for each property and each way in which it is wrong. */
export function oncePerFault(suite: Suite, model: string): readonly Candidate[] {
  const small = suite.cases(model).filter(({ value }) => nodesOf(value, mostNodesInside) <= mostNodesInside);
  return firstOfEach(small, ({ value }) => {
    const issues = suite.source.interpreter.validate(model, value);
    if (issues.length === 0 || issues.some(({ code }) => code === "too_deep")) return undefined;
    return faultsOf(
      issues.map((issue) => (issue.code === "unknown_key" ? { ...issue, path: [] } : issue)),
      1,
    );
  });
}

/** One candidate for each way in which an element can be wrong, put into a list or a map. */
function faultsInside(suite: Suite, type: TypeExpr, around: (value: JsonValue) => JsonValue): readonly Candidate[] {
  const candidates = firstOfEach(refusedValues(suite, type, []), ({ value }) => {
    return faultsOf(suite.source.interpreter.validateType(type, [], value), 1);
  });
  return candidates.map(({ description, value }) => ({
    description: `in an element: ${description}`,
    value: around(value),
  }));
}

/** What is wrong, in one text: code or rule, and the first steps of the path. */
function faultsOf(issues: readonly Issue[], steps: number): string {
  const faults = issues.map(({ code, rule, path }) => JSON.stringify([rule ?? code, ...path.slice(0, steps)]));
  return [...new Set(faults)].sort().join();
}

/** The first candidate for each key; none for the key undefined. */
function firstOfEach(
  candidates: readonly Candidate[],
  keyOf: (candidate: Candidate) => string | undefined,
): readonly Candidate[] {
  const seen = new Set<string | undefined>([undefined]);
  return candidates.filter((candidate) => {
    const known = seen.size;
    return seen.add(keyOf(candidate)).size > known;
  });
}
