/**
 * What all instances are, whatever their model. Facts about a model are static members of its class, out of the way of the names
 * that fields have.
 */
export abstract class Instance {
  /** Name of the type. */
  static readonly typeName: string = "";
  /** Fields whose values must not be shown. */
  static readonly secretFields: readonly string[] = [];
  /** Whether a field has another name on the wire than here, or unknown keys are kept. */
  static readonly differsOnWire: boolean = false;

  /** Normal form: every field in the order of the spec, defaults and nulls written out. Secrets are in it: it is the data. */
  abstract toJSON(): object;
}

/** Name of the type of an instance. */
export function typeNameOf(instance: Instance): string {
  return String(Reflect.get(instance.constructor, "typeName"));
}

/** Fields of an instance whose values must not be shown. */
export function secretFieldsOf(instance: Instance): readonly unknown[] {
  const names: unknown = Reflect.get(instance.constructor, "secretFields");
  return Array.isArray(names) ? names : [];
}

/** Whether an instance, read as a plain object, says what it says on the wire. */
export function isItsWireForm(instance: Instance): boolean {
  return Reflect.get(instance.constructor, "differsOnWire") !== true;
}
