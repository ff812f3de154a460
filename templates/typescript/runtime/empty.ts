/** The one list without elements. */
export const emptyList: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** The one plain object without keys. */
export const emptyObject: Readonly<Record<string, never>> = /* @__PURE__ */ Object.freeze({});
