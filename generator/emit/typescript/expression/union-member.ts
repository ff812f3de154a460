import type { ModelDeclaration, UnionDeclaration, UnionVariant } from "../../../program/declaration.ts";
import type { SelectExpr } from "../../../program/expression.ts";
import { and, type Code, call, conditional, differs, not, primary, same } from "../code.ts";
import { memberAccess, stringLiteral } from "../primitives.ts";
import { shapeOf } from "../shape.ts";
import type { Environment, Value } from "./environment.ts";
import { valuesOf, variantsLeft } from "./values-left.ts";

/**
 * The code that reads a member of a union: of the variant at hand, and null where that variant has no such member. `read` reads it of
 * one variant.
 */
export function unionMember(
  union: UnionDeclaration,
  expr: SelectExpr,
  env: Environment,
  read: (model: ModelDeclaration, owner: Value) => Value,
): Value {
  const owner = env.print.value(expr.object, env);
  const { tag } = union;
  const readTag = (): Code => (tag === undefined ? nothing : tagCode(union, tag, owner.code, env));
  if (expr.member === tag) return { code: readTag(), nulls: "never" };
  const left = tag === undefined ? objectsLeft(union, expr, env) : variantsLeft(union, tag, expr, env);
  const [only] = left;
  if (only?.tag !== undefined && left.length === 1) {
    const shape = shapeOf(only.type, env.scope.emission.program);
    const isThere = shape.kind === "model" && hasMember(shape.declaration, expr.member);
    return isThere ? read(shape.declaration, owner) : { code: nothing, nulls: "followed" };
  }
  let code: Code = nothing;
  for (const { type, tag: value } of [...left].reverse()) {
    const shape = shapeOf(type, env.scope.emission.program);
    if (shape.kind !== "model" || !hasMember(shape.declaration, expr.member)) continue;
    const test = tag === undefined ? isObject(owner.code) : same(readTag(), primary(stringLiteral(value ?? "")));
    const member = read(shape.declaration, { ...owner, nulls: "never" });
    code = conditional(test, member.code, code);
  }
  return { code, nulls: "unseen", absence: "besides null" };
}

const nothing = primary("null");

/** Where a comparison has told which text or number it is, it is no object. */
function objectsLeft(
  { variants }: UnionDeclaration,
  { object }: SelectExpr,
  env: Environment,
): readonly UnionVariant[] {
  return valuesOf(object, env) === undefined ? variants : [];
}

/** Instances may have another name for the tag; so may what was sent, as instances may be in it. */
function tagCode(union: UnionDeclaration, tag: string, owner: Code, { form, scope }: Environment): Code {
  const models = union.variants.flatMap(({ type }) => {
    const shape = shapeOf(type, scope.emission.program);
    return shape.kind === "model" ? [shape.declaration] : [];
  });
  if (form === "wire" && models.some(({ name }) => scope.emission.facts.careful.has(name))) {
    return call(scope.runtime("wireValue"), owner.doc, stringLiteral(tag));
  }
  const [property] = models.flatMap(({ properties }) => properties.filter(({ name }) => name === tag));
  return primary(owner.doc, memberAccess(form === "wire" ? tag : (property?.localName ?? tag)));
}

/** In a union without tag, at most one variant is an object. */
function isObject(owner: Code): Code {
  return and(
    same(primary("typeof ", owner.doc), primary('"object"')),
    differs(owner, primary("null")),
    not(call("Array.isArray", owner.doc)),
  );
}

function hasMember(model: ModelDeclaration, name: string): boolean {
  return [...model.properties, ...model.derived].some((member) => member.name === name);
}
