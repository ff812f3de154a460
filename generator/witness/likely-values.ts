import { assertNever } from "../program/assert-never.ts";
import type { Constraint } from "../program/constraint.ts";
import type { Declaration } from "../program/declaration.ts";
import type { JsonValue } from "../program/json.ts";
import { declarationOf } from "../program/lookup.ts";
import { jsonSchemaName } from "../program/shipped.ts";
import type { PrimitiveName, TypeExpr } from "../program/type-expr.ts";
import { likelyLists, likelyMaps } from "./collection-values.ts";
import { likelyNumbers } from "./number-values.ts";
import { likelyTexts } from "./text-values.ts";
import type { ValueSource } from "./value-source.ts";

/** Values that are likely to be valid, the plainest first; whoever asks must try them. */
export function likelyValues(
  source: ValueSource,
  type: TypeExpr,
  constraints: readonly Constraint[],
  atLeast: number,
): readonly JsonValue[] {
  switch (type.kind) {
    case "nullable":
      return [null, ...source.values(type.inner, constraints, atLeast)];
    case "primitive":
      if (type.name === jsonSchemaName) return examplesOf(declarationOf(source.program, jsonSchemaName));
      return primitiveValues(type.name, constraints, atLeast);
    case "list":
      return likelyLists(source, type.element, constraints);
    case "map":
      return likelyMaps(source, type.value, constraints);
    case "reference":
      return declaredValues(source, type.target, constraints, atLeast);
    default:
      return assertNever(type);
  }
}

function primitiveValues(
  name: PrimitiveName,
  constraints: readonly Constraint[],
  atLeast: number,
): readonly JsonValue[] {
  switch (name) {
    case "string":
      return likelyTexts(constraints, atLeast);
    case "int":
    case "number":
      return likelyNumbers(name, constraints);
    case "bool":
      return [false, true];
    case "json":
      return ["text", { key: "value" }, [1], 1, true, null];
    case "json_object":
      return [{}, { key: "value" }, { key: { inner: [1, null] } }];
    case "json_schema":
    case "thrown":
    case "null":
      return [null];
    default:
      return assertNever(name);
  }
}

function declaredValues(
  source: ValueSource,
  name: string,
  more: readonly Constraint[],
  atLeast: number,
): readonly JsonValue[] {
  const declaration = source.program.declarations[name];
  switch (declaration?.kind) {
    case "scalar":
      return [
        ...examplesOf(declaration),
        ...primitiveValues(declaration.base, [...declaration.constraints, ...more], atLeast),
      ];
    case "enum":
      return declaration.members.map((member) => member.name);
    case "model":
      return source.objects(name);
    case "union": {
      const byVariant = declaration.variants.map((variant) => source.values(variant.type, more));
      return [...byVariant.flatMap((values) => values.slice(0, 1)), ...byVariant.flatMap((values) => values.slice(1))];
    }
    case "list":
      return [
        ...examplesOf(declaration),
        ...likelyLists(source, declaration.element, [...declaration.constraints, ...more]),
      ];
    case "map":
      return [
        ...examplesOf(declaration),
        ...likelyMaps(source, declaration.value, [...declaration.constraints, ...more]),
      ];
    default:
      return [];
  }
}

function examplesOf(declaration: Declaration): readonly JsonValue[] {
  return declaration.examples.map(({ value }) => value);
}
