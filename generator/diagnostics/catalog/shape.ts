import type { Catalog } from "../catalog-entry.ts";

/** Faults found while comparing a document with the meta-schema. */
export interface ShapeCodes {
  "placeholder-shape": { readonly name: string };
}

export const shapeCodes: Catalog<ShapeCodes> = {
  "placeholder-shape": {
    severity: "error",
    message: ({ name }) => name,
    explain: "",
  },
};
