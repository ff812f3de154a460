import type { Declaration } from "./declaration.ts";
import type { Program } from "./program.ts";
import type { PrimitiveType, ReferenceType, TypeExpr } from "./type-expr.ts";

/** What a type is a list, a map or a nullable of, at the innermost: `Tool` in `list<Tool?>`. */
export function leafOf(type: TypeExpr): PrimitiveType | ReferenceType {
  switch (type.kind) {
    case "primitive":
    case "reference":
      return type;
    case "list":
      return leafOf(type.element);
    case "map":
      return leafOf(type.value);
    case "nullable":
      return leafOf(type.inner);
  }
}

/** Names of the declared types in a type. */
export function referencesIn(type: TypeExpr): readonly string[] {
  const leaf = leafOf(type);
  return leaf.kind === "reference" ? [leaf.target] : [];
}

/** Types that stand directly in a declaration: of properties, elements, values, variants. */
export function innerTypes(declaration: Declaration): readonly TypeExpr[] {
  switch (declaration.kind) {
    case "scalar":
    case "enum":
      return [];
    case "list":
      return [declaration.element];
    case "map":
      return [declaration.value];
    case "model":
      return declaration.properties.map((property) => property.type);
    case "union":
      return declaration.variants.map((variant) => variant.type);
  }
}

/** Every declaration that values of a type can have something of in them, at any depth, each once. */
export function declarationsIn(type: TypeExpr, declarations: Program["declarations"]): readonly Declaration[] {
  const names = new Set(referencesIn(type));
  const found: Declaration[] = [];
  for (const name of names) {
    const declaration = declarations[name];
    if (declaration === undefined) continue;
    found.push(declaration);
    for (const next of innerTypes(declaration).flatMap(referencesIn)) names.add(next);
  }
  return found;
}
