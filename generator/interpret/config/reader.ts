import type { Path } from "../../program/example.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Context } from "../context.ts";
import type { Issue } from "../issue.ts";
import type { Origins } from "./origins.ts";

/** The state of one reading of configuration. */
export interface Reader {
  readonly context: Context;
  readonly issues: Issue[];
  readonly origins: Origins;
  /** The value in the layout that `parse` takes, as far as it has the shape of its type. Lists and objects are copied. */
  readonly convert: (type: TypeExpr, value: unknown, path: Path) => unknown;
}

/** Sets a key, `__proto__` too, as a property of its own. */
export function setUnknown(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
