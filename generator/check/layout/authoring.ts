import type { Span } from "../../diagnostics/span.ts";

/** What a spec says about ways to write a model in configuration, before it is known whether that makes sense. */
export interface Authoring {
  /** Whether names may also be written in camelCase. */
  readonly camelCase: boolean;
  readonly wrapper?: Said<string>;
  readonly header?: { readonly key: Said<string>; readonly type: Said<string> };
  readonly shorthand?: Said<string>;
  readonly hoists: readonly Said<string>[];
  /** By the name of the field. */
  readonly fields: ReadonlyMap<string, FieldAuthoring>;
}

export interface FieldAuthoring {
  readonly aliases: readonly Said<string>[];
  readonly keyed?: { readonly under: Said<string>; readonly by: Said<string> };
  readonly inferred: readonly { readonly from: Said<string>; readonly value: Said<Inferred> }[];
}

/** A value that follows from another field. */
export type Inferred = string | number | boolean;

/** Something, and where a spec says it. */
export interface Said<T> {
  readonly value: T;
  readonly span: Span;
  /** Whether this model says it rather than the one that it builds on, whose faults are told there. */
  readonly isOwn: boolean;
}
