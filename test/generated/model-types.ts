import * as model from "cleveragents-model";
import type { Issue } from "../../generator/interpret/issue.ts";

/** What tests use of an instance. */
export interface AnyInstance {
  toJSON(): object;
  equals(other: unknown): boolean;
}

/** What tests use of a type, whatever its kind. */
export interface AnyType {
  is(value: unknown): boolean;
  validate(value: unknown): readonly Issue[];
}

/** What tests use of a model. */
export interface AnyModel extends AnyType {
  parse(value: unknown): AnyInstance;
  fromConfig(value: unknown): AnyInstance;
  parseJson(json: string | Uint8Array): AnyInstance;
  validateJson(json: string | Uint8Array): readonly { readonly code: string; readonly offset?: number }[];
  safeParse(value: unknown): { readonly success: boolean; readonly data?: AnyInstance };
}

/** A model that the package exports, and its name. */
export interface NamedModel {
  readonly name: string;
  readonly native: AnyModel;
}

/** All models that the package exports, in the order of its names. */
export const modelTypes: readonly NamedModel[] = Object.entries(model).flatMap(([name, native]: [string, unknown]) =>
  isModel(native) ? [{ name, native }] : [],
);

function isModel(value: unknown): value is AnyModel {
  return typeof value === "object" && value !== null && "validate" in value && "is" in value && "parse" in value;
}
