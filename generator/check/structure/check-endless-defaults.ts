import { report } from "../../diagnostics/diagnostic.ts";
import { shortestCircle } from "../../graph/shortest-circle.ts";
import { strongComponents } from "../../graph/strong-components.ts";
import { variantOf } from "../../interpret/variant.ts";
import type { ModelDeclaration, Property } from "../../program/declaration.ts";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../../program/json.ts";
import type { Program } from "../../program/program.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";
import { documentsOf, writtenAt } from "../written-at.ts";

/** Reports defaults that, once written out, need themselves again: `{}` in a model that contains itself. */
export function checkEndlessDefaults({ declarations }: Program, context: Context): void {
  const properties = new Map<string, Property>();
  for (const declaration of Object.values(declarations)) {
    if (declaration.kind !== "model") continue;
    for (const property of declaration.properties) properties.set(nodeName(declaration, property), property);
  }
  const next = (node: string): readonly string[] => {
    const property = properties.get(node);
    return property?.default === undefined ? [] : filledIn(property.type, property.default, declarations);
  };
  for (const component of strongComponents(properties.keys(), next)) {
    const nodes = new Set(component);
    const isCircle = nodes.size > 1 || component.some((node) => next(node).includes(node));
    const [start, property] = (isCircle ? [...properties].find(([node]) => nodes.has(node)) : undefined) ?? [];
    if (start === undefined || property === undefined) continue;
    const circle = shortestCircle(start, next);
    const written = writtenAt(documentsOf(context), property.span, ["default"]);
    report(context.sink, "endless-default", written?.node.span ?? property.span, { circle: circle.join(" -> ") });
  }
}

type Declarations = Program["declarations"];

function nodeName(model: ModelDeclaration, property: Property): string {
  return `${model.name}.${property.name}`;
}

/** The properties whose defaults are filled in where `value` is read as `type`. */
function filledIn(type: TypeExpr, value: JsonValue, declarations: Declarations): readonly string[] {
  if (value === null) return [];
  switch (type.kind) {
    case "primitive":
      return [];
    case "nullable":
      return filledIn(type.inner, value, declarations);
    case "list":
      return isJsonList(value) ? value.flatMap((item) => filledIn(type.element, item, declarations)) : [];
    case "map":
      return isJsonObject(value) ? filledInValues(type.value, value, declarations) : [];
    case "reference":
      return filledInDeclared(type.target, value, declarations);
  }
}

function filledInValues(type: TypeExpr, value: JsonObject, declarations: Declarations): readonly string[] {
  return Object.values(value).flatMap((item) => filledIn(type, item, declarations));
}

function filledInDeclared(name: string, value: JsonValue, declarations: Declarations): readonly string[] {
  const declaration = declarations[name];
  switch (declaration?.kind) {
    case "list":
      return filledIn({ kind: "list", element: declaration.element }, value, declarations);
    case "map":
      return filledIn({ kind: "map", value: declaration.value }, value, declarations);
    case "union": {
      const variant = variantOf(declaration, value);
      return variant === undefined ? [] : filledIn(variant.type, value, declarations);
    }
    case "model":
      return isJsonObject(value) ? filledInModel(declaration, value, declarations) : [];
    default:
      return [];
  }
}

function filledInModel(model: ModelDeclaration, value: JsonObject, declarations: Declarations): readonly string[] {
  return model.properties.flatMap((property) => {
    const stated = Object.hasOwn(value, property.name) ? value[property.name] : undefined;
    if (stated !== undefined) return filledIn(property.type, stated, declarations);
    return property.default === undefined || property.default === null ? [] : [nodeName(model, property)];
  });
}
