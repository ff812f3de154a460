import { assertNever } from "../../../program/assert-never.ts";
import type { ModelDeclaration, Property } from "../../../program/declaration.ts";
import type { Expr, SelectExpr } from "../../../program/expression.ts";
import { isJsonObject } from "../../../program/json.ts";
import { declarationOf, modelOf } from "../../../program/lookup.ts";
import { mayBeNull } from "../../../program/nullness.ts";
import { type Code, call, conditional, orElse, primary, same, wrapped } from "../code.ts";
import { wholePattern } from "../constraint.ts";
import { defaultCode } from "../default-code.ts";
import { memberAccess, numberLiteral, stringLiteral } from "../primitives.ts";
import { shapeOf } from "../shape.ts";
import { propertyTypeText, typeText } from "../type-text.ts";
import type { Binding, Environment, Nulls, Value } from "./environment.ts";
import { localsOf, reachable, receiverValue } from "./receiver.ts";
import { unionMember } from "./union-member.ts";

/** The code that reads a member. */
export function selectValue(expr: SelectExpr, env: Environment): Value {
  switch (expr.of) {
    case "property":
    case "derived":
      return modelMember(expr, env);
    case "part":
      return partValue(expr, env);
    case "keyword":
      return keywordValue(expr, env);
    case "entry":
      return { code: entryCode(expr, env), nulls: "unseen" };
    case "thrown":
      return pathValue(env.print.value(expr.object, env), memberAccess(expr.member), mayBeNull(expr.type), env);
    default:
      return assertNever(expr.of);
  }
}

function modelMember(expr: SelectExpr, env: Environment): Value {
  const declaration = declarationOf(env.scope.emission.program, expr.model ?? "");
  if (declaration.kind === "union") {
    return unionMember(declaration, expr, env, (model, owner) => memberOf(model, expr.member, owner, env));
  }
  const model = modelOf(env.scope.emission.program, expr.model ?? "");
  const binding = localsOf(expr.object, env);
  if (binding === undefined) return memberOf(model, expr.member, ownerValue(expr.object, env), env);
  const property = binding.model.properties.find(({ name }) => name === expr.member);
  return property === undefined ? inlined(binding.model, expr.member, binding, env) : binding.read(property);
}

/** Behind an owner that was left out, its members read as their own defaults, as long as its default says nothing of them. */
function ownerValue(owner: Expr, env: Environment): Value {
  if (env.form === "model" || owner.kind !== "select" || owner.of !== "property") return receiverValue(owner, env);
  const declaration = declarationOf(env.scope.emission.program, owner.model ?? "");
  if (declaration.kind !== "model" || localsOf(owner.object, env) !== undefined) return env.print.value(owner, env);
  const property = declaration.properties.find(({ name }) => name === owner.member);
  const isPlain = isJsonObject(property?.default) && Object.keys(property.default).length === 0;
  if (property === undefined || !isPlain || property.presence === "required") return env.print.value(owner, env);
  return { code: ownCode("value", declaration, property, ownerValue(owner.object, env), env), nulls: "unseen" };
}

/** A property or derived property of an object. */
function memberOf(model: ModelDeclaration, name: string, owner: Value, env: Environment): Value {
  const property = model.properties.find((candidate) => candidate.name === name);
  if (property === undefined) {
    const derived = model.derived.find((candidate) => candidate.name === name);
    if (derived === undefined) throw new Error(`"${model.name}" has no member "${name}"`);
    if (env.form === "wire") return inlined(model, name, { kind: "code", value: owner }, env);
    const type = (): string => recordText(derived.localName, typeText(derived.type, "model", env.scope));
    const instance = reachable(model.name, owner, type, env);
    return pathValue(instance, memberAccess(derived.localName), mayBeNull(derived.type), env);
  }
  return env.form === "wire" ? wireValue(model, property, owner, env) : instanceValue(model, property, owner, env);
}

function recordText(name: string, type: string): string {
  return `Record<${stringLiteral(name)}, ${type}>`;
}

function instanceValue(model: ModelDeclaration, property: Property, instance: Value, env: Environment): Value {
  const optional = property.presence === "optional";
  const type = (): string => propertyTypeText(property, "model", env.scope) + (optional ? " | undefined" : "");
  const owner = reachable(model.name, instance, () => recordText(property.localName, type()), env);
  const value = pathValue(owner, memberAccess(property.localName), optional || mayBeNull(property.type), env);
  if (!optional) return value;
  const onlyUndefined = !mayBeNull(property.type) && owner.nulls !== "unseen";
  return { ...value, absence: onlyUndefined ? "only undefined" : "besides null" };
}

