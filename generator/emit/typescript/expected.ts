import { expectedText } from "../../program/messages.ts";
import { withoutNull } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { stringLiteral } from "./primitives.ts";
import type { Scope } from "./scope.ts";

/** What is expected of a value of a type, for messages. */
function expected(type: TypeExpr, scope: Scope): string {
  return expectedText(type, scope.emission.program.declarations);
}

/** The argument that tells a collecting function what was expected; none where the function says it itself. */
export function expectedArgument(type: TypeExpr, scope: Scope): readonly string[] {
  const inner = withoutNull(type);
  const own = expected(inner, scope);
  const wanted = expected(type, scope);
  return wanted === own ? [] : [stringLiteral(wanted)];
}

/** The parameters of a collecting function for values of a type. */
export function collectParameters(type: TypeExpr, scope: Scope): readonly string[] {
  const text = stringLiteral(expected(withoutNull(type), scope));
  return ["value: unknown", `issues: ${scope.runtimeType("Issues")}`, `expected: string = ${text}`];
}
