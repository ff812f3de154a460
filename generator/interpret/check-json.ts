import type { TypeExpr } from "../program/type-expr.ts";
import { type Check, checkElements, checkEntries, checkOwn, mayDescend, reportWrongType } from "./check.ts";
import { isPlainObject, jsonKindOf } from "./json-kind.ts";

/** Any JSON value. Only what JSON cannot hold, and what is nested too deep, can be wrong in it. */
export function checkJson(value: unknown, check: Check): void {
  const inner: Check = { ...check, constraints: [], shown: anyJson };
  if (jsonKindOf(value) === undefined) reportWrongType(value, check);
  else if (Array.isArray(value)) {
    if (!mayDescend(check)) return;
    checkElements(value, check, (element) => checkJson(element, inner));
  } else if (isPlainObject(value)) {
    if (!mayDescend(check)) return;
    checkEntries(value, check, (entry) => checkJson(entry, inner));
  }
  checkOwn(value, check);
}

/** The type of every JSON value. */
export const anyJson: TypeExpr = { kind: "primitive", name: "json" };
