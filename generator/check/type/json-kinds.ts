import type { JsonKind } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";

/** The kinds as a sentence names them. */
export const kindTexts: Readonly<Record<JsonKind, string>> = {
  null: "null",
  bool: "true or false",
  number: "a number",
  string: "a text",
  list: "a list",
  object: "an object",
};

const everyKind: readonly JsonKind[] = ["null", "bool", "number", "string", "list", "object"];

/** The kinds of JSON that values of the type have. A broken type has none; `within` are the unions being looked into. */
export function jsonKindsOf(type: TypeExpr, context: Context, within: readonly string[] = []): readonly JsonKind[] {
  switch (type.kind) {
    case "nullable":
      return ["null", ...jsonKindsOf(type.inner, context, within)];
    case "list":
      return ["list"];
    case "map":
      return ["object"];
    case "primitive":
      return primitiveKinds[type.name];
    case "reference":
      return declaredKinds(type.target, context, within);
  }
}

const primitiveKinds = {
  string: ["string"],
  int: ["number"],
  number: ["number"],
  bool: ["bool"],
  json: everyKind,
  json_object: ["object"],
  json_schema: ["object"],
  thrown: everyKind,
  null: ["null"],
} as const satisfies Record<string, readonly JsonKind[]>;

function declaredKinds(name: string, context: Context, within: readonly string[]): readonly JsonKind[] {
  if (context.models.has(name)) return ["object"];
  const declared = context.plain.get(name);
  switch (declared?.kind) {
    case "scalar":
      return declared.base === "string" ? ["string"] : ["number"];
    case "enum":
      return ["string"];
    case "list":
      return ["list"];
    case "map":
      return ["object"];
    case "union":
      if (within.includes(name)) return [];
      return [...new Set(declared.variants.flatMap(({ type }) => jsonKindsOf(type, context, [...within, name])))];
    default:
      return [];
  }
}
