import type { ModelDeclaration } from "../../program/declaration.ts";
import type { Program } from "../../program/program.ts";

/** Name of the definition of elements whose key says one of their properties; no type has such a name. */
export function keyedName(model: string, by: string): string {
  return `${model}.by.${by}`;
}

/** The elements of a list that is written as a map: a model without the property that the keys of the map give. */
export interface Keyed {
  readonly model: ModelDeclaration;
  readonly by: string;
}

/** What a name made by `keyedName` stands for; undefined for other names. */
export function readKeyedName(name: string, { declarations }: Program): Keyed | undefined {
  const [type = "", by] = name.split(".by.");
  const model = declarations[type];
  return by === undefined || model?.kind !== "model" ? undefined : { model, by };
}
