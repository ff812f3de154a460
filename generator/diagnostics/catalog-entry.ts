/**
 * One kind of fault. `message` makes the sentence that is printed, `hint` the one about what to do next, where the finder of
 * the fault has no better one; `explain` is what `specwright explain CODE` tells: what the
 * fault means, why it is one, how to mend it, with a small example. Codes are kebab-case, public, and never used again for
 * something else.
 */
export interface CatalogEntry<Params> {
  readonly severity: "error" | "warning";
  readonly message: (params: Params) => string;
  readonly hint?: (params: Params) => string;
  readonly explain: string;
}

/** Entries by code, from an interface that says which parameters each message takes. */
export type Catalog<ParamsByCode> = {
  readonly [Code in keyof ParamsByCode]: CatalogEntry<ParamsByCode[Code]>;
};
