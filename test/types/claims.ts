/** Whether two types are the same to the compiler: `readonly`, `?` and `unknown` count. */
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Compiles only where the type is `true`, as `Equal` is of equal types. */
export function claim<_Truth extends true>(): void {}

/** Compiles only where the type has no members: the names of what is wrong, say. */
export function claimNone<_Names extends never>(): void {}

/** The fields of an instance and its derived properties: everything but methods, with modifiers. Of a union, what is true of all of it. */
export type Fields<Instance> = FieldsOf<Pick<Instance, keyof Instance>>;

type FieldsOf<Instance> = {
  [Key in keyof Instance as Instance[Key] extends (...args: never) => unknown ? never : Key]: Instance[Key];
};

/** The names of methods. */
export type Methods<Instance> = Exclude<keyof Instance, keyof Fields<Instance>>;

/** The names of fields that must be there. */
export type RequiredKeys<Wire> = {
  [Key in keyof Wire]-?: Record<never, never> extends Pick<Wire, Key> ? never : Key;
}[keyof Wire];
