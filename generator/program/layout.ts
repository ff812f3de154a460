/**
 * Other ways to write the values of a model in configuration. Everything is decided: spellings are worked out, and what is
 * inherited or lifted out of nested models stands here too.
 */
export interface Layout {
  /** Key that the whole document may stand under, where nothing but the header stands beside it. */
  readonly wrapper?: string;
  /** Key at the top of a document that says what kind of file it is, and the model of its value. */
  readonly header?: { readonly key: string; readonly type: string };
  /** Property that a bare text stands for. */
  readonly shorthand?: string;
  /** All ways to write a property but its own name, in the order of the properties. No two have the same path. */
  readonly keys: readonly LayoutKey[];
  readonly inferred: readonly Inference[];
}

/** A way to write a property. */
export interface LayoutKey {
  /** The keys of another way, or the name itself, in camelCase. */
  readonly spelled: boolean;
  /** One key; or two, where the value stands in an object of its own that holds nothing else. */
  readonly path: readonly [string] | readonly [string, string];
  /** The property; or a property that holds a model, and one of that model's own. */
  readonly target: readonly [string] | readonly [string, string];
  /** The value is a map; its keys give this property of the elements of the list that it stands for. */
  readonly keyedBy?: string;
}

/** The value that a property has where configuration leaves it out, has `from`, and has none of the other properties that it could follow from. */
export interface Inference {
  readonly property: string;
  readonly from: string;
  readonly value: string | number | boolean;
}
