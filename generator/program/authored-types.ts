import type { Declaration } from "./declaration.ts";
import type { Program } from "./program.ts";
import { declarationsIn, leafOf } from "./type-walk.ts";

/**
 * Types whose values a reader of configuration looks into: those that have layouts, or have types with layouts in them, and
 * models that others put something into.
 */
export function authoredTypes({ declarations }: Pick<Program, "declarations">): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const declaration of Object.values(declarations)) {
    for (const name of touchedBy(declaration)) touched.add(name);
  }
  const isTouched = ({ name }: Declaration): boolean => touched.has(name);
  const holds = ({ name }: Declaration): boolean =>
    declarationsIn({ kind: "reference", target: name }, declarations).some(isTouched);
  return new Set(
    Object.values(declarations)
      .filter(holds)
      .map(({ name }) => name),
  );
}

function touchedBy(declaration: Declaration): readonly string[] {
  if (declaration.kind !== "model" || declaration.layout === undefined) return [];
  const { properties, layout, name } = declaration;
  const targets = layout.keys.filter(({ target, keyedBy }) => target.length === 2 || keyedBy !== undefined);
  const inner = targets.flatMap(({ target: [first] }) => {
    const leaf = leafOf(
      properties.find((property) => property.name === first)?.type ?? { kind: "primitive", name: "json" },
    );
    return leaf.kind === "reference" ? [leaf.target] : [];
  });
  return [name, ...inner];
}
