import type { Catalog } from "../catalog-entry.ts";

/** Faults found while giving types, defaults and constraints a meaning, or trying the examples. */
export interface CheckCodes {
  "placeholder-check": { readonly name: string };
}

export const checkCodes: Catalog<CheckCodes> = {
  "placeholder-check": {
    severity: "error",
    message: ({ name }) => name,
    explain: "",
  },
};
