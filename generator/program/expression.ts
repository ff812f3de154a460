import type { Span } from "../diagnostics/span.ts";
import type { TypeExpr } from "./type-expr.ts";

/**
 * A CEL expression after checking: names are resolved, every node has its type, and it cannot fail.
 *
 * Meaning, the same for every backend: objects are read in normal form (a defaulted property that is absent reads as its
 * default, an optional or nullable one as null); ints are safe integers; texts count code points; `&&` and `||` evaluate
 * from the left and stop early; `==` on lists, maps and models is deep.
 */
export type Expr =
  | LiteralExpr
  | ListExpr
  | MapExpr
  | VariableExpr
  | SelectExpr
  | UnaryExpr
  | BinaryExpr
  | ConditionalExpr
  | CallExpr
  | InvokeExpr
  | MacroExpr;

interface ExprBase {
  readonly type: TypeExpr;
  readonly span: Span;
}

export interface LiteralExpr extends ExprBase {
  readonly kind: "literal";
  readonly value: string | number | boolean | null;
}

export interface ListExpr extends ExprBase {
  readonly kind: "list";
  readonly elements: readonly Expr[];
}

/** A map literal; keys are literal text and no key stands twice. */
export interface MapExpr extends ExprBase {
  readonly kind: "map";
  readonly entries: readonly { readonly key: string; readonly value: Expr }[];
}

/** `this`, a parameter, the `item` of a rule with `each`, or the variable of a macro. */
export interface VariableExpr extends ExprBase {
  readonly kind: "variable";
  readonly name: string;
}

/**
 * Reads `member` of `object`, which is never null. What `of` says:
 *
 * - `property` and `derived`: of the model `model`; or of the union `model`, then null where the variant at hand lacks it;
 * - `part`: of a text with a template, whose scalar is `model`; null where an optional part is missing;
 * - `keyword`: of a `json_schema`; null where the keyword is absent or its value lacks the keyword's JSON kind;
 * - `entry`: of a map; null where the key is absent;
 * - `thrown`: of a thrown value.
 */
export interface SelectExpr extends ExprBase {
  readonly kind: "select";
  readonly object: Expr;
  readonly member: string;
  readonly of: "property" | "derived" | "part" | "keyword" | "entry" | "thrown";
  /** Name of the declaration that has the member; absent for `keyword`, `entry` and `thrown`. */
  readonly model?: string;
}

export interface UnaryExpr extends ExprBase {
  readonly kind: "unary";
  readonly operator: "!" | "-";
  readonly operand: Expr;
}

/**
 * `has(x)` has become `x != null`. `in` looks for an element of a list or a key of a map. Texts are ordered by their code points;
 * bools are not ordered: `a < b` has become `!a && b`.
 */
export interface BinaryExpr extends ExprBase {
  readonly kind: "binary";
  readonly operator: "&&" | "||" | "==" | "!=" | "<" | "<=" | ">" | ">=" | "+" | "-" | "*" | "/" | "%" | "in";
  readonly left: Expr;
  readonly right: Expr;
}

export interface ConditionalExpr extends ExprBase {
  readonly kind: "conditional";
  readonly condition: Expr;
  readonly then: Expr;
  readonly else: Expr;
}

/**
 * Functions of the language itself; a receiver is the first argument. Places in a text count code points from 0, and are sure to be
 * there. What is not plain from the name:
 *
 * - `size` takes a text, a list or a map.
 * - `matches` and `find` look for a pattern anywhere in the text; `find` gives what it found first, or the empty text.
 * - `split` and `replace` may have a last argument: the most pieces to make, or places to replace; a negative one says any number.
 * - `indexOf` looks from the place of its last argument on, `lastIndexOf` up to it; both give -1 for nothing.
 * - `charAt` is the empty text at the end of the text.
 * - `at` is an index: of a list, whose element is sure to be there; or of a map, null where the key is absent.
 * - `int` cuts a number's fraction off, `double` reads an int as a number.
 * - `trim` takes white space as Unicode has it from both ends.
 */
export type BuiltinName =
  | "size"
  | "startsWith"
  | "endsWith"
  | "contains"
  | "matches"
  | "find"
  | "indexOf"
  | "lastIndexOf"
  | "charAt"
  | "substring"
  | "replace"
  | "lowerAscii"
  | "upperAscii"
  | "trim"
  | "split"
  | "join"
  | "string"
  | "int"
  | "double"
  | "distinct"
  | "at";

export interface CallExpr extends ExprBase {
  readonly kind: "call";
  readonly function: BuiltinName;
  readonly args: readonly Expr[];
}

/**
 * Calls something that a spec declares. Arguments stand in the order of the parameters; one that was left out is there as
 * its default or null. `patched` replaces in `receiver` every property that the patch `args[0]` has.
 */
export interface InvokeExpr extends ExprBase {
  readonly kind: "invoke";
  readonly target: "method" | "constructor" | "function" | "patched";
  /** Model that has the method or constructor, or that is patched; absent for a function. */
  readonly model?: string;
  readonly name: string;
  readonly receiver?: Expr;
  readonly args: readonly Expr[];
}

/** A test or a projection of every element of a list, or of every key of a map. `map` has become a plain projection. */
export interface MacroExpr extends ExprBase {
  readonly kind: "macro";
  readonly macro: "all" | "exists" | "exists_one" | "filter" | "map";
  readonly range: Expr;
  readonly variable: string;
  readonly body: Expr;
}
