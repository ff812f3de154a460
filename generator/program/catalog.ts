import type { Span } from "../diagnostics/span.ts";
import type { Resolution } from "./resolution.ts";

/** What the texts of a property mean: wherever it stands in a catalog, each is the key of a member of a key space. */
export interface Reference {
  /** Name of the key space. A catalog declares it; without a catalog around it, the reference only tells people what is meant. */
  readonly space: string;
  /** Whether following the references of the property from member to member never leads back to where it began. */
  readonly acyclic: boolean;
  /** How many of them may follow one another; there only where they are acyclic. */
  readonly maxDepth?: number;
}

/** What a model says about the members that it holds, which name one another by their keys. */
export interface Catalog {
  /** In the order written. */
  readonly spaces: readonly KeySpace[];
  readonly lookups: readonly Lookup[];
  readonly resolutions: readonly Resolution[];
}

/** Members that share their keys: no two have the same. */
export interface KeySpace {
  readonly name: string;
  readonly doc: string;
  readonly collections: readonly Collection[];
  readonly span: Span;
}

/** A property with members: a list of objects, each with its key, a text, in the property `key`; or a map, whose keys are theirs. */
export interface Collection {
  readonly property: string;
  readonly key?: string;
}

/** A function of instances that finds a member in lists by its key. */
export interface Lookup {
  readonly localName: string;
  /** Declared type of the members. */
  readonly element: string;
  /** Property that holds the key. */
  readonly key: string;
  /** The lists. */
  readonly properties: readonly string[];
}