/** An object as it was sent may lack what has a default. */
function wireValue(model: ModelDeclaration, property: Property, owner: Value, env: Environment): Value {
  const { presence, type, default: otherwise } = property;
  if (presence === "required" && owner.nulls !== "unseen" && !isCareful(model, env)) {
    return pathValue(owner, memberAccess(property.name), mayBeNull(type), env);
  }
  if (presence !== "defaulted" || otherwise === undefined || otherwise === null) {
    return { code: ownCode("orNull", model, property, owner, env), nulls: "unseen" };
  }
  const code = ownCode("value", model, property, owner, env);
  const fallback = defaultCode(type, otherwise, env.scope);
  if (!mayBeNull(type)) return { code: orElse(code, fallback), nulls: "never" };
  return {
    code: conditional(same(code, primary("undefined")), fallback, code),
    nulls: "unseen",
    absence: "besides null",
  };
}

function ownCode(
  how: "value" | "orNull",
  model: ModelDeclaration,
  property: Property,
  owner: Value,
  env: Environment,
): Code {
  const reader = isCareful(model, env) ? carefulReaders[how] : ownReaders[how];
  return call(env.scope.runtime(reader), owner.code.doc, stringLiteral(property.name));
}

const ownReaders = { value: "ownValue", orNull: "ownOrNull" } as const;
const carefulReaders = { value: "wireValue", orNull: "wireOrNull" } as const;

function isCareful({ name }: ModelDeclaration, { scope }: Environment): boolean {
  return scope.emission.facts.careful.has(name);
}

/** A step down a path. */
function pathValue(owner: Value, access: string, nullable: boolean, env: Environment): Value {
  const unseen = owner.nulls === "unseen";
  const step = unseen ? `?.${access.startsWith("[") ? access : access.slice(1)}` : access;
  const code = primary(wrapped(owner.code, "primary"), step);
  const followed: Nulls = owner.boundIn === env.closure ? "followed" : "unseen";
  return {
    code,
    nulls: unseen ? "unseen" : nullable ? followed : "never",
    ...(unseen ? ({ absence: "besides null" } as const) : {}),
    ...(owner.boundIn === undefined ? {} : { boundIn: owner.boundIn }),
  };
}

/** A derived property of an object that is no instance is worked out on the spot. */
function inlined(model: ModelDeclaration, name: string, self: Binding, env: Environment): Value {
  const derived = model.derived.find((candidate) => candidate.name === name);
  if (derived === undefined) throw new Error(`"${model.name}" has no member "${name}"`);
  const source = { expr: derived.value, env: { ...env, variables: new Map([["this", self]]) } };
  return { ...env.print.value(source.expr, source.env), source };
}

function partValue(expr: SelectExpr, env: Environment): Value {
  const scalar = declarationOf(env.scope.emission.program, expr.model ?? "");
  if (scalar.kind !== "scalar" || scalar.template === undefined) throw new Error(`"${expr.model}" has no parts`);
  const group = scalar.template.parts.findIndex(({ name }) => name === expr.member) + 1;
  const pattern = wholePattern(scalar.template.capturing, `partsOf${scalar.name}`, env.scope);
  const text = env.print.present(expr.object, env);
  return { code: call(env.scope.runtime("partOf"), pattern, text.doc, numberLiteral(group)), nulls: "unseen" };
}

/** What a keyword holds is any JSON to TypeScript: a list in it has to be shown to be one. */
function entryCode(expr: SelectExpr, env: Environment): Code {
  const map = env.print.value(expr.object, env).code.doc;
  const code = call(env.scope.runtime("entryOf"), map, stringLiteral(expr.member));
  const isKeyword = expr.object.kind === "select" && expr.object.of === "keyword";
  const isList = shapeOf(expr.type, env.scope.emission.program).kind === "list";
  return isKeyword && isList ? call(env.scope.runtime("asJsonList"), code.doc) : code;
}

function keywordValue(expr: SelectExpr, env: Environment): Value {
  const reader = env.scope.runtime(keywordReader(expr, env));
  return {
    code: call(reader, env.print.value(expr.object, env).code.doc, stringLiteral(expr.member)),
    nulls: "unseen",
  };
}

function keywordReader({ type }: SelectExpr, { scope }: Environment): string {
  const shape = shapeOf(type, scope.emission.program);
  if (shape.kind === "list") return "listKeyword";
  if (shape.kind !== "primitive") return "objectKeyword";
  switch (shape.name) {
    case "json":
      return "keywordOf";
    case "string":
      return "textKeyword";
    case "bool":
      return "booleanKeyword";
    case "int":
    case "number":
      return "numberKeyword";
    default:
      return "objectKeyword";
  }
}
