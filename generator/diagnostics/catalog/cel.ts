import type { Catalog } from "../catalog-entry.ts";

/** Faults found while reading a CEL expression. */
export interface CelCodes {
  "placeholder-cel": { readonly name: string };
}

export const celCodes: Catalog<CelCodes> = {
  "placeholder-cel": {
    severity: "error",
    message: ({ name }) => name,
    explain: "",
  },
};
