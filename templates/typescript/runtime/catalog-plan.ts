/** Where in a catalog its members are, and where they are referred to. Names are those on the wire. */
export interface CatalogPlan {
  readonly spaces: readonly KeySpace[];
  /** References of one field are one graph. */
  readonly references: readonly Reference[];
  /** Fields of the catalog in which something refers. */
  readonly fields: readonly PlannedField[];
  /** The same of each type that stands in it. */
  readonly types: Readonly<Record<string, readonly PlannedField[]>>;
}

/** Members that share their keys. */
export interface KeySpace {
  readonly name: string;
  /** Lists of objects with a key, or maps. */
  readonly collections: readonly { readonly field: string; readonly key?: string }[];
}

/** What a field refers to, and what must not come of following it. */
export interface Reference {
  readonly space: string;
  readonly acyclic: boolean;
  readonly maxDepth?: number;
}

/** A field, how references are reached from its value, and the value that absence stands for, if there are any in that. */
export interface PlannedField {
  readonly name: string;
  readonly reach: Reach;
  readonly default?: unknown;
}

/** How references are reached from a value: it has such texts itself, or the type of what is in it tells. */
export type Reach =
  | { readonly kind: "texts"; readonly reference: number }
  | { readonly kind: "each"; readonly inner: Reach }
  | { readonly kind: "type"; readonly type: string }
  | { readonly kind: "tagged"; readonly tag: string; readonly types: Readonly<Record<string, string>> }
  | { readonly kind: "by-json-kind"; readonly kinds: Readonly<Record<string, Reach>> };

/** Something in a catalog that has a key. */
export interface Member {
  readonly space: string;
  readonly key: string;
  /** Where it stands, from the catalog. */
  readonly path: readonly (string | number)[];
}

/** The fields of a catalog by their names on the wire: null for one that is absent, undefined for one that is not sound. */
export type CatalogFields = Readonly<Record<string, unknown>>;
