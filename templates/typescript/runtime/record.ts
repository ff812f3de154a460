import { Instance, isItsWireForm, isMade } from "./instance.js";
import { isWellFormed } from "./text.js";

/** An object whose keys are looked at one by one. */
export interface Source {
  readonly [key: string]: unknown;
}

/** What plain objects inherit from. */
const common: object = Object.prototype;

const isOwn = Object.prototype.hasOwnProperty;
const isOwnEnumerable = Object.prototype.propertyIsEnumerable;

/**
 * The fields of a value that counts as an object: a plain one, or an instance of a model. Undefined for everything else, such as
 * lists, dates, maps and instances of foreign classes. What only looks like an instance is a plain object.
 */
export function recordOf(value: unknown): Source | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return isSource(value) ? value : undefined;
  if (value instanceof Instance) return onWire(value);
  // A plain object from another realm: an iframe, a worker, a virtual machine of a test runner.
  return Object.getPrototypeOf(prototype) === null && isSource(value) ? value : undefined;
}

function onWire(value: Instance): Source | undefined {
  const fields = isMade(value) && !isItsWireForm(value) ? value.toJSON() : value;
  return isSource(fields) ? fields : undefined;
}

/**
 * Whether an object itself, and not its prototype, has a key. Engines answer this for free within a loop over the keys of the object,
 * as long as they see which function is called: it must not be imported.
 */
export function hasOwn(object: object, key: string): boolean {
  return isOwn.call(object, key);
}

/** Whether an object is no list. */
export function isSource(value: object): value is Source {
  return !Array.isArray(value);
}

/** Whether a value was made by a model. */
export function isInstance(value: unknown): value is Instance {
  return value instanceof Instance && isMade(value);
}

/** What an object itself has under a key; undefined where there is no object, or no such key. */
export function ownValue<T extends object, K extends keyof T>(object: T | null | undefined, key: K): T[K] | undefined {
  if (object === null || object === undefined) return undefined;
  return isOwnEnumerable.call(object, key) ? object[key] : undefined;
}

/** The same for objects that come with their keys in many orders, where engines are slow to find a key and quick to go through all. */
export function fieldValue(source: Source | undefined, key: string): unknown {
  if (source === undefined) return undefined;
  for (const each in source) {
    if (each === key && hasOwn(source, each)) return source[each];
  }
  return undefined;
}

/** What {@link ownValue} gives, with null where there is nothing. */
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

/** Sets a key of an object as a property of its own, also where all objects inherit one: `__proto__`, or what others put there. */
export function setOwn<T>(object: Record<string, T>, key: string, value: T): void {
  if (Reflect.has(common, key)) {
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
      return isInstance(value) || recordOf(value) !== undefined ? "object" : undefined;
    default:
      return undefined;
  }
}
