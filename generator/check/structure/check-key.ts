import { find } from "../../bind/place.ts";
import { report } from "../../diagnostics/diagnostic.ts";
import { toJson } from "../../load/to-json.ts";
import { subjectOf } from "../constraint/subject.ts";
import type { Context } from "../context.ts";
import type { ModelDraft } from "../model/model-draft.ts";
import { findField } from "./find-field.ts";

/** Reports a `key` that names no field, or one that cannot tell instances apart. */
export function checkKeys(context: Context): void {
  for (const draft of context.models.values()) checkKey(draft, context);
}

function checkKey(draft: ModelDraft, context: Context): void {
  const place = find(draft.symbol.place, "key");
  if (place === undefined) return;
  const name = String(toJson(place.node));
  const property = findField(name, draft, place, context);
  if (property === undefined) return;
  const { kind, text } = subjectOf(property.type, context);
  const isFitting = text === "" || ["string", "int", "enum"].includes(kind);
  const isMissable = property.presence === "optional" || property.type.kind === "nullable";
  const problem = isMissable ? "it can be missing" : isFitting ? undefined : "it is no text and no whole number";
  if (problem !== undefined) report(context.sink, "key-not-usable", place.node.span, { name, problem });
}
