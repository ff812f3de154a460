import type { Issue } from "./issue.js";
import type { JsonSource } from "./json-source.js";
import type { StandardSchema } from "./standard-schema.js";
import type { ValidationError } from "./validation-error.js";

/** What can be done with a type. `Wire` is what may be sent; `Instance` is what comes of it, frozen and with defaults applied. */
export interface ModelType<Instance, Wire> {
  /** Makes an instance; throws a {@link ValidationError} where the value is not valid. */
  parse(value: unknown): Instance;
  /** Makes an instance or says what is wrong; never throws. */
  safeParse(value: unknown): ParseResult<Instance>;
  /** Whether the value is valid; never throws. */
  is(value: unknown): value is Wire;
  /** All that is wrong with the value, at most 100 issues; none where it is valid. Never throws. */
  validate(value: unknown): readonly Issue[];
  /** As `parse`, from the layouts in which people write configuration. */
  fromConfig(value: unknown): Instance;
  /** As `parse`, from JSON. Refuses more than `JSON.parse`: keys that stand twice, numbers that cannot be read exactly. */
  parseJson(json: JsonSource): Instance;
  /** As `validate`, from JSON. Every issue has an `offset`. */
  validateJson(json: JsonSource): readonly Issue[];
  /** The same as a Standard Schema. */
  readonly "~standard": StandardSchema<Wire, Instance>;
}

/** What `safeParse` gives. */
export type ParseResult<Instance> =
  | { readonly success: true; readonly data: Instance }
  | { readonly success: false; readonly error: ValidationError };

/** Fields to be replaced. Undefined puts a field back to absent, so that it reads as its default. */
export type Patch<Wire> = { readonly [Key in keyof Wire]?: Wire[Key] | undefined };
