import type { Expr } from "../program/expression.ts";
import type { JsonObject, JsonValue } from "../program/json.ts";
import type { FunctionDeclaration } from "../program/member.ts";
import type { Program } from "../program/program.ts";
import { steadyLists } from "../program/steady-lists.ts";
import type { KnownValues } from "./known-values.ts";

/** What the interpreter looks names up in. */
export interface Context {
  readonly declarations: Program["declarations"];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /**
   * Normal form of an object that an expression made for a model; throws `Refused` where the model refuses it. It stands here
   * because expressions make instances and validating an instance evaluates expressions.
   */
  readonly accept: (model: string, candidate: JsonObject) => JsonObject;
  /** What is known of values; undefined where those that are handed in may change. */
  readonly known?: KnownValues | undefined;
  /** Values of expressions that are the same each time round the loops at work; undefined as long as nobody has asked. */
  readonly steady?: Map<Expr, JsonValue | undefined>;
}

/** The context inside a loop: what its body looks for things in is worked out once. */
export function insideLoop(context: Context, body: Expr, variable: string): Context {
  const lists = steadyLists(body, [variable]);
  if (lists.length === 0) return context;
  const own = lists.filter((list) => context.steady?.has(list) !== true).map((list) => [list, undefined] as const);
  return { ...context, steady: new Map([...(context.steady ?? []), ...own]) };
}

/** The context of a body that is called: it may be the one at work, with other values. */
export function outsideLoops({ declarations, functions, accept, known }: Context): Context {
  return { declarations, functions, accept, known };
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
