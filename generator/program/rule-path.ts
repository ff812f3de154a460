import type { Declaration, ModelDeclaration, Property } from "./declaration.ts";
import type { Program } from "./program.ts";
import type { Rule } from "./rule.ts";
import type { TypeExpr } from "./type-expr.ts";

type Declarations = Program["declarations"];

/**
 * Where it is told that a rule is broken, from the object that it is about; `index` stands for that of the element under `each`.
 * Nothing is named below a secret: there the path ends.
 */
export function rulePath<Index extends string | number | null | undefined>(
  rule: Rule,
  model: ModelDeclaration,
  declarations: Declarations,
  index: Index,
): readonly (string | number | Index)[] {
  const path = stepsOf(rule, index);
  const known = lengths.get(model) ?? new Map<Rule, number>();
  lengths.set(model, known);
  const length = known.get(rule) ?? lengthToSecret(path, model, declarations);
  known.set(rule, length);
  return length === path.length ? path : path.slice(0, length);
}

/** How much of its path is told of each rule, which never changes. */
const lengths = new WeakMap<ModelDeclaration, Map<Rule, number>>();

function stepsOf<Index>({ each, eachPath, at }: Rule, index: Index): readonly (string | number | Index)[] {
  return [...eachPath, ...(each === undefined ? [] : [index]), ...at];
}

/** How many steps there are as far as the first secret. An index leads into a list, whatever it is. */
function lengthToSecret(path: readonly unknown[], model: ModelDeclaration, declarations: Declarations): number {
  let types: readonly TypeExpr[] = [{ kind: "reference", target: model.name }];
  for (const [place, step] of path.entries()) {
    const properties = types.flatMap((type) => propertiesOf(type, declarations)).filter(({ name }) => name === step);
    if (properties.some(({ secret }) => secret)) return place + 1;
    const elements = types.flatMap((type) => elementsOf(type, declarations));
    types = properties.length > 0 ? properties.map(({ type }) => type) : elements;
  }
  return path.length;
}

/** The properties that an object of a type has; those of all variants of a union. */
function propertiesOf(type: TypeExpr, declarations: Declarations): readonly Property[] {
  const declaration = declared(type, declarations);
  if (declaration?.kind === "model") return declaration.properties;
  if (declaration?.kind !== "union") return [];
  return declaration.variants.flatMap((variant) => propertiesOf(variant.type, declarations));
}

/** The types of what a list or a map has in it. */
function elementsOf(type: TypeExpr, declarations: Declarations): readonly TypeExpr[] {
  if (type.kind === "list") return [type.element];
  if (type.kind === "map") return [type.value];
  if (type.kind === "nullable") return elementsOf(type.inner, declarations);
  const declaration = declared(type, declarations);
  if (declaration?.kind === "list") return [declaration.element];
  if (declaration?.kind === "map") return [declaration.value];
  if (declaration?.kind !== "union") return [];
  return declaration.variants.flatMap((variant) => elementsOf(variant.type, declarations));
}

function declared(type: TypeExpr, declarations: Declarations): Declaration | undefined {
  const inner = type.kind === "nullable" ? type.inner : type;
  return inner.kind === "reference" ? declarations[inner.target] : undefined;
}
