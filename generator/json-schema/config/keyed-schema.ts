import type { Property } from "../../program/declaration.ts";
import { elementIn, modelIn } from "../../program/lookup.ts";
import type { Program } from "../../program/program.ts";
import type { Schema, SchemaObject } from "../schema.ts";
import { constrainedSchema } from "../type-schema.ts";
import { keyedName } from "./keyed-name.ts";

/** A map that stands for a list: its keys are one property of the elements, which the elements do not have themselves. */
export function keyedSchema(property: Property, by: string, program: Program): Schema {
  const element = elementIn(property.type, program);
  const model = element && modelIn(element, program);
  const key = model?.properties.find(({ name }) => name === by);
  if (model === undefined || key === undefined) return false;
  const names = constrainedSchema(key.type, key.constraints, program.declarations).schema;
  const size = (kind: "min_items" | "max_items"): number | undefined => {
    const found = property.constraints.find((constraint) => constraint.kind === kind);
    return found !== undefined && "value" in found && typeof found.value === "number" ? found.value : undefined;
  };
  const [least, most] = [size("min_items"), size("max_items")];
  const map: SchemaObject = {
    description: `The same as \`${property.name}\`, as a map: its keys are the \`${by}\` of the elements.`,
    deprecated: true,
    type: "object",
    propertyNames: names,
    additionalProperties: { $ref: `#/$defs/${keyedName(model.name, by)}` },
    ...(least === undefined ? {} : { minProperties: least }),
    ...(most === undefined ? {} : { maxProperties: most }),
  };
  return map;
}
