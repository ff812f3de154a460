import { emptyList } from "./empty.js";

/** What constructors ask for. Who holds an instance can get at its class, but not at this, so that only `parse` makes instances. */
export const maker: unique symbol = Symbol("maker");

/** Whether an object was made by one of the constructors. It has been checked then, and cannot have changed since. */
export let isMade: (value: object) => boolean;

/** The class whose constructor made an instance; throws for what only looks like one. */
let classOf: (instance: Instance) => typeof Instance;

/**
 * What all instances are, whatever their model. Facts about a model are static members of its class, out of the way of the names
 * that fields have.
 */
export abstract class Instance {
  /** Name of the type. */
  static readonly typeName: string = "";
  /** Fields whose values must not be shown. */
  static readonly secretFields: readonly string[] = emptyList;
  /** Whether a field has another name on the wire than here, or unknown keys are kept. */
  static readonly differsOnWire: boolean = false;
  /** Names of all fields by those on the wire, where some differ. */
  static readonly localNames: Readonly<Record<string, string>> | undefined = undefined;

  // No copy has it: neither a spread, nor `Object.assign`, nor another object with the same prototype.
  readonly #class: typeof Instance;

  static {
    isMade = (value) => #class in value;
    classOf = (instance) => instance.#class;
  }

  /** Throws for everybody who does not know the `maker`. */
  constructor(key: typeof maker) {
    if (key !== maker) throw new TypeError("instances are made by the functions of their type, such as `parse`");
    this.#class = new.target;
  }

  /** Normal form: every field in the order of the spec, defaults and nulls written out. Secrets are in it: it is the data. */
  abstract toJSON(): object;
}

/** A value in the type that rules vouch for, where the compiler cannot follow them. */
export function vouched<Type>(value: unknown): Type;
export function vouched(value: unknown): unknown {
  return value;
}

/** Name of the type of an instance. */
export function typeNameOf(instance: Instance): string {
  return classOf(instance).typeName;
}

/** Fields of an instance whose values must not be shown. */
export function secretFieldsOf(instance: Instance): readonly string[] {
  return classOf(instance).secretFields;
}

/** Whether an instance, read as a plain object, says what it says on the wire. */
export function isItsWireForm(instance: Instance): boolean {
  return !classOf(instance).differsOnWire;
}

/** What an instance calls the field that has a name on the wire; undefined where it has no such field. */
export function localNameOf(instance: Instance, name: string): string | undefined {
  const { localNames } = classOf(instance);
  if (localNames === undefined) return name;
  return Object.hasOwn(localNames, name) ? localNames[name] : undefined;
}
