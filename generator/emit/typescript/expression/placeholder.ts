import { withoutNull } from "../../../program/nullness.ts";
import type { TypeExpr } from "../../../program/type-expr.ts";
import { type Code, falseCode, primary } from "../code.ts";
import { stringLiteral } from "../primitives.ts";
import { shapeOf } from "../shape.ts";
import type { Environment } from "./environment.ts";

/**
 * Stands behind `??` where a guard has made sure that a value is there and TypeScript does not see it. It is never used; its type is
 * what matters.
 */
export function placeholder(type: TypeExpr, { scope }: Environment): Code {
  const shape = shapeOf(withoutNull(type), scope.emission.program);
  switch (shape.kind) {
    case "list":
      return primary(scope.runtime("emptyList"));
    case "map":
      return primary(scope.runtime("emptyObject"));
    case "enum":
      return primary(stringLiteral(shape.declaration.members[0]?.name ?? ""));
    case "model":
    case "union":
      return primary("null");
    case "primitive":
      return primitivePlaceholder(shape.name, scope.runtime.bind(scope));
  }
}

function primitivePlaceholder(name: string, runtime: (name: string) => string): Code {
  switch (name) {
    case "string":
      return primary('""');
    case "int":
    case "number":
      return primary("0");
    case "bool":
      return falseCode;
    case "json_object":
    case "json_schema":
      return primary(runtime("emptyObject"));
    default:
      return primary("null");
  }
}
