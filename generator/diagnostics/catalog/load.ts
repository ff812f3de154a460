import type { Catalog } from "../catalog-entry.ts";

/** Faults found while reading YAML text. */
export interface LoadCodes {
  "placeholder-load": { readonly name: string };
}

export const loadCodes: Catalog<LoadCodes> = {
  "placeholder-load": {
    severity: "error",
    message: ({ name }) => name,
    explain: "",
  },
};
