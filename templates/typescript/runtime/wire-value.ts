import { type Instance, localNameOf } from "./instance.js";
import { fieldValue, isInstance, isSource, ownValue, recordOf } from "./record.js";

type KeyOf<T> = T extends unknown ? string & keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : undefined) : never;

/** What an object has in a field that instances may have another name for; undefined where there is no object, or no such key. */
export function wireValue<T extends object, K extends KeyOf<T>>(
  object: T | null | undefined,
  name: K,
): ValueOf<T, K> | undefined;
export function wireValue(object: object | null | undefined, name: string): unknown {
  return fieldOf(object, name);
}

/** The same, with null where there is nothing. */
export function wireOrNull<T extends object, K extends KeyOf<T>>(
  object: T | null | undefined,
  name: K,
): Exclude<ValueOf<T, K>, undefined> | null;
export function wireOrNull(object: object | null | undefined, name: string): unknown {
  return fieldOf(object, name) ?? null;
}

/** What a value has in a field, by its name on the wire; undefined where it is no object, or has no such key. */
export function fieldOf(value: unknown, name: string): unknown {
  return isInstance(value) ? instanceField(value, name) : fieldValue(recordOf(value), name);
}

function instanceField(instance: Instance, name: string): unknown {
  if (!isSource(instance)) return undefined;
  const local = localNameOf(instance, name);
  const value = local === undefined ? undefined : ownValue(instance, local);
  if (value !== undefined) return value;
  // A key that the model does not know is kept aside.
  const extra = ownValue(instance, "extra");
  return typeof extra === "object" && extra !== null && isSource(extra) ? ownValue(extra, name) : undefined;
}
