import { entryOrNull } from "../../interpret/json-kind.ts";
import { keywordOf, partOf } from "../../interpret/select.ts";
import type { ModelDeclaration, UnionDeclaration } from "../../program/declaration.ts";
import type { SelectExpr } from "../../program/expression.ts";
import { isJsonObject, type JsonValue } from "../../program/json.ts";
import { scalarOf } from "../../program/lookup.ts";
import { nullable, withoutNull as withoutNullType } from "../../program/nullness.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { anything, type Domain, listed, withNull } from "../domain/domain.ts";
import { joined } from "../domain/join.ts";
import { propertyDomain, remembered } from "../domain/type-domain.ts";
import { imageOf, innerType, keyOf, known, opaque, type Term, type Value } from "../term.ts";
import type { Tools } from "../tools.ts";
import type { World } from "../world.ts";
import { exactly } from "./exactly.ts";
import type { Judge } from "./judge.ts";

/** What `member` reads of an object. */
export function selection(expr: SelectExpr, object: Value, judge: Judge): Value {
  const { tools } = judge.world;
  if (expr.of === "derived") return derivedOf(expr, object, judge);
  if (object.kind === "known") return known(memberOf(expr, object.value, tools) ?? null);
  if (object.kind === "items") return opaque(memberKey(object, expr.member), nullable(expr.type), tools);
  switch (expr.of) {
    case "property":
      return propertyOf(expr, object, judge.world);
    case "part":
      return partTerm(expr, object, tools);
    case "entry":
      return entryOf(object, expr.member, judge.world, expr.type);
    case "keyword":
    case "thrown":
      return opaque(memberKey(object, expr.member), nullable(expr.type), tools);
  }
}

/** A key of a map; null where it is absent. */
export function entryOf(map: Term, member: string, { tools }: World, otherwise?: TypeExpr): Term {
  const inner = innerType(map.type, tools)?.type ?? otherwise ?? { kind: "primitive", name: "json" };
  return opaque(memberKey(map, member), nullable(inner), tools, map.isSound);
}

function memberKey(object: Value, member: string): string {
  return `${keyOf(object)}.${JSON.stringify(member)}`;
}

/** A derived property is worked out where it stands; of a union, nothing is known of it. */
function derivedOf(expr: SelectExpr, object: Value, judge: Judge): Value {
  const { tools } = judge.world;
  const declaration = tools.declarations[expr.model ?? ""];
  const derived =
    declaration?.kind === "model" ? declaration.derived.find(({ name }) => name === expr.member) : undefined;
  if (derived !== undefined) return judge.value(derived.value, { variables: new Map([["this", object]]) });
  return { ...opaque(memberKey(object, expr.member), expr.type, tools), initial: anything(true) };
}

function memberOf(expr: SelectExpr, object: JsonValue, tools: Tools): JsonValue | undefined {
  if (expr.of === "part") {
    return typeof object === "string" ? partOf(scalarOf(tools, expr.model ?? ""), expr.member, object) : null;
  }
  if (expr.of === "keyword") return keywordOf(object, expr.member, expr.type);
  return isJsonObject(object) ? entryOrNull(object, expr.member) : null;
}

function partTerm(expr: SelectExpr, object: Term, tools: Tools): Term {
  const scalar = scalarOf(tools, expr.model ?? "");
  const part = scalar.template?.parts.find(({ name }) => name === expr.member);
  const type: TypeExpr = { kind: "reference", target: part?.scalar ?? "" };
  const read = (value: JsonValue): JsonValue =>
    exactly(() => (typeof value === "string" ? partOf(scalar, expr.member, value) : null)) ?? null;
  const term = imageOf(memberKey(object, expr.member), withoutNullType(type), object, read, tools);
  return part?.optional === false ? term : { ...term, initial: withNull(term.initial) };
}

function propertyOf(expr: SelectExpr, object: Term, { tools }: World): Term {
  const key = memberKey(object, expr.member);
  const declared = declarationOf(object, expr, tools);
  // What is still being made has not been validated, and a property may not be there yet.
  if (declared?.kind === "union") {
    const term = opaque(key, nullable(expr.type), tools);
    return object.isSound ? { ...term, initial: variantsDomain(declared, expr.member, tools) } : term;
  }
  const property = declared?.properties.find(({ name }) => name === expr.member);
  if (property === undefined) return { ...opaque(key, expr.type, tools), initial: anything(true) };
  const { type, constraints } = property;
  if (!object.isSound) return opaque(key, nullable(type), tools);
  return { kind: "term", key, type, isSound: true, constraints, initial: propertyDomain(property, tools) };
}

/** What the object is known to be; a model that extends the one that the expression means has narrower properties. */
function declarationOf(object: Term, expr: SelectExpr, tools: Tools): ModelDeclaration | UnionDeclaration | undefined {
  const type = withoutNullType(object.type);
  const own = type.kind === "reference" ? tools.declarations[type.target] : undefined;
  if (own?.kind === "model" && own.properties.some(({ name }) => name === expr.member)) return own;
  const meant = tools.declarations[expr.model ?? ""];
  return meant?.kind === "union" || meant?.kind === "model" ? meant : undefined;
}

/** The values that the property has in any variant; null where one lacks it. */
function variantsDomain(union: UnionDeclaration, member: string, tools: Tools): Domain {
  if (member === union.tag) return listed(union.variants.flatMap(({ tag }) => (tag === undefined ? [] : [tag])));
  return remembered(`${union.name}.${JSON.stringify(member)}`, tools, () =>
    joined(union.variants.map(({ type }) => variantDomain(type, member, tools))),
  );
}

function variantDomain(type: TypeExpr, member: string, tools: Tools): Domain {
  const declared = type.kind === "reference" ? tools.declarations[type.target] : undefined;
  if (declared?.kind !== "model") return anything(true);
  const property = declared.properties.find(({ name }) => name === member);
  return property === undefined ? listed([null]) : propertyDomain(property, tools);
}
