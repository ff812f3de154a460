/** A dialect of JSON Schema, under the name that Standard JSON Schema gives it. */
export type Draft = "draft-2020-12" | "draft-07";

/** What is particular about a dialect. */
export interface Dialect {
  /** Value of `$schema`. */
  readonly uri: string;
  /** Folder of its files, under the base of all schemas. */
  readonly folder: string;
  /** Name of the target in the coverage report. */
  readonly target: string;
}

/** The dialects, the one that says most first. */
export const dialects: Readonly<Record<Draft, Dialect>> = Object.freeze({
  "draft-2020-12": {
    uri: "https://json-schema.org/draft/2020-12/schema",
    folder: "",
    target: "json-schema-2020-12",
  },
  "draft-07": {
    uri: "http://json-schema.org/draft-07/schema#",
    folder: "draft-07/",
    target: "json-schema-draft-07",
  },
});

/** All drafts, the one that says most first. */
export const drafts: readonly Draft[] = Object.freeze(["draft-2020-12", "draft-07"]);
