import type { Catalog } from "../catalog-entry.ts";

/** Faults found while collecting names. */
export interface BindCodes {
  "placeholder-bind": { readonly name: string };
}

export const bindCodes: Catalog<BindCodes> = {
  "placeholder-bind": {
    severity: "error",
    message: ({ name }) => name,
    explain: "",
  },
};
