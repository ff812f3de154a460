import {
  type CelEnv,
  type CelFunc,
  type CelInput,
  CelScalar,
  celEnv,
  celFunc,
  isCelError,
  isCelList,
  isCelMap,
  parse,
  plan,
} from "@bufbuild/cel";
import { isJsonList, isJsonObject, type JsonValue } from "../../../generator/program/json.ts";
import type { Program } from "../../../generator/program/program.ts";
import type { TypeExpr } from "../../../generator/program/type-expr.ts";
import { textFunctions } from "./oracle-functions.ts";

/** The value of an expression as the reference evaluator has it, in plain JSON; an `Error` if it has none. */
export function referenceValue(text: string, world: CelInput): unknown {
  const result = plan(environment, parse(text))({ this: world });
  return isCelError(result) ? new Error(result.message) : plain(result);
}

const any = CelScalar.DYN;

const environment: CelEnv = celEnv({
  funcs: [
    celFunc("entry", [any, any], any, (map, key) =>
      isCelMap(map) && typeof key === "string" ? (map.get(key) ?? null) : null,
    ),
    celFunc("keyword", [any, any, any], any, (schema, name, kind) => {
      const value = isCelMap(schema) && typeof name === "string" ? (schema.get(name) ?? null) : null;
      return kindsOf(value).includes(String(kind)) ? value : null;
    }),
    ...Object.entries(textFunctions).flatMap(([name, implementation]) =>
      [1, 2, 3, 4].map((count): CelFunc => {
        const types = Array.from({ length: count }, () => any);
        return celFunc(`text_${name}`, types, any, (...args) => implementation(...args.map(plain)));
      }),
    ),
  ],
});

function kindsOf(value: unknown): readonly string[] {
  if (isCelMap(value)) return ["json", "json_object", "json_schema", "map"];
  if (isCelList(value)) return ["json", "list"];
  return ["json", typeof value === "boolean" ? "bool" : typeof value];
}

/** A document in normal form as the reference evaluator takes it: ints are bigints, whatever is declared a number is not. */
export function celInput(value: JsonValue, type: TypeExpr, program: Program): CelInput {
  if (type.kind === "nullable") return value === null ? null : celInput(value, type.inner, program);
  if (type.kind === "reference") return declaredInput(value, type.target, program);
  if (isJsonList(value)) {
    const element = type.kind === "list" ? type.element : json;
    return value.map((item) => celInput(item, element, program));
  }
  if (isJsonObject(value)) {
    const inner = type.kind === "map" ? type.value : json;
    return new Map(Object.entries(value).map(([key, item]) => [key, celInput(item, inner, program)]));
  }
  return typeof value === "number" && type.kind === "primitive" && type.name === "int" ? BigInt(value) : value;
}

function declaredInput(value: JsonValue, name: string, program: Program): CelInput {
  const declaration = program.declarations[name];
  if (declaration?.kind === "scalar") return celInput(value, { kind: "primitive", name: declaration.base }, program);
  if (declaration?.kind === "union" && isJsonObject(value)) {
    const variant = declaration.variants.find(({ tag }) => tag === value[declaration.tag ?? ""]);
    if (variant !== undefined) return celInput(value, variant.type, program);
  }
  if (declaration?.kind !== "model" || !isJsonObject(value)) return celInput(value, json, program);
  const entries = declaration.properties.map(
    ({ name: key, type }) =>
      [key, Object.hasOwn(value, key) ? celInput(value[key] ?? null, type, program) : null] as const,
  );
  return new Map(entries.map(([key, entry]) => [key, entry ?? null]));
}

const json: TypeExpr = { kind: "primitive", name: "json" };

function plain(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (isCelList(value)) return [...value].map(plain);
  if (isCelMap(value)) return Object.fromEntries([...value].map(([key, entry]) => [String(key), plain(entry)]));
  return value;
}
