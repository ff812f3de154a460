import type { JsonObject } from "../program/json.ts";
import type { FunctionDeclaration } from "../program/member.ts";
import type { Program } from "../program/program.ts";

/** What the interpreter looks names up in. */
export interface Context {
  readonly declarations: Program["declarations"];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /**
   * Normal form of an object that an expression made for a model; throws `Refused` where the model refuses it. It stands here
   * because expressions make instances and validating an instance evaluates expressions.
   */
  readonly accept: (model: string, candidate: JsonObject) => JsonObject;
}

/** The function of a name that the checker has resolved. */
export function functionOf(context: Context, name: string): FunctionDeclaration {
  const declared = context.functions.get(name);
  if (declared === undefined) throw new Error(`no function "${name}"`);
  return declared;
}

/** Finds a member by its name, which the checker has resolved. */
export function memberOf<T extends { readonly name: string }>(members: readonly T[], name: string): T {
  const member = members.find((candidate) => candidate.name === name);
  if (member === undefined) throw new Error(`no member "${name}"`);
  return member;
}
