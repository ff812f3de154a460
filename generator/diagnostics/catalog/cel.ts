import type { Catalog } from "../catalog-entry.ts";
import { type CelNameCodes, celNameCodes } from "./cel-names.ts";
import { type CelNullCodes, celNullCodes } from "./cel-null.ts";
import { type CelSyntaxCodes, celSyntaxCodes } from "./cel-syntax.ts";
import { type CelTypeCodes, celTypeCodes } from "./cel-types.ts";

/** Faults found while reading a CEL expression. */
export interface CelCodes extends CelSyntaxCodes, CelNameCodes, CelNullCodes, CelTypeCodes {}

export const celCodes: Catalog<CelCodes> = {
  ...celSyntaxCodes,
  ...celNameCodes,
  ...celNullCodes,
  ...celTypeCodes,
};
