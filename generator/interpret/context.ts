import type { Declaration, ModelDeclaration, ScalarDeclaration } from "../program/declaration.ts";
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

/** The declaration of a name that the checker has resolved. */
export function declarationOf(context: Context, name: string): Declaration {
  const declaration = Object.hasOwn(context.declarations, name) ? context.declarations[name] : undefined;
  if (declaration === undefined) throw new Error(`no declaration "${name}"`);
  return declaration;
}

/** The function of a name that the checker has resolved. */
export function functionOf(context: Context, name: string): FunctionDeclaration {
  const declared = context.functions.get(name);
  if (declared === undefined) throw new Error(`no function "${name}"`);
  return declared;
}

/** The model of a name that the checker knows to be one. */
export function modelOf(context: Context, name: string): ModelDeclaration {
  const declaration = declarationOf(context, name);
  if (declaration.kind !== "model") throw new Error(`"${name}" is no model`);
  return declaration;
}

/** The scalar of a name that the checker knows to be one. */
export function scalarOf(context: Context, name: string): ScalarDeclaration {
  const declaration = declarationOf(context, name);
  if (declaration.kind !== "scalar") throw new Error(`"${name}" is no scalar`);
  return declaration;
}

/** Finds a member by its name, which the checker has resolved. */
export function memberOf<T extends { readonly name: string }>(members: readonly T[], name: string): T {
  const member = members.find((candidate) => candidate.name === name);
  if (member === undefined) throw new Error(`no member "${name}"`);
  return member;
}
