import type { Catalog } from "../catalog-entry.ts";

/** Faults found while comparing and writing output. */
export interface WriteCodes {
  "placeholder-write": { readonly name: string };
}

export const writeCodes: Catalog<WriteCodes> = {
  "placeholder-write": {
    severity: "error",
    message: ({ name }) => name,
    explain: "",
  },
};
