import type { Catalog } from "../catalog-entry.ts";

/** Faults found while validating the documents of users, or reading the project file and arguments. */
export interface DocumentCodes {
  "placeholder-document": { readonly name: string };
}

export const documentCodes: Catalog<DocumentCodes> = {
  "placeholder-document": {
    severity: "error",
    message: ({ name }) => name,
    explain: "",
  },
};
