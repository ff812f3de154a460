import { assertNever } from "../program/assert-never.ts";
import type { Constraint } from "../program/constraint.ts";
import type { EnumDeclaration, ModelDeclaration, Property, UnionDeclaration } from "../program/declaration.ts";
import { declarationOf, modelOf } from "../program/lookup.ts";
import { missingText, oneOfText, unknownKeyText, unsafeIntegerText } from "../program/messages.ts";
import { jsonSchemaName } from "../program/shipped.ts";
import type { PrimitiveName, TypeExpr } from "../program/type-expr.ts";
import { checkCatalog } from "./catalog/check-catalog.ts";
import { type Check, checkElements, checkEntries, checkOwn, mayDescend, reportWrongType } from "./check.ts";
import { anyJson, checkJson } from "./check-json.ts";
import { checkRules } from "./check-rules.ts";
import type { Context } from "./context.ts";

import { insideSecret, maxIssues, reportFault, type Walk } from "./issue.ts";

import { isPlainObject, jsonKindOf, ownValue, type UnknownObject } from "./json-kind.ts";
import { checkResolutions } from "./resolution/check-resolutions.ts";
import { variantOf } from "./variant.ts";

/** Reports everything that is wrong with a value, first inside it, then by its constraints: of its declared type, then the given. */
export function checkValue(
  context: Context,
  type: TypeExpr,
  constraints: readonly Constraint[],
  value: unknown,
  walk: Walk,
): void {
  checkType(type, value, { context, walk, constraints, shown: type });
}

function checkType(type: TypeExpr, value: unknown, check: Check): void {
  switch (type.kind) {
    case "nullable":
      if (value !== null) checkType(type.inner, value, check);
      break;
    case "primitive":
      checkPrimitive(type.name, value, check);
      break;
    case "list":
      checkList(type.element, value, check);
      break;
    case "map":
      checkMap(type.value, value, check);
      break;
    case "reference":
      checkDeclared(type.target, value, check);
      break;
    default:
      assertNever(type);
  }
}

function checkDeclared(name: string, value: unknown, check: Check): void {
  const declaration = declarationOf(check.context, name);
  switch (declaration.kind) {
    case "scalar":
      checkPrimitive(declaration.base, value, within(declaration.constraints, check));
      break;
    case "enum":
      checkEnum(declaration, value, check);
      break;
    case "list":
      checkList(declaration.element, value, within(declaration.constraints, check));
      break;
    case "map":
      checkMap(declaration.value, value, within(declaration.constraints, check));
      break;
    case "union":
      checkUnion(declaration, value, check);
      break;
    case "model":
      if (!isPlainObject(value)) reportWrongType(value, check);
      else if (mayDescend(check)) checkObject(declaration, value, check);
      break;
    default:
      assertNever(declaration);
  }
}

function within(declared: readonly Constraint[], check: Check): Check {
  return declared.length === 0 ? check : { ...check, constraints: [...declared, ...check.constraints] };
}

function checkPrimitive(name: PrimitiveName, value: unknown, check: Check): void {
  const kind = jsonKindOf(value);
  switch (name) {
    case "string":
    case "bool":
    case "number":
    case "null":
      if (kind === name) checkOwn(value, check);
      else reportWrongType(value, check);
      break;
    case "int":
      checkInt(value, check);
      break;
    case "json":
      checkJson(value, check);
      break;
    case "json_schema":
      checkDeclared(jsonSchemaName, value, check);
      break;
    case "json_object":
      if (kind === "object") checkJson(value, check);
      else reportWrongType(value, check);
      break;
    case "thrown":
      break;
    default:
      assertNever(name);
  }
}

function checkInt(value: unknown, check: Check): void {
  if (typeof value !== "number" || !Number.isInteger(value)) reportWrongType(value, check);
  else if (Number.isSafeInteger(value)) checkOwn(value, check);
  else reportFault(check.walk, value < 0 ? "too_small" : "too_big", unsafeIntegerText);
}

function checkEnum(declaration: EnumDeclaration, value: unknown, check: Check): void {
  if (jsonKindOf(value) !== "string") reportWrongType(value, check);
  else if (declaration.members.some(({ name }) => name === value)) checkOwn(value, check);
  else reportFault(check.walk, "not_in_enum", oneOfText(declaration.members.map(({ name }) => name)));
}

function checkList(element: TypeExpr, value: unknown, check: Check): void {
  if (!Array.isArray(value)) reportWrongType(value, check);
  else if (mayDescend(check)) {
    const before = check.walk.faults;
    checkElements(value, check, (item) => checkValue(check.context, element, [], item, check.walk));
    checkOwn(value, check, check.walk.faults === before);
  }
}

