import {
  getConformanceSuite,
  type IncrementalTest,
  type IncrementalTestSuite,
} from "@bufbuild/cel-spec/testdata/tests.js";
import type { JsonValue } from "../../../generator/program/json.ts";
import type { TypeExpr } from "../../../generator/program/type-expr.ts";
import { plainValue, typeOfValue } from "./values.ts";

/** A test of the official data, as far as it needs no protobuf. */
export interface Case {
  /** `file.section/name`. */
  readonly name: string;
  readonly text: string;
  /** Variables with their values; a value that JSON cannot hold is undefined. */
  readonly variables: readonly {
    readonly name: string;
    readonly type: TypeExpr;
    readonly value: JsonValue | undefined;
  }[];
  readonly expected: Expected;
}

/** What must come out. `foreign` is a value that JSON cannot hold. */
export type Expected =
  | { readonly kind: "value"; readonly value: JsonValue }
  | { readonly kind: "error" }
  | { readonly kind: "foreign" };

/** Files of the official data that are the core of the language: no protobuf messages, no extensions. */
export const coreFiles: readonly string[] = [
  "basic",
  "comparisons",
  "conversions",
  "fields",
  "fp_math",
  "integer_math",
  "lists",
  "logic",
  "macros",
  "namespace",
  "parse",
  "plumbing",
  "string",
  "timestamps",
];

/** The tests of some files that mention no protobuf message. */
export function casesOf(files: readonly string[]): readonly Case[] {
  const { suites } = getConformanceSuite();
  return suites
    .filter(({ name }) => files.includes(name))
    .flatMap((suite) => testsIn(suite, suite.name))
    .filter(({ test }) => !needsProtobuf(test))
    .map(({ path, test }) => caseOf(path, test));
}

interface Found {
  readonly path: string;
  readonly test: IncrementalTest;
}

function testsIn(suite: IncrementalTestSuite, path: string): readonly Found[] {
  return [
    ...suite.tests.map((test) => ({ path: `${path}/${test.name}`, test })),
    ...suite.suites.flatMap((inner) => testsIn(inner, `${path}.${inner.name}`)),
  ];
}

/** A message is in the expression, in a variable or in the result. */
function needsProtobuf({ original }: IncrementalTest): boolean {
  const { expr, container, bindings, typeEnv, resultMatcher } = original;
  if (/TestAllTypes|google\.protobuf|cel\.expr\.conformance/u.test(`${expr} ${container}`)) return true;
  const all = JSON.stringify([bindings, typeEnv, resultMatcher], (_, value: unknown) =>
    typeof value === "bigint" || value instanceof Uint8Array ? "" : value,
  );
  return /objectValue|cel\.expr\.conformance\.proto|google\.protobuf\.[A-Z]/u.test(
    all.replace(/"\$typeName":"[^"]*"/gu, ""),
  );
}

function caseOf(path: string, { original }: IncrementalTest): Case {
  const variables = Object.entries(original.bindings).flatMap(([name, { kind }]) =>
    kind.case === "value" ? [{ name, type: typeOfValue(kind.value), value: plainValue(kind.value) }] : [],
  );
  return { name: path, text: original.expr, variables, expected: expectedOf(original.resultMatcher) };
}

/** Without a matcher, the result is true. */
function expectedOf(matcher: IncrementalTest["original"]["resultMatcher"]): Expected {
  switch (matcher.case) {
    case "evalError":
    case "anyEvalErrors":
      return { kind: "error" };
    case "value":
      return valueOfResult(matcher.value);
    case "typedResult":
      return matcher.value.result === undefined ? { kind: "foreign" } : valueOfResult(matcher.value.result);
    case undefined:
      return { kind: "value", value: true };
    default:
      return { kind: "foreign" };
  }
}

function valueOfResult(value: Parameters<typeof plainValue>[0]): Expected {
  const plain = plainValue(value);
  return plain === undefined ? { kind: "foreign" } : { kind: "value", value: plain };
}
