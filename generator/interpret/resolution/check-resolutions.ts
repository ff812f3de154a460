import type { ModelDeclaration } from "../../program/declaration.ts";
import { type Clue, tellClue } from "../catalog/clue.ts";
import type { Context } from "../context.ts";
import { maxIssues, reportRelation, type Walk } from "../issue.ts";
import { normalizeModel } from "../normalize.ts";
import { Resolver } from "./resolver.ts";

/** Reports what is wrong with what the members of a catalog come to. The catalog must be valid in every other respect. */
export function checkResolutions(context: Context, model: ModelDeclaration, object: unknown, walk: Walk): void {
  const resolutions = model.catalog?.resolutions ?? [];
  if (resolutions.length === 0) return;
  const catalog = normalizeModel(context, model, object);
  const atCatalog = ({ path, message }: Clue["related"][number]): Clue["related"][number] => ({
    path: [...walk.path, ...path],
    message,
  });
  for (const resolution of resolutions) {
    const resolver = new Resolver(context, resolution, catalog);
    for (const { path, issue, candidates = [], related = [] } of resolver.faultsOfAll().slice(0, maxIssues)) {
      const reported = reportRelation(walk, issue.code, issue.message, path, issue.rule);
      if (reported !== undefined) tellClue(reported, { related: related.map(atCatalog), candidates });
    }
  }
}
