import type { Declaration } from "../program/declaration.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import type { Declarations } from "./rules/kinds.ts";

/** Names of all types that the wire form of a type leads to, sorted; its own name only if it leads back to itself. */
export function reachableFrom(name: string, declarations: Declarations): readonly string[] {
  const reached = new Set<string>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const target of typesOf(declarations[next]).flatMap(targetsOf)) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return [...reached].sort();
}

function typesOf(declaration: Declaration | undefined): readonly TypeExpr[] {
  switch (declaration?.kind) {
    case "model":
      // A property with a fixed value prints that value instead of its type.
      return declaration.properties.filter(({ fixed }) => fixed === undefined).map(({ type }) => type);
    case "union":
      return declaration.variants.map(({ type }) => type);
    case "list":
      return [declaration.element];
    case "map":
      return [declaration.value];
    default:
      return [];
  }
}

function targetsOf(type: TypeExpr): readonly string[] {
  switch (type.kind) {
    case "reference":
      return [type.target];
    case "list":
      return targetsOf(type.element);
    case "map":
      return targetsOf(type.value);
    case "nullable":
      return targetsOf(type.inner);
    default:
      return [];
  }
}
