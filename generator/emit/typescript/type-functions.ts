import { assertNever } from "../../program/assert-never.ts";
import { declarationOf } from "../../program/lookup.ts";
import { isShipped, jsonSchemaName } from "../../program/shipped.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import { basicFunctions } from "./basic.ts";
import { and, type Code, call, conditional, differs, not, or, primary, same, wrapped } from "./code.ts";
import { hasModels, isDeep } from "./facts.ts";
import type { Helper, Scope } from "./scope.ts";
import { shapeOf } from "./shape.ts";

/** A value that is looked at, and the depth of what is in the object or list that holds it. */
export interface Subject {
  readonly text: string;
  readonly depth: string;
}

const nullCode = primary("null");

/** The condition that a value has a type. */
export function isCode(type: TypeExpr, of: Subject, scope: Scope): Code {
  if (type.kind === "nullable") return or(same(primary(of.text), nullCode), isCode(type.inner, of, scope));
  return call(functionName(type, "is", scope), ...argumentsFor(type, of, scope));
}

/** The condition that a value lacks a type, or breaks something that `further` adds once it has the type. */
export function isNotCode(type: TypeExpr, of: Subject, scope: Scope, further: readonly Code[] = []): Code {
  if (type.kind === "nullable") {
    return and(differs(primary(of.text), nullCode), isNotCode(type.inner, of, scope, further));
  }
  return or(not(isCode(type, of, scope)), ...further);
}

/** Whether a checked value is kept as it is: it is no number, which may be `-0`, and has nothing inside. */
export function isKept(type: TypeExpr, scope: Scope): boolean {
  const shape = shapeOf(type, scope.emission.program);
  if (shape.kind === "enum") return true;
  return shape.kind === "primitive" && (shape.name === "string" || shape.name === "bool");
}

/** Whether a checked value only needs `-0` to become `0`. */
export function isNumeric(type: TypeExpr, scope: Scope): boolean {
  const shape = shapeOf(type, scope.emission.program);
  return shape.kind === "primitive" && (shape.name === "int" || shape.name === "number");
}

/** What becomes of a value that is not kept; undefined where it is not valid. */
export function buildCode(type: TypeExpr, of: Subject, scope: Scope): Code {
  if (type.kind === "nullable") {
    return conditional(same(primary(of.text), nullCode), nullCode, buildCode(type.inner, of, scope));
  }
  return call(functionName(type, "build", scope), ...argumentsFor(type, of, scope));
}

/** Name of the function that collects the issues of a value; null is up to its caller. */
export function collectName(type: TypeExpr, scope: Scope): string {
  return functionName(type, "collect", scope);
}

/** Name of the function that collects the issues of a value which may be null if the type says so. */
export function collectElementName(type: TypeExpr, scope: Scope): string {
  return type.kind === "nullable" ? helperName(type, "collect", scope) : functionName(type, "collect", scope);
}

function argumentsFor(type: TypeExpr, of: Subject, scope: Scope): readonly string[] {
  return isDeep(type, scope.emission.facts) ? [of.text, of.depth] : [of.text];
}

function functionName(type: TypeExpr, which: "is" | "build" | "collect", scope: Scope): string {
  switch (type.kind) {
    case "nullable":
      return functionName(type.inner, which, scope);
    case "primitive": {
      if (type.name === jsonSchemaName) return scope.functionOf(type.name, which);
      const name = basicFunctions(type.name)[which];
      if (name === undefined) throw new Error(`a ${type.name} is kept as it is`);
      return scope.runtime(name);
    }
    case "reference":
      return scope.functionOf(type.target, which);
    case "list":
    case "map":
      return helperName(type, which, scope);
    default:
      return assertNever(type);
  }
}

function helperName(type: Helper["type"], which: "is" | "build" | "collect", scope: Scope): string {
  const key = JSON.stringify(type);
  const helper = scope.helpers.get(key) ?? { type, noun: nounOf(type, scope) };
  scope.helpers.set(key, helper);
  helper[which] ??= scope.unique(`${which}${helper.noun}`);
  return helper[which];
}

/** How a name speaks of a type: `StringList`, `NullableToolMap`. */
export function nounOf(type: TypeExpr, scope: Scope): string {
  switch (type.kind) {
    case "primitive":
      return type.name === jsonSchemaName ? "JsonSchema" : basicFunctions(type.name).noun;
    case "nullable":
      return `Nullable${nounOf(type.inner, scope)}`;
    case "list":
      return `${nounOf(type.element, scope)}List`;
    case "map":
      return `${nounOf(type.value, scope)}Map`;
    case "reference": {
      const names = scope.emission.names.of(type.target);
      const declaration = declarationOf(scope.emission.program, type.target);
      return isShipped(declaration) ? names.is.slice(2) : names.type;
    }
    default:
      return assertNever(type);
  }
}

/** The normal form of a value as plain data. */
export function plainCode(type: TypeExpr, value: Code, scope: Scope): Code {
  if (!hasModels(type, scope.emission.facts)) return value;
  if (type.kind === "nullable")
    return conditional(same(value, nullCode), nullCode, plainCode(type.inner, value, scope));
  const shape = shapeOf(type, scope.emission.program);
  switch (shape.kind) {
    case "model":
      return primary(value.doc, ".toJSON()");
    case "list":
      return primary(
        value.doc,
        ".map((item) => ",
        wrapped(plainCode(shape.element, primary("item"), scope), "nullish"),
        ")",
      );
    case "map": {
      const body = wrapped(plainCode(shape.value, primary("item"), scope), "nullish");
      return call(scope.runtime("mapEntries"), value.doc, ["(item) => ", body]);
    }
    case "union":
      return call(scope.functionOf(shape.declaration.name, "plain"), value.doc);
    default:
      throw new Error(`a ${shape.kind} has no models in it`);
  }
}
