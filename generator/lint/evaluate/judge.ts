import type { Expr } from "../../program/expression.ts";
import { keyOf, type Value } from "../term.ts";
import type { World } from "../world.ts";

/** Works expressions out in one world. */
export interface Judge {
  readonly world: World;
  readonly value: (expr: Expr, frame: Frame) => Value;
  readonly isTrue: (expr: Expr, frame: Frame) => boolean;
}

/** Where an expression stands: what its variables are, and who wants to know how its parts come out. */
export interface Frame {
  readonly variables: ReadonlyMap<string, Value>;
  /** Told how every part that is true or false came out. Absent inside what is called from there. */
  readonly witness?: Witness;
}

export type Witness = (expr: Expr, isTrue: boolean) => void;

/** The frame with one more variable. */
export function withVariable(frame: Frame, name: string, value: Value): Frame {
  return { ...frame, variables: new Map(frame.variables).set(name, value) };
}

/** The value of a variable; the checker has seen to it that there is one. */
export function variableOf(frame: Frame, name: string): Value {
  const value = frame.variables.get(name);
  if (value === undefined) throw new Error(`no variable "${name}"`);
  return value;
}

/** Keys of the variables, for keys of expressions. */
export function variableKeys({ variables }: Frame): ReadonlyMap<string, string> {
  return new Map([...variables].map(([name, value]) => [name, keyOf(value)]));
}
