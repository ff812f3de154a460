import type { Expr } from "../../program/expression.ts";
import { nullable } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { typeText } from "../../program/type-text.ts";
import { callExpr } from "./call-expr.ts";
import { type Checker, type Environment, fault, sourceOf } from "./checker.ts";
import { expect } from "./expectations.ts";
import { needValue } from "./need-value.ts";
import { isPlaceIn } from "./positions.ts";
import type { IndexSyntax, Range } from "./syntax.ts";
import { elementType, entryType, intType, stringType } from "./types.ts";

type Index = IndexSyntax & Range;

/** `list[place]`, which is sure to be there, or `map[key]`, which is null where the key is absent. */
export function inferIndex(checker: Checker, node: Index, env: Environment): Expr | undefined {
  const found = checker.infer(node.object, env);
  if (found === undefined) return undefined;
  const object = needValue(checker, node.object, found, env);
  const element = elementType(object.type, checker.scope);
  if (element !== undefined) return inferElement(checker, node, object, element, env);
  const entry = entryType(object.type, checker.scope);
  if (entry !== undefined) {
    const key = expect(checker, node.index, env, stringType, "A key of a map");
    return key && callExpr(checker, node, "at", [object, key], nullable(entry));
  }
  const params = { role: "What stands before [ ]", expected: "list or map", found: typeText(object.type) };
  fault(checker, "type-mismatch", node.object, params, "Only a literal text in quotes reads a field.");
  return undefined;
}

function inferElement(
  checker: Checker,
  node: Index,
  object: Expr,
  element: TypeExpr,
  env: Environment,
): Expr | undefined {
  const index = expect(checker, node.index, env, intType, "An index of a list");
  if (index === undefined) return undefined;
  if (isPlaceIn(object, index, 1, env, checker.scope)) return callExpr(checker, node, "at", [object, index], element);
  const list = sourceOf(checker, node.object);
  const guard = `size(${list}) > ${sourceOf(checker, node.index)}`;
  const hint = `Guard it first, as in: ${guard} && ... Or ask about all elements, as in: ${list}.exists(x, ...)`;
  fault(checker, "out-of-range", node.index, { text: sourceOf(checker, node) }, hint);
  return undefined;
}
