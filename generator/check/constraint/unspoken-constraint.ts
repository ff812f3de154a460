import type {
  NumberConstraint,
  PatternConstraint,
  SizeConstraint,
  UniqueByConstraint,
  UniqueConstraint,
  ValuesConstraint,
} from "../../program/constraint.ts";

/** A constraint that has no sentence and no place yet. */
export type UnspokenConstraint =
  | NumberConstraint
  | SizeConstraint
  | PatternConstraint
  | ValuesConstraint
  | UniqueConstraint
  | UniqueByConstraint;
