import type { Constraint } from "../program/constraint.ts";
import { expectedText, tooDeepText, wrongTypeText } from "../program/messages.ts";
import type { TypeExpr } from "../program/type-expr.ts";
import { checkConstraints } from "./constraints.ts";
import type { Context } from "./context.ts";
import { maxDepth, reportFault, type Walk } from "./issue.ts";
import { hasJsonKind, jsonKindOf, ownKeys, type UnknownObject } from "./json-kind.ts";

/** A value, the type it should have, and what is said to be expected where it is of another kind. */
export interface Check {
  readonly context: Context;
  readonly walk: Walk;
  /** Constraints from around the type: those of the property, or of a scalar that the property narrows. */
  readonly constraints: readonly Constraint[];
  /** The type as the reader knows it: `T?` while its `T` is checked. */
  readonly shown: TypeExpr;
}

/** Counts the list or object at hand among those it stands in; one too many is a fault, and nobody looks into it. */
export function mayDescend(check: Check): boolean {
  if (check.walk.path.length < maxDepth) return true;
  reportFault(check.walk, "too_deep", tooDeepText);
  return false;
}

/** Checks every element of a list, holes included, each at its index. */
export function checkElements(list: readonly unknown[], { walk }: Check, checkOne: (element: unknown) => void): void {
  // An index loop sees the holes of a sparse list, which `forEach` passes over.
  for (let index = 0; index < list.length; index += 1) {
    walk.path.push(index);
    checkOne(list[index]);
    walk.path.pop();
  }
}

/** Checks every value of an object, each at its key. */
export function checkEntries(object: UnknownObject, { walk }: Check, checkOne: (entry: unknown) => void): void {
  for (const key of ownKeys(object)) {
    walk.path.push(key);
    checkOne(object[key]);
    walk.path.pop();
  }
}

/** Checks the constraints of the value itself; `sound` says that nothing is wrong inside it. */
export function checkOwn(value: unknown, { constraints, walk }: Check, sound: boolean = true): void {
  if (constraints.length > 0 && hasJsonKind(value)) checkConstraints(constraints, value, walk, sound);
}

/** Reports that a value is of another kind than its type. */
export function reportWrongType(value: unknown, { context, shown, walk }: Check): void {
  reportFault(walk, "wrong_type", wrongTypeText(expectedText(shown, context.declarations), jsonKindOf(value)));
}
