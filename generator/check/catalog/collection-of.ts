import type { Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import type { Property } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { subjectOf } from "../constraint/subject.ts";
import type { Context } from "../context.ts";

/** What a collection holds: things of a declared type with their key in a property; nothing is said about the values of a map. */
export type FoundCollection =
  | { readonly key: string; readonly element: string; readonly lookup: string }
  | { readonly key?: undefined };

/** How the members of a property are told apart; reported at `place` where they cannot be. `taken` are the spaces of properties. */
export function collectionOf(
  property: Property,
  place: Place,
  space: string,
  taken: ReadonlyMap<string, string>,
  context: Context,
): FoundCollection | undefined {
  const refuse = (problem: string): undefined => {
    const { name } = property;
    report(context.sink, "collection-not-usable", place.node.span, { name, problem });
  };
  if (property.secret) return refuse("it is secret");
  const other = taken.get(property.name);
  if (other !== undefined) return refuse(`it belongs to the key space "${other}" already`);
  const type = containerOf(property.type, context);
  if (type === undefined) return undefined;
  if (type.kind === "map") return {};
  if (type.kind !== "list") return refuse(`${typeText(property.type)} is no list and no map`);
  const { element } = type;
  if (element.kind !== "reference") return refuse(`${typeText(element)} has no \`key\``);
  const keys = new Set(variantsOf(element.target, context).map((name) => keyOf(name, context)));
  const [key] = keys;
  if (keys.has("broken")) return undefined;
  if (key === undefined || typeof key === "string") return refuse(`${element.target} has no \`key\``);
  if ([...keys].some((one) => typeof one !== "object" || one.name !== key.name)) {
    return refuse(`not all of ${element.target} have the same \`key\``);
  }
  if (key.secret) return refuse("its keys are secret");
  const { kind, text } = subjectOf(key.type, context);
  if (text !== "" && kind !== "string" && kind !== "enum") return refuse(`the key "${key.name}" is no text`);
  return { key: key.name, element: element.target, lookup: JSON.stringify([space, element.target]) };
}

/** The list or map behind names and null; another type as it is, and nothing for one that is broken. */
function containerOf(type: TypeExpr, context: Context): TypeExpr | undefined {
  if (type.kind === "nullable") return containerOf(type.inner, context);
  if (type.kind !== "reference") return type;
  const declaration = context.plain.get(type.target);
  switch (declaration?.kind) {
    case "list":
      return { kind: "list", element: declaration.element };
    case "map":
      return { kind: "map", value: declaration.value };
    case undefined:
      return context.models.has(type.target) ? type : undefined;
    default:
      return type;
  }
}

/** A model by its name, or the models of a union. */
function variantsOf(name: string, context: Context): readonly string[] {
  const declaration = context.plain.get(name);
  if (declaration?.kind !== "union") return [name];
  return declaration.variants.map(({ type }) => typeText(type));
}

function keyOf(model: string, context: Context): Property | "none" | "broken" {
  const draft = context.models.get(model);
  if (draft === undefined) return context.plain.has(model) ? "none" : "broken";
  if (draft.key === undefined) return "none";
  return draft.properties.find(({ name }) => name === draft.key) ?? "broken";
}
