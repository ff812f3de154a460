import type { JsonValue } from "./json.js";

/** The layouts in which configuration of a type may be written. Types that it leaves out are written in one way only. */
export type Layout = ObjectLayout | ListLayout | MapLayout | TaggedLayout | VariantLayout;

/** Of a model. Keys are those that stand in configuration, names of fields those that are sent. */
export interface ObjectLayout {
  /** Name of the type, for messages. */
  readonly type: string;
  /** Key that a whole document may stand under. */
  readonly wrapper?: string;
  /** Key of a whole document that says what kind of file it is. */
  readonly header?: string;
  /** Field that a bare text stands for. */
  readonly shorthand?: string;
  readonly keys?: Readonly<Record<string, Way | Group>>;
  /** By field: the values that follow from other fields. */
  readonly inferred?: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>;
  /** By field: the layouts of what stands in it. */
  readonly fields?: Readonly<Record<string, () => Layout>>;
}

/** What a key stands for: a field; one that is given by the keys of a map; or a field of the model in another field. */
export type Way =
  | string
  | { readonly field: string; readonly keyedBy: string }
  | { readonly field: string; readonly within: string };

/** An object that has fields of the one around it in it. */
export interface Group {
  readonly keys: Readonly<Record<string, Way>>;
}

/** Of a union whose variants are told apart by a field, which may be written under any of the keys. */
export interface TaggedLayout {
  readonly tags: readonly string[];
  readonly variants: Readonly<Record<string, () => Layout>>;
}

/** Of a union whose variants differ in their kind of JSON; a text may be the shorthand of an object. */
export interface VariantLayout {
  readonly kinds: {
    readonly object?: () => Layout;
    readonly list?: () => Layout;
    readonly string?: () => Layout;
  };
}

/** Of a list, by its elements. */
export interface ListLayout {
  readonly elements: () => Layout;
}

/** Of a map, by its values. */
export interface MapLayout {
  readonly values: () => Layout;
}
