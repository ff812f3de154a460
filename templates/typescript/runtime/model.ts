import { equalValues } from "./equal.js";
import { Instance, secretFieldsOf, typeNameOf } from "./instance.js";

/**
 * What instances inherit of what all objects have. They do not inherit from the prototype of all objects itself, and so are no
 * instances of `Object`: whoever adds to that prototype, or freezes it, would reach into them.
 */
const shield: object = /* @__PURE__ */ Object.create(null);

type Inspect = (value: unknown, options: object) => string;

/**
 * Base of all instances. It declares nothing that objects have anyway: a field may be called `toString`, and the declaration of such
 * a field would clash with one of a method.
 */
export abstract class Model extends Instance {
  static {
    for (const name of ["hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "valueOf"]) {
      define(shield, name, Reflect.get(Object.prototype, name));
    }
    Object.setPrototypeOf(Instance.prototype, shield);
    define(Model.prototype, "toString", function text(this: Model): string {
      return this[Symbol.toPrimitive]();
    });
    // Node, Deno and Bun look under this symbol for a function that shows an object.
    const custom = Symbol.for("nodejs.util.inspect.custom");
    define(
      Model.prototype,
      custom,
      function show(this: Model, _depth: number, options: object, inspect: Inspect): string {
        return `${typeNameOf(this)} ${inspect(shown(this), options)}`;
      },
    );
  }

  /** Whether `other` is an instance of the same model with equal normal form. Never throws. */
  equals(other: unknown): boolean {
    try {
      return equalValues(this, other);
    } catch {
      // A proxy that refuses to be looked at is no instance.
      return false;
    }
  }

  /** A text for people, without secrets. */
  [Symbol.toPrimitive](): string {
    return `${typeNameOf(this)} ${JSON.stringify(shown(this))}`;
  }
}

/** Adds something to a prototype as a class would. */
function define(prototype: object, name: string | symbol, value: unknown): void {
  Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
}

/** Makes a key read as absent that objects inherit: a method such as `valueOf` is no value of an optional field of that name. */
export function hideInherited(prototype: object, key: string): void {
  define(prototype, key, undefined);
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
