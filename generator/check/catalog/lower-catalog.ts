import { child, find, keysOf } from "../../bind/place.ts";
import type { Catalog } from "../../program/catalog.ts";
import type { Resolution } from "../../program/resolution.ts";
import type { ExpressionScope } from "../cel/request.ts";
import type { Context } from "../context.ts";
import { type Surroundings, silently } from "../member/lower-expression.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import { catalogStatement } from "./declare-catalogs.ts";
import { lowerResolution } from "./lower-resolution.ts";

/** What a model says about the members that it holds, with the expressions in it; undefined for a model that is no catalog. */
export function lowerCatalog(draft: ModelDraft, context: Context, scope: ExpressionScope): Catalog | undefined {
  const catalog = context.catalogs.get(draft.symbol.name);
  const stating = catalogStatement(draft);
  if (catalog === undefined || stating === undefined) return catalog;
  const own: Surroundings = { context, scope, module: stating.symbol.module, variables: new Map() };
  const around = stating === draft ? own : silently(own);
  const place = find(stating.symbol.place, "catalog", "resolutions");
  const resolutions = (place === undefined ? [] : keysOf(place)).flatMap((name): readonly Resolution[] => {
    const resolution = place && lowerResolution(name, child(place, name), { draft, catalog, around });
    return resolution === undefined ? [] : [resolution];
  });
  return { ...catalog, resolutions };
}
