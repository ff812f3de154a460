import type { Span } from "../diagnostics/span.ts";
import type { Expr } from "./expression.ts";
import type { JsonValue } from "./json.ts";
import type { Assignment, Named } from "./member.ts";

/**
 * A function of a catalog that works out what one of its members comes to: entries made of what the member itself lists, then the
 * entries of the members that it leads to, each as far as the member changes it. Of entries with one name the first stays.
 */
export interface Resolution extends Named {
  readonly kind: "resolution";
  /** Property of the catalog that holds the members, and what they are: model, property with the key. */
  readonly start: { readonly property: string; readonly model: string; readonly key: string };
  /** List property of members whose elements each lead to another member, by the key in their property `reference`. */
  readonly follow: { readonly property: string; readonly model: string; readonly reference: string };
  /** Model of the entries, and the property that tells them apart. */
  readonly gives: { readonly model: string; readonly key: string };
  /** What is thrown for a key that no member has; the assignments of the thrown value read `key`. */
  readonly unknown: { readonly model: string; readonly assignments: readonly Assignment[] };
  readonly takes: readonly Take[];
  /** What becomes different about an entry once it comes from another member; reads `entry`. */
  readonly through: readonly Assignment[];
  /** What an element of `follow` says about the entries that come by it. */
  readonly changes?: Changes;
  /** What a change makes different about an entry; reads `entry` and `change`, a value of the model. */
  readonly changed?: { readonly model: string; readonly assignments: readonly Assignment[] };
  readonly examples: readonly ResolutionExample[];
}

/** How the elements of a list of a member become entries. Assignments read `owner`, `item`, `position` and, with targets, `target`. */
export interface Take {
  readonly from: string;
  /** Model of the elements. */
  readonly model: string;
  readonly targets?: Targets;
  readonly assignments: readonly Assignment[];
  /** The one entry for an element that matches nothing, whatever `when` says; without it, there is none. */
  readonly otherwise?: readonly Assignment[];
  /** Property of the element that may hold a change of its entries. */
  readonly change?: string;
  readonly changes?: Changes;
}

/** Members that an element stands for, one entry each. `model` is what all of them are. */
export type Targets =
  /** The member of the lists with the key in `property`; with `by`, those with the keys in that entry of this map. */
  | {
      readonly kind: "find";
      readonly property: string;
      readonly by?: string;
      readonly lists: readonly KeyedList[];
      readonly model: string;
    }
  /** Those of a list that have the value in `property`, as far as `when` holds of them. */
  | {
      readonly kind: "match";
      readonly list: string;
      readonly property: string;
      readonly value: Expr;
      readonly when?: Expr;
      readonly model: string;
    };

/** A list of a catalog, its model, and the property that holds the keys. */
export interface KeyedList {
  readonly property: string;
  readonly model: string;
  readonly key: string;
}

/** A list of changes, each with the name of what it is for. */
export interface Changes {
  readonly list: string;
  readonly model: string;
  /** Property of a change that names what it is for. */
  readonly name: string;
  /** Property that holds what changes. */
  readonly change: string;
  /** By what a target is named, or null; without it, the key of the entry. */
  readonly on?: Expr;
  /** Whether a name may be that of nothing. */
  readonly isOpen: boolean;
}

/** What a member of an example of the catalog comes to: of each entry the properties that matter. */
export interface ResolutionExample {
  readonly name: string;
  readonly doc?: string;
  /** Name of the example. */
  readonly of: string;
  readonly key: string;
  readonly gives: readonly JsonValue[];
  readonly span: Span;
}
