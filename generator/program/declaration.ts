import type { Catalog, Reference } from "./catalog.ts";
import type { Constraint } from "./constraint.ts";
import type { Counterexample, Example } from "./example.ts";
import type { JsonValue } from "./json.ts";
import type { Layout } from "./layout.ts";
import type { Constructor, DerivedProperty, Method, Named, View } from "./member.ts";
import type { Rule } from "./rule.ts";
import type { TypeExpr } from "./type-expr.ts";

/** A type that a spec declares, or a scalar that ships with the language. */
export type Declaration =
  | ScalarDeclaration
  | EnumDeclaration
  | ModelDeclaration
  | UnionDeclaration
  | ListDeclaration
  | MapDeclaration;

/** `name` is unique in the program; `module` is where it was declared. */
export interface DeclarationBase extends Named {
  readonly module: string;
  /** Left out of the exports and the docs' index. */
  readonly internal: boolean;
  readonly examples: readonly Example[];
  readonly counterexamples: readonly Counterexample[];
  /** Configuration that is refused; paths are those in the configuration. */
  readonly refusedConfigs: readonly Counterexample[];
}

/** A constrained text or number. In TypeScript an alias of the base type. */
export interface ScalarDeclaration extends DeclarationBase {
  readonly kind: "scalar";
  readonly base: "string" | "int" | "number";
  /** Includes the pattern that a template gives rise to. */
  readonly constraints: readonly Constraint[];
  readonly template?: Template;
  /** Name of the JSON Schema `format` that says the same, as an annotation. */
  readonly format?: string;
}

/** How a text falls into parts. */
export interface Template {
  /** As written: `[{server}:]{namespace}/{short_name}`. */
  readonly text: string;
  /** Matches the whole text under flag `u` with `^` and `$` put around it; its capture groups are the parts, in order. */
  readonly capturing: string;
  readonly parts: readonly TemplatePart[];
}

/** One part; an `optional` one reads as null where the text lacks it. */
export interface TemplatePart {
  readonly name: string;
  readonly scalar: string;
  readonly doc: string;
  readonly optional: boolean;
}

export interface EnumDeclaration extends DeclarationBase {
  readonly kind: "enum";
  readonly members: readonly EnumMember[];
}

/** `name` is the value on the wire. */
export interface EnumMember extends Named {
  readonly kind: "member";
}

export interface ModelDeclaration extends DeclarationBase {
  readonly kind: "model";
  /** Inherited ones first, each with everything that tightens it already applied. */
  readonly properties: readonly Property[];
  /** What happens to keys that no property has: an issue, dropped, or kept in `extra`. */
  readonly unknownKeys: "reject" | "ignore" | "keep";
  /** Inherited ones first. */
  readonly rules: readonly Rule[];
  readonly derived: readonly DerivedProperty[];
  readonly constructors: readonly Constructor[];
  readonly methods: readonly Method[];
  readonly views: readonly View[];
  /** Property by which others refer to an instance. */
  readonly key?: string;
  /** Where the model holds members that name one another: which those are. */
  readonly catalog?: Catalog;
  /** Name of the class of errors that carry an instance, where there is one. */
  readonly thrownAs?: string;
  /** Ways to write it in configuration beside the one that is sent. */
  readonly layout?: Layout;
  /** What the model was built on, and how. Everything inherited is already in the lists above. */
  readonly base?: {
    readonly name: string;
    readonly how: "extends" | "subset_of" | "patch_of";
  };
}

export interface Property extends Named {
  readonly kind: "property";
  readonly type: TypeExpr;
  /**
   * - `required`: absent is the issue `missing`.
   * - `defaulted`: absent reads as `default`; a nullable property without a default of its own has the default null.
   * - `optional`: absent stays absent and reads as null in rules.
   */
  readonly presence: "required" | "defaulted" | "optional";
  /** The value that absence stands for, in wire form; there exactly where `presence` is `defaulted`. */
  readonly default?: JsonValue;
  /** The only value allowed; then `presence` is `defaulted` with the same default, except for the tag of a union, which is `required`. */
  readonly fixed?: string | number | boolean;
  /** Message of the issue `not_allowed`; there exactly where `fixed` is. */
  readonly fixedMessage?: string;
  readonly constraints: readonly Constraint[];
  /** Where every text in the property is the key of something else: of what. */
  readonly refersTo?: Reference;
  /** The value must never reach a message, a log or a doc. */
  readonly secret: boolean;
  /** Model that first declared the property. */
  readonly origin: string;
}

/**
 * One of several types. With `tag`, every variant is a model with a fixed value in that property; without it, the variants
 * differ in their JSON kind.
 */
export interface UnionDeclaration extends DeclarationBase {
  readonly kind: "union";
  readonly variants: readonly UnionVariant[];
  readonly tag?: string;
}

/** `tag` is the fixed value of the tag property; `jsonKinds` are the kinds of JSON that lead to this variant in a union without tag. */
export interface UnionVariant {
  readonly type: TypeExpr;
  readonly tag?: string;
  readonly jsonKinds: readonly JsonKind[];
}

export type JsonKind = "null" | "bool" | "number" | "string" | "list" | "object";

export interface ListDeclaration extends DeclarationBase {
  readonly kind: "list";
  readonly element: TypeExpr;
  readonly constraints: readonly Constraint[];
}

export interface MapDeclaration extends DeclarationBase {
  readonly kind: "map";
  readonly value: TypeExpr;
  readonly constraints: readonly Constraint[];
}
