import type { SourceFile } from "../diagnostics/source-file.ts";
import type { Span } from "../diagnostics/span.ts";

/** A YAML file that was read without an error. */
export interface YamlDocument {
  readonly file: SourceFile;
  readonly root: YamlNode;
}

/** A value of a YAML document and where it stands. */
export type YamlNode = YamlScalar | YamlMap | YamlList;

/** A text, number, boolean or null. A value that was left out (`key:`) is null and has the span of its key. */
export interface YamlScalar {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  /** Quotes and the header of a block text included. */
  readonly span: Span;
  readonly style: "plain" | "single" | "double" | "literal" | "folded";
}

/** Keys are texts and no key stands twice. */
export interface YamlMap {
  readonly kind: "map";
  readonly entries: readonly YamlEntry[];
  readonly span: Span;
}

export interface YamlEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
}

export interface YamlList {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
  readonly span: Span;
}
