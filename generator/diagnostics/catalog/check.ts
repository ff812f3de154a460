import type { Catalog } from "../catalog-entry.ts";
import { type CatalogCodes, catalogCodes } from "./check-catalogs.ts";
import { type ConstraintCodes, constraintCodes } from "./check-constraints.ts";
import { type LayoutCodes, layoutCodes } from "./check-layouts.ts";
import { type MemberCodes, memberCodes } from "./check-members.ts";
import { type ModelCodes, modelCodes } from "./check-models.ts";
import { type TypeCodes, typeCodes } from "./check-types.ts";

/** Faults found while giving types, defaults, constraints and members a meaning. */
export interface CheckCodes extends TypeCodes, ConstraintCodes, ModelCodes, CatalogCodes, LayoutCodes, MemberCodes {}

export const checkCodes: Catalog<CheckCodes> = {
  ...typeCodes,
  ...constraintCodes,
  ...modelCodes,
  ...catalogCodes,
  ...layoutCodes,
  ...memberCodes,
};
