import type { Span } from "../diagnostics/span.ts";
import type { Path } from "./example.ts";
import type { Expr } from "./expression.ts";

/**
 * A law across the properties of one model: where `when` holds, `must` holds. With `each`, `must` holds for every element of
 * that list, which it reads as `item`, and a fault is reported at the element.
 */
export interface Rule {
  readonly kind: "rule";
  /** Unique in the model together with what it inherits. */
  readonly id: string;
  /** Model that declares the rule; others inherit it. */
  readonly owner: string;
  readonly doc?: string;
  /** What a user reads when the rule is broken: one sentence, no value in it. */
  readonly message: string;
  readonly when?: Expr;
  /** A list that is never null, read from `this`. */
  readonly each?: Expr;
  readonly must: Expr;
  /** Where a fault is reported, relative to the object (or to the element under `each`); `[]` is the thing itself. */
  readonly at: Path;
  /** Path from the object to the list of `each`, for reporting; `[]` without `each`. */
  readonly eachPath: Path;
  /** Top-level properties that the rule reads, in spec order: it runs when these are structurally valid. */
  readonly reads: readonly string[];
  readonly span: Span;
}
