import type { Declaration } from "../../program/declaration.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { innerTypes } from "../../program/type-walk.ts";

/** How many lists and objects can stand in one another in values of any of the types; those that `recursive` has count as flat. */
export function heightOf(declarations: readonly Declaration[], recursive: ReadonlySet<string>): number {
  const known = new Map<string, number>();
  const byName = new Map(declarations.map((each) => [each.name, each]));
  const heightOfName = (name: string): number => {
    const declaration = byName.get(name);
    if (declaration === undefined || recursive.has(name)) return 0;
    const height = known.get(name) ?? ownLevels(declaration) + highest(innerTypes(declaration).map(heightOfType));
    known.set(name, height);
    return height;
  };
  const heightOfType = (type: TypeExpr): number => {
    switch (type.kind) {
      case "primitive":
        return 0;
      case "reference":
        return heightOfName(type.target);
      case "nullable":
        return heightOfType(type.inner);
      case "list":
        return 1 + heightOfType(type.element);
      case "map":
        return 1 + heightOfType(type.value);
    }
  };
  return highest(declarations.map(({ name }) => heightOfName(name)));
}

function ownLevels({ kind }: Declaration): number {
  return kind === "model" || kind === "list" || kind === "map" ? 1 : 0;
}

function highest(heights: readonly number[]): number {
  return heights.reduce((most, height) => Math.max(most, height), 0);
}
