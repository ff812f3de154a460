import type { Place } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { oneOfThese } from "../../diagnostics/suggest.ts";
import type { Property } from "../../program/declaration.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";

/** The property of that name; reported at `place` where there is none. */
export function findField(name: string, draft: ModelDraft, place: Place, context: Context): Property | undefined {
  const property = draft.properties.find((candidate) => candidate.name === name);
  if (property === undefined) {
    const names = draft.properties.map((candidate) => candidate.name);
    const type = draft.symbol.name;
    report(context.sink, "no-such-field", place.node.span, { name, type }, { hint: oneOfThese(name, names) });
  }
  return property;
}