function checkMap(valueType: TypeExpr, value: unknown, check: Check): void {
  if (!isPlainObject(value)) reportWrongType(value, check);
  else if (mayDescend(check)) {
    checkEntries(value, check, (entry) => checkValue(check.context, valueType, [], entry, check.walk));
    checkOwn(value, check);
  }
}

function checkUnion(declaration: UnionDeclaration, value: unknown, check: Check): void {
  const { tag } = declaration;
  if (tag === undefined) {
    const variant = variantOf(declaration, value);
    if (variant === undefined) reportWrongType(value, check);
    else checkType(variant.type, value, check);
  } else if (!isPlainObject(value)) reportWrongType(value, check);
  else if (mayDescend(check)) checkTagged(tag, declaration, value, check);
}

function checkTagged(tag: string, declaration: UnionDeclaration, value: UnknownObject, check: Check): void {
  const variant = variantOf(declaration, value);
  if (ownValue(value, tag) === undefined) reportFault(check.walk, "missing", missingText(tag), [tag]);
  else if (variant === undefined) {
    const tags = declaration.variants.flatMap((candidate) => candidate.tag ?? []);
    reportFault(check.walk, "unknown_variant", oneOfText(tags), [tag]);
  } else if (variant.type.kind === "reference") {
    checkModel(check.context, modelOf(check.context, variant.type.target), value, check.walk);
  }
}

/** As `checkModel`; what is known to be sound at least as deep is passed over. */
function checkObject(model: ModelDeclaration, value: UnknownObject, { context, walk }: Check): void {
  const { known } = context;
  const depth = walk.path.length;
  if (known?.isSound(model.name, value, depth) === true) return;
  const before = walk.issues.length;
  checkModel(context, model, value, walk);
  // In a secret, and after too many issues, not every issue is kept.
  const isSound = walk.issues.length === before && before < maxIssues && walk.secret === undefined;
  if (isSound) known?.noteSound(model.name, value, depth);
}

/** Reports everything that is wrong with an object: its properties in spec order, unknown keys in its own order, rules, members. */
function checkModel(context: Context, model: ModelDeclaration, value: UnknownObject, walk: Walk): void {
  const sound = new Set<string>();
  const issuesBefore = walk.issues.length;
  for (const property of model.properties) {
    const before = walk.faults;
    checkProperty(context, property, value, walk);
    if (walk.faults === before) sound.add(property.name);
  }
  checkUnknownKeys(context, model, value, walk);
  checkRules(context, model, value, sound, walk);
  checkCatalog(context, model, value, sound, walk);
  if (walk.issues.length === issuesBefore && issuesBefore < maxIssues) checkResolutions(context, model, value, walk);
}

function checkProperty(context: Context, property: Property, object: UnknownObject, walk: Walk): void {
  const given = ownValue(object, property.name);
  // A default is sound in itself, but it may stand too deep here: the normal form, which has it, must be valid too.
  const value = given === undefined ? property.default : given;
  if (value === undefined) {
    if (property.presence === "required") reportFault(walk, "missing", missingText(property.name), [property.name]);
    return;
  }
  walk.path.push(property.name);
  const check = (): void => checkValue(context, property.type, property.constraints, value, walk);
  if (property.secret) insideSecret(walk, check);
  else if (property.fixed === undefined) check();
  else if (value !== property.fixed) reportFault(walk, "not_allowed", property.fixedMessage ?? "");
  walk.path.pop();
}

function checkUnknownKeys(context: Context, model: ModelDeclaration, object: UnknownObject, walk: Walk): void {
  if (model.unknownKeys === "ignore") return;
  const known = propertyNames(model);
  for (const key of Object.keys(object)) {
    if (known.has(key) || object[key] === undefined) continue;
    if (model.unknownKeys === "reject") {
      reportFault(walk, "unknown_key", unknownKeyText(key, model.name), [key]);
      continue;
    }
    walk.path.push(key);
    checkValue(context, anyJson, [], object[key], walk);
    walk.path.pop();
  }
}

const names = new WeakMap<ModelDeclaration, ReadonlySet<string>>();

/** Declarations never change. */
function propertyNames(model: ModelDeclaration): ReadonlySet<string> {
  const known = names.get(model);
  if (known !== undefined) return known;
  const made = new Set(model.properties.map(({ name }) => name));
  names.set(model, made);
  return made;
}
