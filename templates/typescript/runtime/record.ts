import { Instance, isItsWireForm, isMade, localNameOf } from "./instance.js";
import { isWellFormed } from "./text.js";

/** An object whose keys are looked at one by one. */
export interface Source {
  readonly [key: string]: unknown;
}

/** Lists and objects that may stand inside one another, the outermost included. */
export const maxDepth = 64;

/** Called on an object with a key: whether the object itself, and not its prototype, has the key. */
export const hasOwn: (key: string) => boolean = Object.prototype.hasOwnProperty;

const isOwnEnumerable = Object.prototype.propertyIsEnumerable;

/**
 * The fields of a value that counts as an object: a plain one, or an instance of a model. Undefined for everything else, such as
 * lists, dates, maps and instances of foreign classes.
 */
export function recordOf(value: unknown): Source | undefined {
  if (isPlain(value)) return value;
  if (!isInstance(value)) return isRecord(value) ? value : undefined;
  const fields = isItsWireForm(value) ? value : value.toJSON();
  return isRecord(fields) ? fields : undefined;
}

/** Whether a value counts as an object. What looks like an instance and was not made by a model is a plain object. */
export function isRecord(value: unknown): value is Source {
  return isPlain(value) || (value instanceof Instance && !Array.isArray(value));
}

/** Whether a value was made by a model. */
export function isInstance(value: unknown): value is Instance {
  return value instanceof Instance && isMade(value);
}

function isPlain(value: unknown): value is Source {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The last is a plain object from another realm: an iframe, a worker, a virtual machine of a test runner.
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** What an object itself has under a key; undefined where there is no object, or no such key. */
export function ownValue<T extends object, K extends keyof T>(object: T | null | undefined, key: K): T[K] | undefined {
  if (object === null || object === undefined) return undefined;
  return isOwnEnumerable.call(object, key) ? object[key] : undefined;
}

/** The same, with null where there is nothing. */
export function ownOrNull<T extends object, K extends keyof T>(
  object: T | null | undefined,
  key: K,
): Exclude<T[K], undefined> | null {
  const value = ownValue(object, key);
  return isThere(value) ? value : null;
}

function isThere<T>(value: T): value is Exclude<T, undefined> {
  return value !== undefined;
}

type KeyOf<T> = T extends unknown ? string & keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : undefined) : never;

/** What an object has in a field, where an instance may have another name for it; undefined where there is no object, or no such key. */
export function wireValue<T extends object, K extends KeyOf<T>>(
  object: T | null | undefined,
  name: K,
): ValueOf<T, K> | undefined;
export function wireValue(object: object | null | undefined, name: string): unknown {
  if (object === null || object === undefined || !isRecord(object)) return undefined;
  if (!isInstance(object) || isItsWireForm(object)) return ownValue(object, name);
  const local = localNameOf(object, name);
  const value = local === undefined ? undefined : ownValue(object, local);
  return value === undefined ? ownValue(ownRecord(object, "extra"), name) : value;
}

/** The same, with null where there is nothing. */
export function wireOrNull<T extends object, K extends KeyOf<T>>(
  object: T | null | undefined,
  name: K,
): Exclude<ValueOf<T, K>, undefined> | null {
  const value = wireValue(object, name);
  return isThere(value) ? value : null;
}

/** Sets a key of an object, `__proto__` too, as a property of its own. */
export function setOwn<T>(object: Record<string, T>, key: string, value: T): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[key] = value;
  }
}

/** The list with one more key. It is made for the first one, as most objects have none that is unknown. */
export function withKey(keys: string[] | undefined, key: string): string[] {
  if (keys === undefined) return [key];
  keys.push(key);
  return keys;
}

/** The kind that a value has in JSON; undefined for what JSON cannot hold. */
export function jsonKind(value: unknown): "null" | "bool" | "number" | "string" | "list" | "object" | undefined {
  switch (typeof value) {
    case "boolean":
      return "bool";
    case "number":
      return Number.isFinite(value) ? "number" : undefined;
    case "string":
      return isWellFormed(value) ? "string" : undefined;
    case "object":
      if (value === null) return "null";
      if (Array.isArray(value)) return "list";
      return isRecord(value) ? "object" : undefined;
    default:
      return undefined;
  }
}

/** Whether an instance may stand at a depth: the lists and objects in it must not be nested too deep there. */
export function fitsDepth(instance: Instance, depth: number): boolean {
  return depth === 0 || isNestedAtMost(instance, depth);
}

function isNestedAtMost(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth >= maxDepth) return false;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) if (!isNestedAtMost(value[index], depth + 1)) return false;
    return true;
  }
  return isRecord(value) && areNestedAtMost(value, depth);
}

function areNestedAtMost(source: Source, depth: number): boolean {
  for (const key in source) {
    if (!hasOwn.call(source, key)) continue;
    // Unknown keys that an instance keeps stand beside its fields on the wire.
    const isExtra = key === "extra" && isInstance(source);
    if (!isNestedAtMost(source[key], isExtra ? depth : depth + 1)) return false;
  }
  return true;
}

/** What a value has in a field, by its name on the wire; undefined where it is no object. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? wireValue(value, name) : undefined;
}

function ownRecord(source: Source, key: string): Source | undefined {
  const value = ownValue(source, key);
  return isRecord(value) ? value : undefined;
}
