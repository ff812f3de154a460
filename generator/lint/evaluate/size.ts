import { callBuiltin } from "../../interpret/builtins.ts";
import type { TypeExpr } from "../../program/type-expr.ts";
import type { Question } from "../domain/split.ts";
import { declaredConstraints, sizeDomain } from "../domain/type-domain.ts";
import { imageOf, type Term } from "../term.ts";
import type { World } from "../world.ts";
import { exactly } from "./exactly.ts";

const intType: TypeExpr = { kind: "primitive", name: "int" };

/** The size of a text, a list or a map. */
export function sizeOf(term: Term, { tools }: World): Term {
  const constraints = term.isSound ? [...declaredConstraints(term.type, tools), ...term.constraints] : [];
  const image = imageOf(
    `size(${term.key})`,
    intType,
    term,
    (value) => exactly(() => callBuiltin("size", [value])) ?? 0,
    tools,
  );
  return { ...image, initial: sizeDomain(constraints) };
}

/** Whether a text, a list or a map can have something in it, as far as the world has decided. */
export function mayHaveElements(term: Term, world: World): boolean {
  return world.mayBe(sizeOf(term, world), isSome);
}

/** Whether a text, a list or a map has nothing in it; the world decides. */
export function isEmpty(term: Term, world: World): boolean {
  return !world.ask(sizeOf(term, world), isSome);
}

/** Lets the world know that there is something in it. */
export function requireElements(term: Term, world: World): void {
  world.require(sizeOf(term, world), isSome);
}

const isSome: Question = { kind: "order", operator: ">", bound: 0 };
