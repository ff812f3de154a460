import type { Declaration } from "../program/declaration.ts";
import type { Path } from "../program/example.ts";
import { isJsonList, isJsonObject, type JsonValue } from "../program/json.ts";
import type { Program } from "../program/program.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { objectOf } from "./json-kind.ts";
import { variantOf } from "./variant.ts";

/** A value that stands in a secret property, and how it is reached from the value that was searched. */
export interface SecretValue {
  readonly path: Path;
  readonly type: TypeExpr;
  readonly value: JsonValue;
}

type Declarations = Program["declarations"];
type Change = (secret: SecretValue) => JsonValue;

/** The values of secret properties in a value, which need not be valid; what lies inside of one is not listed again. */
export function secretsIn(type: TypeExpr, value: JsonValue, declarations: Declarations): readonly SecretValue[] {
  const found: SecretValue[] = [];
  mapSecrets(type, value, declarations, (secret) => {
    found.push(secret);
    return secret.value;
  });
  return found;
}

/** A copy of a value, which need not be valid, with something else in the place of each secret. */
export function mapSecrets(type: TypeExpr, value: JsonValue, declarations: Declarations, change: Change): JsonValue {
  return mapAt([], type, value, declarations, change);
}

function mapAt(path: Path, type: TypeExpr, value: JsonValue, declarations: Declarations, change: Change): JsonValue {
  switch (type.kind) {
    case "primitive":
      return value;
    case "nullable":
      return mapAt(path, type.inner, value, declarations, change);
    case "list":
      if (!isJsonList(value)) return value;
      return value.map((element, index) => mapAt([...path, index], type.element, element, declarations, change));
    case "map":
      return mapEntries(value, (entry, key) => mapAt([...path, key], type.value, entry, declarations, change));
    case "reference":
      return mapDeclared(path, declarations[type.target], value, declarations, change);
  }
}

function mapDeclared(
  path: Path,
  declaration: Declaration | undefined,
  value: JsonValue,
  declarations: Declarations,
  change: Change,
): JsonValue {
  const mapType = (type: TypeExpr, inner: JsonValue): JsonValue => mapAt(path, type, inner, declarations, change);
  switch (declaration?.kind) {
    case "list":
      return mapType({ kind: "list", element: declaration.element }, value);
    case "map":
      return mapType({ kind: "map", value: declaration.value }, value);
    case "union": {
      const chosen = variantOf(declaration, value);
      // Where it is not clear which one is meant, whatever one of them keeps secret is.
      const variants = chosen === undefined ? declaration.variants : [chosen];
      return variants.reduce((mapped, variant) => mapType(variant.type, mapped), value);
    }
    case "model":
      return mapEntries(value, (entry, key) => {
        const property = declaration.properties.find(({ name }) => name === key);
        if (property === undefined) return entry;
        const at = [...path, key];
        if (property.secret) return change({ path: at, type: property.type, value: entry });
        return mapAt(at, property.type, entry, declarations, change);
      });
    default:
      return value;
  }
}

function mapEntries(value: JsonValue, change: (entry: JsonValue, key: string) => JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  return objectOf(Object.entries(value).map(([key, entry]) => [key, change(entry, key)]));
}
