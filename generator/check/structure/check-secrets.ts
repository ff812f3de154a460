import { child } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { pathText } from "../../interpret/path-text.ts";
import type { UnionDeclaration } from "../../program/declaration.ts";
import type { Path } from "../../program/example.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";
import { variantOf } from "../type/variant-of.ts";

/** Reports examples that show the value of a secret field. */
export function checkSecrets({ declarations }: Program, context: Context): void {
  for (const { name: type, examples } of Object.values(declarations)) {
    for (const { name, value, span } of examples) {
      const path = secretIn({ kind: "reference", target: type }, value, declarations);
      if (path === undefined) continue;
      const symbol = context.symbols.types.get(type);
      const place = symbol && child(symbol.place, "examples", name, "value", ...path);
      report(context.sink, "secret-in-example", place?.key ?? span, { type, example: name, at: pathText(path) });
    }
  }
}

type Declarations = Program["declarations"];

/** Path to the first secret that is shown, from where `value` begins. */
function secretIn(type: TypeExpr, value: JsonValue, declarations: Declarations): Path | undefined {
  if (value === null) return undefined;
  switch (type.kind) {
    case "primitive":
      return undefined;
    case "nullable":
      return secretIn(type.inner, value, declarations);
    case "list":
      if (!isJsonList(value)) return undefined;
      return first(
        value.map((item, index) => [index, type.element, item] as const),
        declarations,
      );
    case "map":
      if (!isJsonObject(value)) return undefined;
      return first(
        Object.entries(value).map(([key, item]) => [key, type.value, item] as const),
        declarations,
      );
    case "reference":
      return secretInDeclared(type.target, value, declarations);
  }
}

function secretInDeclared(name: string, value: JsonValue, declarations: Declarations): Path | undefined {
  const declaration = declarations[name];
  switch (declaration?.kind) {
    case "list":
      return secretIn({ kind: "list", element: declaration.element }, value, declarations);
    case "map":
      return secretIn({ kind: "map", value: declaration.value }, value, declarations);
    case "union":
      return secretInUnion(declaration, value, declarations);
    case "model": {
      if (!isJsonObject(value)) return undefined;
      const stated = declaration.properties.flatMap(({ name: key, type, secret }) => {
        const item = Object.hasOwn(value, key) ? value[key] : undefined;
        return item === undefined ? [] : [{ key, type, secret, item }];
      });
      const shown = stated.find(({ secret, item }) => secret && !isEmpty(item));
      if (shown !== undefined) return [shown.key];
      return first(
        stated.map(({ key, type, item }) => [key, type, item] as const),
        declarations,
      );
    }
    default:
      return undefined;
  }
}

function secretInUnion(union: UnionDeclaration, value: JsonValue, declarations: Declarations): Path | undefined {
  const variant = variantOf(union, value);
  return variant && secretIn(variant, value, declarations);
}

function first(
  parts: readonly (readonly [string | number, TypeExpr, JsonValue])[],
  declarations: Declarations,
): Path | undefined {
  for (const [step, type, value] of parts) {
    const path = secretIn(type, value, declarations);
    if (path !== undefined) return [step, ...path];
  }
  return undefined;
}

function isEmpty(value: JsonValue): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}
