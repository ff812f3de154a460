import type { PrimitiveName } from "../../program/type-expr.ts";

/** A stretch of the expression's text: offsets are UTF-16 code units, `start` included, `end` not. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A CEL expression as it was written, before names and types mean anything. */
export type Syntax = (
  | LiteralSyntax
  | NameSyntax
  | SelectSyntax
  | IndexSyntax
  | UnarySyntax
  | BinarySyntax
  | ConditionalSyntax
  | CallSyntax
  | ListSyntax
  | MapSyntax
  | RefusedSyntax
) &
  Range;

/** A negative number is one literal, not a negation. */
export interface LiteralSyntax {
  readonly kind: "literal";
  readonly value: string | number | boolean | null;
  readonly type: PrimitiveName;
}

export interface NameSyntax {
  readonly kind: "name";
  readonly name: string;
}

/** `object.member` and `object['member']`, which mean the same; `at` is the member alone. */
export interface SelectSyntax {
  readonly kind: "select";
  readonly object: Syntax;
  readonly member: string;
  readonly at: Range;
}

/** `object[index]` where the index is no literal text. */
export interface IndexSyntax {
  readonly kind: "index";
  readonly object: Syntax;
  readonly index: Syntax;
}

export interface UnarySyntax {
  readonly kind: "unary";
  readonly operator: "!" | "-";
  readonly operand: Syntax;
}

export type ComparisonOperator = "==" | "!=" | "<" | "<=" | ">" | ">=";
export type ArithmeticOperator = "+" | "-" | "*" | "/" | "%";

export interface BinarySyntax {
  readonly kind: "binary";
  readonly operator: "&&" | "||" | "in" | ComparisonOperator | ArithmeticOperator;
  readonly left: Syntax;
  readonly right: Syntax;
}

export interface ConditionalSyntax {
  readonly kind: "conditional";
  readonly condition: Syntax;
  readonly then: Syntax;
  readonly else: Syntax;
}

/** `name(args)` or `receiver.name(args)`; `at` is the name alone. */
export interface CallSyntax {
  readonly kind: "call";
  readonly name: string;
  readonly receiver: Syntax | undefined;
  readonly args: readonly Syntax[];
  readonly at: Range;
}

export interface ListSyntax {
  readonly kind: "list";
  readonly elements: readonly Syntax[];
}

export interface MapSyntax {
  readonly kind: "map";
  readonly entries: readonly { readonly key: Syntax; readonly value: Syntax }[];
}

/** CEL that the parser knows and Specwright does not take. */
export interface RefusedSyntax {
  readonly kind: "refused";
  readonly reason: "bytes" | "uint" | "optional" | "unsafe-integer" | "too-deep";
  /** The number next to an integer that is too large. */
  readonly value?: number;
}
