import type { TypeExpr } from "./type-expr.ts";

/** The type as a spec writes it: `list<Tool>?`. */
export function typeText(type: TypeExpr): string {
  switch (type.kind) {
    case "primitive":
      return type.name;
    case "list":
      return `list<${typeText(type.element)}>`;
    case "map":
      return `map<${typeText(type.value)}>`;
    case "reference":
      return type.target;
    case "nullable":
      return `${typeText(type.inner)}?`;
  }
}
