import { distinctValues } from "../../../interpret/canonical.ts";
import type { Declaration, ModelDeclaration } from "../../../program/declaration.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../../program/json.ts";
import type { Program } from "../../../program/program.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";

/** Most objects that are worth starting from. */
const mostObjects = 24;

/** Objects that authors wrote for a model: its own examples, valid or not, then those inside of examples of other types. */
export function knownObjects(model: ModelDeclaration, program: Program): readonly JsonObject[] {
  const own = examplesOf(model).filter(isJsonObject);
  const others = Object.values(program.declarations).flatMap((declaration) => {
    const type: TypeExpr = { kind: "reference", target: declaration.name };
    return examplesOf(declaration).flatMap((value) => objectsIn(value, type, model.name, program));
  });
  return distinctValues([...own, ...others]).slice(0, mostObjects);
}

function examplesOf({ counterexamples, examples }: Declaration): readonly JsonValue[] {
  return [...counterexamples, ...examples].map(({ value }) => value);
}

/** The objects of a model within a value of a type. */
function objectsIn(value: JsonValue, type: TypeExpr, model: string, program: Program): readonly JsonObject[] {
  switch (type.kind) {
    case "primitive":
      return [];
    case "nullable":
      return objectsIn(value, type.inner, model, program);
    case "list":
      return isJsonList(value) ? value.flatMap((element) => objectsIn(element, type.element, model, program)) : [];
    case "map":
      return isJsonObject(value)
        ? Object.values(value).flatMap((entry) => objectsIn(entry, type.value, model, program))
        : [];
    case "reference":
      return objectsOfDeclared(value, type.target, model, program);
  }
}

function objectsOfDeclared(value: JsonValue, name: string, model: string, program: Program): readonly JsonObject[] {
  const declaration = program.declarations[name];
  switch (declaration?.kind) {
    case "model": {
      if (!isJsonObject(value)) return [];
      const inner = declaration.properties.flatMap((property) => {
        const entry = Object.hasOwn(value, property.name) ? value[property.name] : undefined;
        return entry === undefined ? [] : objectsIn(entry, property.type, model, program);
      });
      return name === model ? [value, ...inner] : inner;
    }
    case "union":
      return declaration.variants
        .filter(({ tag }) => tag === undefined || (isJsonObject(value) && value[declaration.tag ?? ""] === tag))
        .flatMap((variant) => objectsIn(value, variant.type, model, program));
    case "list":
      return objectsIn(value, { kind: "list", element: declaration.element }, model, program);
    case "map":
      return objectsIn(value, { kind: "map", value: declaration.value }, model, program);
    default:
      return [];
  }
}
