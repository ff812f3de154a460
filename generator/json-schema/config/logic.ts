import { all, any } from "../rules/simplify.ts";
import type { Branch, Schema, SchemaObject } from "../schema.ts";
import { isNot } from "./places.ts";

/** The logic of a schema, its parts changed; what is left is about the value itself. */
export function throughLogic(
  { not, anyOf, allOf, branch, ...rest }: SchemaObject,
  change: (part: Schema) => Schema,
  own: (rest: SchemaObject) => Schema,
): Schema {
  return all(
    Object.keys(rest).length === 0 || own(rest),
    not === undefined || isNot(change(not)),
    anyOf === undefined || any(...anyOf.map(change)),
    ...(allOf ?? []).map(change),
    branch === undefined || throughBranch(branch, change),
  );
}

function throughBranch(branch: Branch, change: (part: Schema) => Schema): Schema {
  const condition = change(branch.if);
  const [yes, no] = [change(branch.yes), branch.no === undefined ? true : change(branch.no)];
  if (typeof condition === "boolean") return condition ? yes : no;
  return { branch: { if: condition, yes, ...(no === true ? {} : { no }) } };
}
