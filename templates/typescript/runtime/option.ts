/** What stands under a name in the options of a function that never throws; undefined where it cannot be read. */
export function optionOf<T extends object, K extends keyof T>(options: T, name: K): T[K] | undefined;
export function optionOf(options: unknown, name: string): unknown {
  try {
    return Reflect.get(Object(options), name);
  } catch {
    return undefined;
  }
}
