import type { Expr } from "../program/expression.ts";
import type { Witness } from "./evaluate/judge.ts";

/** How the parts of an expression came out, over all worlds. */
export interface Coverage {
  readonly witness: Witness;
  /** `true` or `false` where a part always came out so; `both`; `never` where it was not even reached. */
  readonly of: (expr: Expr) => "true" | "false" | "both" | "never";
}

/** A coverage that has seen nothing yet. */
export function createCoverage(): Coverage {
  const held = new Set<Expr>();
  const failed = new Set<Expr>();
  return {
    witness: (expr, isTrue) => {
      (isTrue ? held : failed).add(expr);
    },
    of: (expr) => {
      if (held.has(expr)) return failed.has(expr) ? "both" : "true";
      return failed.has(expr) ? "false" : "never";
    },
  };
}
