import { equalValues } from "./equal.js";
import { Instance, secretFieldsOf, typeNameOf } from "./instance.js";

type Inspect = (value: unknown, options: object) => string;

/** Base of all instances, but for `toString`, which a field may be called. */
export abstract class BareModel extends Instance {
  static {
    // Node, Deno and Bun look under this symbol for a function that shows an object.
    Object.defineProperty(BareModel.prototype, Symbol.for("nodejs.util.inspect.custom"), {
      value(this: BareModel, _depth: number, options: object, inspect: Inspect): string {
        return `${typeNameOf(this)} ${inspect(shown(this), options)}`;
      },
    });
  }

  /** Whether `other` is an instance of the same model with equal normal form. */
  equals(other: unknown): boolean {
    return equalValues(this, other);
  }

  [Symbol.toPrimitive](): string {
    return `${typeNameOf(this)} ${JSON.stringify(shown(this))}`;
  }
}

/** Base of all instances. */
export abstract class Model extends BareModel {
  /** A text for people, without secrets. */
  override toString(): string {
    return this[Symbol.toPrimitive]();
  }
}

/** What may be shown of a value: instances as plain objects, with their secrets hidden. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== "object" || value === null) return value;
  const secrets = value instanceof Instance ? secretFieldsOf(value) : [];
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, secrets.includes(key) ? "(secret)" : shown(field)]),
  );
}
